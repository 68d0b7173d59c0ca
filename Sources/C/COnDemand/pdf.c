#include "pdf.h"
#include "load.h"

#include <pthread.h>

static vitrine_qpdf functions;
static const vitrine_qpdf *loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  // The interface of qpdf 11, which Debian 12 and later have.
  if (VITRINE_LOAD("libqpdf.so.29", RTLD_NOW, functions, VITRINE_QPDF_FUNCTIONS)) {
    loaded = &functions;
  }
}

const vitrine_qpdf *vitrine_qpdf_load(void) {
  pthread_once(&once, load);
  return loaded;
}
