#include "encode.h"
#include "words.h"

// Writes the codes of tokens, two at a time.
//
// The position of a code depends on the code before it, so the time is the latency of this
// dependency chain: adding the number of bits and shifting out complete bytes. Two codes are joined
// outside the chain. Only two long matches with pixels above are too long to be joined.
//
// The full-screen benchmark has 486,000 tokens in 680 KB and takes 0.3 ms. One code at a time took
// 0.5 ms. Four at a time, where a word has room for them, are no faster.
//
// Bounds: a code has at most 48 bits. A write has at most 56 bits, besides the 7 pending bits.

#define LONGEST 56

// Writes at most `LONGEST` bits.
ALWAYS_INLINE void put(vitrine_bits *bits, uint64_t value, uint64_t count) {
  bits->pending |= value << bits->filled;
  bits->filled += count;
  store_word(bits->target, bits->pending);
  bits->target += bits->filled >> 3;
  bits->pending >>= bits->filled & 56;
  bits->filled &= 7;
}

WITH_AVX2_AND_BMI
void vitrine_write_tokens(
    const uint16_t *tokens, size_t count, const uint64_t *codes, vitrine_bits *target) {
  // A local copy stays in registers. Through the pointer, each write would wait for the one before.
  vitrine_bits bits = *target;
  size_t index = 0;
  for (; index + 2 <= count; index += 2) {
    uint64_t first = codes[tokens[index]], second = codes[tokens[index + 1]];
    uint64_t bit_count = (first + second) & 255;
    if (__builtin_expect(bit_count <= LONGEST, 1)) {
      put(&bits, first >> 8 | second >> 8 << (first & 63), bit_count);
    } else {
      put(&bits, first >> 8, first & 255);
      put(&bits, second >> 8, second & 255);
    }
  }
  if (index < count) put(&bits, codes[tokens[index]] >> 8, codes[tokens[index]] & 255);
  *target = bits;
}
