#include "internal.h"

#include <dlfcn.h>
#include <stddef.h>

struct microhttpd mhd;
static bool is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  // The interface of libmicrohttpd 0.9.71 to 1.0, which Debian 11 and later have.
  void *library = dlopen("libmicrohttpd.so.12", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  const struct {
    void *place;
    const char *name;
  } wanted[] = {
      {&mhd.start_daemon, "MHD_start_daemon"},
      {&mhd.stop_daemon, "MHD_stop_daemon"},
      {&mhd.get_daemon_info, "MHD_get_daemon_info"},
      {&mhd.get_connection_info, "MHD_get_connection_info"},
      {&mhd.get_connection_values, "MHD_get_connection_values"},
      {&mhd.lookup_connection_value, "MHD_lookup_connection_value"},
      {&mhd.suspend_connection, "MHD_suspend_connection"},
      {&mhd.resume_connection, "MHD_resume_connection"},
      {&mhd.create_response, "MHD_create_response_from_buffer"},
      {&mhd.add_response_header, "MHD_add_response_header"},
      {&mhd.queue_response, "MHD_queue_response"},
      {&mhd.destroy_response, "MHD_destroy_response"},
  };
  for (size_t index = 0; index < sizeof wanted / sizeof wanted[0]; index++) {
    void *function = dlsym(library, wanted[index].name);
    if (function == NULL) return;
    // POSIX lets a pointer to an object hold a function's address.
    *(void **)wanted[index].place = function;
  }
  is_loaded = true;
}

bool vitrine_http_load(void) {
  pthread_once(&once, load);
  return is_loaded;
}
