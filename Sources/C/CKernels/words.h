// Words of bits in memory, least significant bit first, for the encoder's loops.
#ifndef VITRINE_WORDS_H
#define VITRINE_WORDS_H

#include "processors.h"

#include <stdint.h>
#include <string.h>

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
