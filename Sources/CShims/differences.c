#include "CShims.h"

#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

void vitrine_differences_plain(const uint8_t *bytes, size_t distance, size_t count, uint8_t *bits) {
  const uint64_t low = 0x7f7f7f7f7f7f7f7f;
  for (size_t at = 0; at < count; at += 8) {
    uint64_t here, there;
    memcpy(&here, bytes + at, 8);
    memcpy(&there, bytes + at - distance, 8);
    uint64_t different = here ^ there;
    // The highest bit of each byte that isn't zero, then those eight bits side by side.
    uint64_t highest = (((different & low) + low) | different) & ~low;
    bits[at / 8] = (uint8_t)((highest >> 7) * 0x0102040810204080 >> 56);
  }
}

#if defined(__SSE2__)
// One bit for each of sixteen bytes that differ from those a distance back.
static inline uint64_t sixteen(const uint8_t *bytes, size_t distance) {
  __m128i here = _mm_loadu_si128((const __m128i *)bytes);
  __m128i there = _mm_loadu_si128((const __m128i *)(bytes - distance));
  return (uint16_t)~_mm_movemask_epi8(_mm_cmpeq_epi8(here, there));
}
#endif

void vitrine_differences(const uint8_t *bytes, size_t distance, size_t count, uint8_t *bits) {
#if defined(__SSE2__)
  size_t at = 0;
  // Eight bytes at a time, for what takes the time is storing them.
  for (; at + 64 <= count; at += 64) {
    uint64_t different = sixteen(bytes + at, distance) | sixteen(bytes + at + 16, distance) << 16 |
                         sixteen(bytes + at + 32, distance) << 32 |
                         sixteen(bytes + at + 48, distance) << 48;
    memcpy(bits + at / 8, &different, 8);
  }
  for (; at < count; at += 16) {
    uint16_t different = (uint16_t)sixteen(bytes + at, distance);
    memcpy(bits + at / 8, &different, 2);
  }
#else
  vitrine_differences_plain(bytes, distance, count, bits);
#endif
}
