#include "CGlibc.h"

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

void vitrine_keep_freed_memory(void) {
#ifdef M_MMAP_THRESHOLD
  // The maximum that the C library allows. It exceeds the bitmap of every device's screen.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
}
