// Localized resources and plurals, which Core Foundation on Linux doesn't support: it finds the
// language of no bundle, and the process ends at an entry of a .stringsdict file.
//
// Foundation calls these functions through the dynamic linker, which uses the definitions of this
// library because it precedes Foundation.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

#include "language.h"

typedef const void *object;

enum { UTF_8 = 0x08000100 };

extern object CFStringCreateWithCString(object allocator, const char *text, uint32_t encoding);
extern object CFRetain(object);
extern void CFRelease(object);
extern unsigned long CFGetTypeID(object);
extern unsigned long CFDictionaryGetTypeID(void);
extern long CFArrayGetCount(object array);
extern object CFArrayGetValueAtIndex(object array, long index);
extern object CFBundleCopyBundleLocalizations(object bundle);
extern object CFBundleGetDevelopmentRegion(object bundle);
extern object CFBundleCopyResourceURLForLocalization(
    object bundle, object name, object type, object folder, object localization);
extern object CFBundleCopyResourceURLsOfTypeForLocalization(
    object bundle, object type, object folder, object localization);

static struct vitrine_language language;

void vitrine_set_bundles(struct vitrine_language functions) { language = functions; }

static void *original(const char *name) { return dlsym(RTLD_NEXT, name); }

// MARK: Languages

typedef object (*find)(object, object);

object CFBundleCopyLocalizationsForPreferences(object localizations, object preferences) {
  if (language.preferred) return language.preferred(localizations, preferences, NULL);
  find real = (find)original("CFBundleCopyLocalizationsForPreferences");
  return real(localizations, preferences);
}

object CFBundleCopyPreferredLocalizationsFromArray(object localizations) {
  return CFBundleCopyLocalizationsForPreferences(localizations, NULL);
}

// Returns the languages in which a bundle's resources are searched, the best first.
static object copy_languages(object bundle) {
  object localizations = CFBundleCopyBundleLocalizations(bundle);
  object languages =
      language.preferred(localizations, NULL, CFBundleGetDevelopmentRegion(bundle));
  CFRelease(localizations);
  return languages;
}

typedef object (*list)(object bundle, object name, object type, object folder);
typedef object (*list_all)(object bundle, object type, object folder);
typedef object (*search)(object bundle, object name, object type, object folder, object language);

// Returns the first result of a search in the languages of a bundle.
static object copy_first(
    object bundle, object name, object type, object folder, search search) {
  object languages = copy_languages(bundle);
  object result = NULL;
  for (long index = 0; index < CFArrayGetCount(languages) && !result; index++) {
    result = search(bundle, name, type, folder, CFArrayGetValueAtIndex(languages, index));
  }
  CFRelease(languages);
  return result;
}

object CFBundleCopyResourceURL(object bundle, object name, object type, object folder) {
  if (!language.preferred) {
    return ((list)original("CFBundleCopyResourceURL"))(bundle, name, type, folder);
  }
  return copy_first(bundle, name, type, folder, CFBundleCopyResourceURLForLocalization);
}

static object copy_some(object bundle, object name, object type, object folder, object language) {
  (void)name;
  object urls = CFBundleCopyResourceURLsOfTypeForLocalization(bundle, type, folder, language);
  if (!urls || CFArrayGetCount(urls) > 0) return urls;
  CFRelease(urls);
  return NULL;
}

object CFBundleCopyResourceURLsOfType(object bundle, object type, object folder) {
  object urls = language.preferred ? copy_first(bundle, NULL, type, folder, copy_some) : NULL;
  if (urls) return urls;
  return ((list_all)original("CFBundleCopyResourceURLsOfType"))(bundle, type, folder);
}

// MARK: Plurals

typedef object (*copy_string)(object bundle, object key, object value, object table);
typedef object (*create_string)(object allocator, object locale, object format, va_list arguments);

// Returns the URL of the .stringsdict file with a table.
static object copy_plurals_url(object bundle, object table) {
  object type = CFStringCreateWithCString(NULL, "stringsdict", UTF_8);
  object name = table ? CFRetain(table) : CFStringCreateWithCString(NULL, "Localizable", UTF_8);
  object url = CFBundleCopyResourceURL(bundle, name, type, NULL);
  CFRelease(name);
  CFRelease(type);
  return url;
}

object CFBundleCopyLocalizedString(object bundle, object key, object value, object table) {
  static copy_string real;
  if (!real) real = (copy_string)original("CFBundleCopyLocalizedString");
  object text = real(bundle, key, value, table);
  if (!text || !language.text || CFGetTypeID(text) != CFDictionaryGetTypeID()) return text;
  object url = copy_plurals_url(bundle, table);
  object result = language.text(text, url);
  if (url) CFRelease(url);
  CFRelease(text);
  return result;
}

static object create_formatted(object allocator, object locale, object format, va_list arguments) {
  static create_string real;
  if (!real) real = (create_string)original("CFStringCreateWithFormatAndArguments");
  return real(allocator, locale, format, arguments);
}

const void *vitrine_format(const void *format, const void *locale, va_list arguments) {
  return create_formatted(NULL, locale, format, arguments);
}

object CFStringCreateWithFormatAndArguments(
    object allocator, object locale, object format, va_list arguments) {
  char kinds[VITRINE_ARGUMENTS];
  uint64_t words[VITRINE_ARGUMENTS] = {0};
  int count = language.kinds ? language.kinds(format, kinds) : -1;
  if (count < 0) return create_formatted(allocator, locale, format, arguments);
  for (int index = 0; index < count; index++) {
    if (kinds[index] == 'd') {
      double number = va_arg(arguments, double);
      memcpy(&words[index], &number, sizeof number);
    } else {
      words[index] = va_arg(arguments, uint64_t);
    }
  }
  return language.formatted(format, locale, words);
}

bool vitrine_plural_category(const char *name, double number, char keyword[16]) {
  void *(*open)(const char *, int *) = dlsym(RTLD_DEFAULT, "swift_uplrules_open");
  int32_t (*select)(const void *, double, uint16_t *, int32_t, int *) =
      dlsym(RTLD_DEFAULT, "swift_uplrules_select");
  void (*close)(void *) = dlsym(RTLD_DEFAULT, "swift_uplrules_close");
  uint16_t units[16];
  int status = 0;
  void *rules = open && select && close ? open(name, &status) : NULL;
  if (!rules) return false;
  int32_t length = select(rules, number, units, 15, &status);
  close(rules);
  if (status > 0 || length > 15) return false;
  for (int32_t index = 0; index < length; index++) keyword[index] = (char)units[index];
  keyword[length] = 0;
  return true;
}
