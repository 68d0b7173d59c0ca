// The picture's language, which replaces the language that Foundation on Linux fixes as English.
//
// Foundation calls these functions through the dynamic linker, which uses the definitions of this
// library because it precedes Foundation.

#define _GNU_SOURCE
#include "language.h"

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

typedef const void *object;

enum { UTF_8 = 0x08000100 };

extern object CFStringCreateWithCString(object allocator, const char *text, uint32_t encoding);
extern object CFLocaleCreate(object allocator, object identifier);
extern object CFRetain(object);
extern void CFRelease(object);

// MARK: Locale.current
//
// Foundation creates the current locale once: it calls `_localeICUClass()`, a function with dynamic
// replacements, and the initializer `init(name:prefs:disableBundleMatching:)` of the result's
// witness table for `_LocaleProtocol`. Until the locale is created, a replacement returns a table
// whose initializer returns the picture's locale.

struct locale_class {
  const void *type;
  const void *const *witnesses;
};

// An entry of the chain of a function's dynamic replacements, as in the Swift runtime.
struct replacement {
  void *implementation;
  struct replacement *next;
};

// The start of a protocol's description, as in the Swift runtime. A witness table has a pointer to
// its conformance and one for each requirement.
struct protocol {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  uint32_t signature_requirements;
  uint32_t requirements;
};

enum { CAPACITY = 256, INITIALIZER = 3 };

static struct replacement *chain;
static struct locale_class (*original_class)(void);
static size_t witness_count;
static const void *current;
// The current locale keeps this table.
static const void *witnesses[CAPACITY];
static const void *original_initializer;

__attribute__((swiftcall)) static const void *create_current(void) { return current; }

static struct locale_class picture_class(void) {
  struct locale_class class = original_class();
  memcpy(witnesses, class.witnesses, witness_count * sizeof *witnesses);
  original_initializer = witnesses[INITIALIZER];
  witnesses[INITIALIZER] = (const void *)create_current;
  class.witnesses = witnesses;
  return class;
}

bool vitrine_enter_locale(const void *locale) {
  const struct protocol *protocol = dlsym(RTLD_DEFAULT, "$s20FoundationEssentials15_LocaleProtocolMp");
  chain = dlsym(RTLD_DEFAULT, "$s20FoundationEssentials15_localeICUClassAA15_LocaleProtocol_pXpyFTX");
  if (!protocol || !chain || !chain->implementation) return false;
  witness_count = 1 + protocol->requirements;
  if (witness_count <= INITIALIZER || witness_count > CAPACITY) return false;
  current = locale;
  original_class = (struct locale_class (*)(void))chain->implementation;
  chain->implementation = (void *)picture_class;
  return true;
}

void vitrine_leave_locale(void) {
  chain->implementation = (void *)original_class;
  if (original_initializer) witnesses[INITIALIZER] = original_initializer;
}

// MARK: Locale.preferredLanguages
//
// The getter always returns `en-001` on Linux. Its name is given here and not in Swift, because an
// optimized module that defines a function of another module can't be imported.

extern __attribute__((swiftcall)) const void *vitrine_preferred_languages(void);

__attribute__((swiftcall)) const void *preferred_languages(void) __asm__(
    "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ");

__attribute__((swiftcall)) const void *preferred_languages(void) {
  return vitrine_preferred_languages();
}

// MARK: Core Foundation

static object core_locale;

void vitrine_set_language(const char *identifier) {
  object name = CFStringCreateWithCString(NULL, identifier, UTF_8);
  core_locale = CFLocaleCreate(NULL, name);
  CFRelease(name);
  void (*set_default)(const char *, int *) = dlsym(RTLD_DEFAULT, "swift_uloc_setDefault");
  int status = 0;
  if (set_default) set_default(identifier, &status);
}

object CFLocaleCopyCurrent(void) {
  static object (*original)(void);
  if (core_locale) return CFRetain(core_locale);
  if (!original) original = (object (*)(void))dlsym(RTLD_NEXT, "CFLocaleCopyCurrent");
  return original();
}
