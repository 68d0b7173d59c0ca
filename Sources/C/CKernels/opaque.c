#include "encode.h"
#include "processors.h"

#include <string.h>

// Packs opaque pixels for PNG: red, green and blue without alpha.
//
// With AVX2, eight pixels take two shuffles of 32 bytes. Each store writes eight bytes too many,
// which the next one overwrites. The full-screen benchmark takes 0.20 ms from the cache, and 0.2 to
// 0.5 ms from memory because of the latency. Four pixels at a time took 0.23 ms, and assembling
// words by shifts took twice as long.
WITH_AVX2
void vitrine_pack_opaque(const uint32_t *pixels, size_t count, uint8_t *restrict target) {
  typedef uint8_t thirtytwo __attribute__((vector_size(32)));
  size_t x = 0;
  for (; x + 8 <= count; x += 8) {
    thirtytwo eight;
    memcpy(&eight, pixels + x, sizeof eight);
    eight = __builtin_shufflevector(
        eight, eight, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 16, 17, 18, 20, 21, 22, 24, 25, 26, 28,
        29, 30, -1, -1, -1, -1, -1, -1, -1, -1);
    memcpy(target + 3 * x, &eight, sizeof eight);
  }
  for (; x < count; x++) {
    uint32_t pixel = pixels[x];
    target[3 * x] = (uint8_t)pixel;
    target[3 * x + 1] = (uint8_t)(pixel >> 8);
    target[3 * x + 2] = (uint8_t)(pixel >> 16);
  }
}
