#include "vitrine_pdf.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

static vitrine_qpdf functions;
static const vitrine_qpdf *loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  // The interface of qpdf 11, which Debian 12 and later have.
  void *library = dlopen("libqpdf.so.29", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  const struct {
    void *place;
    const char *name;
  } wanted[] = {
      {&functions.create, "qpdf_init"},
      {&functions.cleanup, "qpdf_cleanup"},
      {&functions.set_suppress_warnings, "qpdf_set_suppress_warnings"},
      {&functions.get_error, "qpdf_get_error"},
      {&functions.read_memory, "qpdf_read_memory"},
      {&functions.is_encrypted, "qpdf_is_encrypted"},
      {&functions.get_num_pages, "qpdf_get_num_pages"},
      {&functions.get_page_n, "qpdf_get_page_n"},
      {&functions.get_type_code, "qpdf_oh_get_type_code"},
      {&functions.get_numeric_value, "qpdf_oh_get_numeric_value"},
      {&functions.get_bool_value, "qpdf_oh_get_bool_value"},
      {&functions.get_name, "qpdf_oh_get_name"},
      {&functions.get_string_value, "qpdf_oh_get_binary_string_value"},
      {&functions.get_array_n_items, "qpdf_oh_get_array_n_items"},
      {&functions.get_array_item, "qpdf_oh_get_array_item"},
      {&functions.get_key, "qpdf_oh_get_key"},
      {&functions.get_dict, "qpdf_oh_get_dict"},
      {&functions.get_object_id, "qpdf_oh_get_object_id"},
      {&functions.get_stream_data, "qpdf_oh_get_stream_data"},
  };
  for (size_t index = 0; index < sizeof wanted / sizeof wanted[0]; index++) {
    void *function = dlsym(library, wanted[index].name);
    if (function == NULL) return;
    // POSIX lets a pointer to an object hold a function's address.
    *(void **)wanted[index].place = function;
  }
  loaded = &functions;
}

const vitrine_qpdf *vitrine_qpdf_load(void) {
  pthread_once(&once, load);
  return loaded;
}
