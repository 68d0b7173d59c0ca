// What the encoder's loops share: words of bits in memory, the lowest first, and the ways to
// compile.
#ifndef VITRINE_WORDS_H
#define VITRINE_WORDS_H

#include <stdint.h>
#include <string.h>

// Compiled twice, with AVX2 and BMI and without, and chosen when the program starts.
#if defined(__x86_64__) && defined(__linux__)
#define FOR_ALL_PROCESSORS __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define FOR_ALL_PROCESSORS
#endif

#define ALWAYS_INLINE static inline __attribute__((always_inline))

#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define LOWEST_FIRST(word) __builtin_bswap64(word)
#else
#define LOWEST_FIRST(word) (word)
#endif

ALWAYS_INLINE uint64_t load_word(const uint8_t *bytes) {
  uint64_t word;
  memcpy(&word, bytes, sizeof word);
  return LOWEST_FIRST(word);
}

ALWAYS_INLINE void store_word(uint8_t *bytes, uint64_t word) {
  word = LOWEST_FIRST(word);
  memcpy(bytes, &word, sizeof word);
}

#endif
