#ifndef VITRINE_LANGUAGE_H
#define VITRINE_LANGUAGE_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>

/// Makes Foundation create `Locale.current` as `locale`, which is the object of a `Locale`, until
/// `vitrine_leave_locale` is called.
///
/// Returns false if this version of Foundation creates its current locale in another way.
bool vitrine_enter_locale(const void *locale);

void vitrine_leave_locale(void);

/// Sets the locale of Core Foundation and of ICU, such as `de_DE`.
void vitrine_set_language(const char *identifier);

/// Stores the plural category of a number in `keyword`, such as `few`.
///
/// Returns false if ICU doesn't know the language of the name.
bool vitrine_plural_category(const char *name, double number, char keyword[16]);

/// Stores a number with a unit, such as `2 hours` for `measure-unit/duration-hour
/// unit-width-full-name`, as UTF-16, and returns its length or 0 if ICU doesn't know it.
int32_t vitrine_unit_text(const char *locale, const char *skeleton, double number, uint16_t *text,
                          int32_t capacity);

/// Stores a list of units as UTF-16, and returns its length or 0.
///
/// `items` has the UTF-16 of all items, and `lengths` the length of each. The widths are 0 for
/// words, 1 for abbreviations and 2 for letters.
int32_t vitrine_list_text(const char *locale, int width, const uint16_t *items,
                          const int32_t *lengths, int32_t count, uint16_t *text, int32_t capacity);

/// The number of arguments that a format with plurals may have.
enum { VITRINE_ARGUMENTS = 16 };

/// The functions that find languages, and those for entries of .stringsdict files.
struct vitrine_language {
  /// Returns a retained CFArray with the localizations that are best for the preferred languages.
  ///
  /// Without `preferences` the preferred languages are the user's.
  ///
  /// The development region and all other localizations follow if a region is given.
  const void *(*preferred)(const void *localizations, const void *preferences, const void *region);
  /// Returns the retained text of an entry, a CFDictionary, of the .stringsdict file at a URL.
  const void *(*text)(const void *entry, const void *url);
  /// Stores the kinds of a format's arguments, and returns their number or −1 if the format has no
  /// plurals.
  ///
  /// A kind is `i` for integers, `d` for floating-point numbers or `p` for pointers.
  int (*kinds)(const void *format, char kinds[VITRINE_ARGUMENTS]);
  /// Returns the retained text of a format with plurals.
  const void *(*formatted)(const void *format, const void *locale, const uint64_t words[VITRINE_ARGUMENTS]);
};

void vitrine_set_bundles(struct vitrine_language functions);

/// Returns the retained text of a format without plurals.
const void *vitrine_format(const void *format, const void *locale, va_list arguments);

#endif
