#include "load.h"

bool vitrine_load(
    const char *library, int mode, const struct vitrine_symbol *symbols, size_t count) {
  void *handle = dlopen(library, mode | RTLD_LOCAL);
  if (handle == NULL) return false;
  for (size_t index = 0; index < count; index++) {
    void *function = dlsym(handle, symbols[index].name);
    if (function == NULL) return false;
    // POSIX lets a pointer to an object hold a function's address.
    *(void **)symbols[index].pointer = function;
  }
  return true;
}
