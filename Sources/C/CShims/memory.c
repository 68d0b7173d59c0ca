#include "CShims.h"

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

void vitrine_keep_freed_memory(void) {
#ifdef M_MMAP_THRESHOLD
  // The largest that the C library allows, above every bitmap of a device's screen.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
}
