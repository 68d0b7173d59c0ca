// Missing defaults, which the report of a crash names.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "language.h"
#include "sandbox.h"

typedef const void *object;

enum { UTF_8 = 0x08000100 };

extern bool CFStringGetCString(object text, char *buffer, long size, uint32_t encoding);

// Foundation reads these settings itself.
static bool is_foundations(const char *key) {
  return strncmp(key, "Apple", 5) == 0 || strncmp(key, "NS", 2) == 0 || strncmp(key, "com.apple", 9) == 0;
}

object CFPreferencesCopyAppValue(object key, object suite) {
  static object (*real)(object, object);
  if (!real) real = (object (*)(object, object))dlsym(RTLD_NEXT, "CFPreferencesCopyAppValue");
  object value = real(key, suite);
  char name[128], folder[128], both[260];
  if (value || !CFStringGetCString(key, name, sizeof name, UTF_8) || is_foundations(name)) return value;
  if (!CFStringGetCString(suite, folder, sizeof folder, UTF_8)) folder[0] = 0;
  snprintf(both, sizeof both, "%s %s", folder, name);
  vitrine_note_missing("default", both);
  return value;
}
