#include "internal.h"
#include "../load.h"

struct microhttpd mhd;
static bool is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  // The interface of libmicrohttpd 0.9.71 to 1.0, which Debian 11 and later have.
  is_loaded = VITRINE_LOAD("libmicrohttpd.so.12", RTLD_NOW, mhd, MICROHTTPD_FUNCTIONS);
}

bool vitrine_http_load(void) {
  pthread_once(&once, load);
  return is_loaded;
}
