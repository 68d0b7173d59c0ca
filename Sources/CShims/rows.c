#include "CShims.h"

#include <string.h>

// Opaque pixels as PNG stores them: red, green and blue without the fourth byte.
//
// Four pixels are one shuffle of sixteen bytes, one instruction with AVX2, chosen when the program
// starts. Each store writes four bytes too many, which the next one overwrites. On the whole screen
// of the benchmarks 0.5 ms, most of it waiting for memory, where words put together by shifts took
// 1.0.
#if defined(__x86_64__) && defined(__linux__)
__attribute__((target_clones("avx2", "default")))
#endif
void vitrine_pack_opaque(const uint32_t *pixels, size_t count, uint8_t *restrict target) {
  typedef uint8_t sixteen __attribute__((vector_size(16)));
  size_t x = 0;
  for (; x + 4 <= count; x += 4) {
    sixteen four;
    memcpy(&four, pixels + x, sizeof four);
    four = __builtin_shufflevector(
        four, four, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1);
    memcpy(target + 3 * x, &four, sizeof four);
  }
  for (; x < count; x++) {
    uint32_t pixel = pixels[x];
    target[3 * x] = (uint8_t)pixel;
    target[3 * x + 1] = (uint8_t)(pixel >> 8);
    target[3 * x + 2] = (uint8_t)(pixel >> 16);
  }
}
