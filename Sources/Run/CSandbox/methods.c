// The replacement of a method in a class of a library.

#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

#include "sandbox.h"

// The start of a class's metadata on Linux, as in the Swift runtime. The table of methods follows.
struct class {
  uintptr_t kind;
  const struct class *superclass;
  uint32_t flags;
  uint32_t instance_address_point;
  uint32_t instance_size;
  uint32_t instance_alignment;
  uint32_t size;
  uint32_t address_point;
  const void *description;
  const void *ivar_destroyer;
  const void *methods[];
};

static void write_word(const void **place, const void *word) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  void *start = (void *)((uintptr_t)place & ~(page - 1));
  if (mprotect(start, page, PROT_READ | PROT_WRITE) == 0) *place = word;
}

void vitrine_copy_override(
    const void *overriding, const void *plain, const void *base, void *target) {
  const struct class *with = overriding, *without = plain, *super = base;
  struct class *other = target;
  uintptr_t end = super->size - super->address_point;
  uintptr_t count = (end - sizeof *super) / sizeof(void *);
  for (uintptr_t index = 0; index < count; index++) {
    // A subclass has initializers of its own, so a method that differs in one subclass only is the
    // overridden one.
    if (without->methods[index] == super->methods[index] &&
        with->methods[index] != super->methods[index]) {
      write_word(&other->methods[index], with->methods[index]);
    }
  }
}
