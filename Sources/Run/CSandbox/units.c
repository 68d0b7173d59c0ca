// Texts of units and lists, by functions of ICU that Foundation on Linux has but doesn't call.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

#include "language.h"

static void *icu(const char *name) { return dlsym(RTLD_DEFAULT, name); }

int32_t vitrine_unit_text(
    const char *locale, const char *skeleton, double number, uint16_t *text, int32_t capacity) {
  void *(*open)(const uint16_t *, int32_t, const char *, int *) =
      icu("swift_unumf_openForSkeletonAndLocale");
  void *(*open_result)(int *) = icu("swift_unumf_openResult");
  void (*format)(const void *, double, void *, int *) = icu("swift_unumf_formatDouble");
  int32_t (*copy)(const void *, uint16_t *, int32_t, int *) = icu("swift_unumf_resultToString");
  void (*close)(void *) = icu("swift_unumf_close");
  void (*close_result)(void *) = icu("swift_unumf_closeResult");
  if (!open || !open_result || !format || !copy || !close || !close_result) return 0;
  uint16_t units[128];
  int32_t length = 0;
  for (; skeleton[length] && length < 128; length++) units[length] = (uint8_t)skeleton[length];
  int status = 0;
  void *formatter = open(units, length, locale, &status);
  void *result = open_result(&status);
  format(formatter, number, result, &status);
  int32_t count = copy(result, text, capacity, &status);
  close_result(result);
  close(formatter);
  return status <= 0 && count <= capacity ? count : 0;
}

int32_t vitrine_list_text(
    const char *locale, int width, const uint16_t *items, const int32_t *lengths, int32_t count,
    uint16_t *text, int32_t capacity) {
  // The type of lists of units in `UListFormatterType`.
  enum { UNITS = 2, LIMIT = 16 };
  void *(*open)(const char *, int, int, int *) = icu("swift_ulistfmt_openForType");
  int32_t (*format)(
      const void *, const uint16_t *const *, const int32_t *, int32_t, uint16_t *, int32_t,
      int *) = icu("swift_ulistfmt_format");
  void (*close)(void *) = icu("swift_ulistfmt_close");
  if (!open || !format || !close || count > LIMIT) return 0;
  const uint16_t *starts[LIMIT];
  for (int32_t index = 0; index < count; index++) {
    starts[index] = items;
    items += lengths[index];
  }
  int status = 0;
  void *formatter = open(locale, UNITS, width, &status);
  int32_t length = format(formatter, starts, lengths, count, text, capacity, &status);
  close(formatter);
  return status <= 0 && length <= capacity ? length : 0;
}
