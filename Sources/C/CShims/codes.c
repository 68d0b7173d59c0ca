#include "CShims.h"
#include "words.h"

// Tokens written by their codes, two at a time.
//
// Where a code goes is known when the one before is written, so the time is that of the longest chain
// of instructions: adding up bits and moving what is left of a byte to the front. Two codes are put
// together before that, beside the chain; only two long matches of pixels above are too long for it.
//
// On the whole screen of the benchmarks, 486,000 tokens of 680 KB: 0.3 ms where one code at a time
// took 0.5. Four at a time, where a word has room for them, are no faster.
//
// The bounds: a code has at most 48 bits, and a write at most 56 beside the 7 that were begun.

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

FOR_ALL_PROCESSORS
void vitrine_write_tokens(
    const uint16_t *tokens, size_t count, const uint64_t *codes, vitrine_bits *target) {
  // In registers: through the pointer every write would wait for the one before.
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
