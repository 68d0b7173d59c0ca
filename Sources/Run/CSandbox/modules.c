// The libraries to which callers belong.

#define _GNU_SOURCE
#include <link.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>

#include "internal.h"

// A library by the end of its path, with its addresses once they are known.
struct library {
  const char *name;
  uintptr_t start, end;
  atomic_bool is_known;
};

static struct library foundation = {.name = "/libFoundation.so"};
static struct library swift = {.name = "/libswiftCore.so"};
static struct library dispatch = {.name = "/libdispatch.so"};

static int find(struct dl_phdr_info *module, size_t size, void *given) {
  (void)size;
  struct library *library = given;
  if (!strstr(module->dlpi_name, library->name)) return 0;
  for (int index = 0; index < module->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &module->dlpi_phdr[index];
    uintptr_t end = module->dlpi_addr + part->p_vaddr + part->p_memsz;
    if (part->p_type == PT_LOAD && end > library->end) library->end = end;
  }
  library->start = module->dlpi_addr;
  return 1;
}

static bool contains(struct library *library, const void *address) {
  if (!library->is_known) {
    dl_iterate_phdr(find, library);
    library->is_known = true;
  }
  return (uintptr_t)address >= library->start && (uintptr_t)address < library->end;
}

bool is_of_foundation(const void *address) { return contains(&foundation, address); }

bool is_of_swift(const void *address) { return contains(&swift, address); }

bool is_of_dispatch(const void *address) { return contains(&dispatch, address); }
