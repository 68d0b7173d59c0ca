// Libraries that are loaded when they are first used, and their tables of functions.
//
// A table is a macro `TABLE(F)` that calls `F(member, function)` for each function of a library. It
// declares the members of a struct of function pointers and lists the symbols to look up, so both
// always agree.
#ifndef VITRINE_LOAD_H
#define VITRINE_LOAD_H

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

// A function of a library, and the pointer that is set to its address.
struct vitrine_symbol {
  void *pointer;
  const char *name;
};

// Loads a library and sets the pointers to its functions.
//
// `mode` is `RTLD_NOW` or `RTLD_LAZY`. Returns false if the library isn't installed or lacks a
// function.
bool vitrine_load(
    const char *library, int mode, const struct vitrine_symbol *symbols, size_t count);

// Loads `library` with `mode` and sets the members of the struct `functions` by `TABLE`.
#define VITRINE_LOAD(library, mode, functions, TABLE)                                   \
  ({                                                                                    \
    __typeof__(functions) *target = &(functions);                                       \
    const struct vitrine_symbol symbols[] = {TABLE(VITRINE_SYMBOL)};                    \
    vitrine_load(library, mode, symbols, sizeof symbols / sizeof symbols[0]);           \
  })
#define VITRINE_SYMBOL(member, function) {&target->member, #function},

#endif
