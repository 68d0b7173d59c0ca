#include "CShims.h"

#include <string.h>

// Matches of rows with themselves at four distances, as `PixelMatches.best` chooses them, for two
// stretches by turns; the tokens are the same.
//
// Half of a drawn picture's tokens are single bytes, in runs of three or so. Where a match can begin
// is found for all places first, by shifts of whole words; a step of the search then writes the bytes
// up to the next such place, sixteen at once, and one match. Without that every byte was a step. All
// choices within a step are moves under conditions: whether a place begins a match is as good as
// random, and half of the time was lost to branches foreseen wrongly. Only matches that are longer
// than a word of bits branch. A fourth to a third of the instructions have shorter forms on
// processors with BMI.
//
// On the whole screen of the benchmarks, 429,000 tokens: 1.9 ms, and 0.1 for counting them, where a
// step a token took 3.4. What lost: four stretches by turns, and long matches without a branch.
//
// The bounds: a step goes on by at most 16 bytes and one match, of 258 at most, and writes 17 tokens
// at most where it began, so a stretch is left while `MARGIN` bytes of it remain; each byte before
// made one token at most.

#define LONGEST 258
#define MARGIN 320
// Bits of an unaligned word that are there whatever bit it begins with.
#define REACH 57
// Bytes written at once before a match.
#define RUN 16

#if defined(__x86_64__) && defined(__linux__)
#define FOR_ALL_PROCESSORS __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define FOR_ALL_PROCESSORS
#endif

#define ALWAYS_INLINE static inline __attribute__((always_inline))

// Keeps the compiler from turning a move under a condition into a branch.
#define MOVED(value) __asm__("" : "+r"(value))

ALWAYS_INLINE uint64_t word(const uint8_t *bytes) {
  uint64_t word;
  memcpy(&word, bytes, sizeof word);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  word = __builtin_bswap64(word);
#endif
  return word;
}

// How many bytes from a place, at most REACH, agree with those a distance back.
ALWAYS_INLINE size_t agreement(const uint8_t *bits, size_t at) {
  return (size_t)__builtin_ctzll(word(bits + at / 8) >> (at & 7) | 1ull << REACH);
}

ALWAYS_INLINE size_t larger(size_t a, size_t b) { return a > b ? a : b; }

// Larger for longer matches, then for nearer ones.
ALWAYS_INLINE size_t rank(size_t length, size_t way) { return length << 3 | (7 - way); }

// Sets the bits of places where a match long enough may begin, at any distance.
FOR_ALL_PROCESSORS
static void find_starts(const uint8_t *bits, size_t stride, size_t count, uint8_t *starts) {
  for (size_t at = 0; at < count / 8; at += 8) {
    uint64_t found = 0;
    for (size_t way = 0; way < 4; way++) {
      const uint8_t *place = bits + way * stride + at;
      uint64_t here = word(place), next = word(place + 8);
      uint64_t differs = here | (here >> 1 | next << 63) | (here >> 2 | next << 62);
      if (way > 0) differs |= here >> 3 | next << 61;
      found |= ~differs;
    }
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    found = __builtin_bswap64(found);
#endif
    memcpy(starts + at, &found, sizeof found);
  }
}

ALWAYS_INLINE void step(
    vitrine_stretch *stretch, const uint8_t *rows, const uint8_t *bits, size_t stride,
    const uint8_t *starts) {
  size_t at = stretch->at;
  uint16_t *tokens = stretch->tokens;
  for (size_t index = 0; index < RUN; index++) tokens[index] = rows[at + index];
  size_t run = (size_t)__builtin_ctzll(word(starts + at / 8) >> (at & 7) | 1ull << RUN);
  tokens += run;
  at += run;

  size_t left = agreement(bits, at);
  size_t best = larger(
      larger(rank(left + 2, 0), rank(agreement(bits + stride, at), 1)),
      larger(rank(agreement(bits + 2 * stride, at), 2),
             rank(agreement(bits + 3 * stride, at), 3)));
  size_t way = 7 - (best & 7);
  size_t length = way == 0 ? left : best >> 3;
  MOVED(length);
  size_t least = way == 0 ? 3 : 4;
  MOVED(least);
  length = length < least ? 1 : length;
  MOVED(length);
  if (length == REACH) {
    size_t more = REACH;
    while (more == REACH && length < LONGEST) {
      more = agreement(bits + way * stride, at + length);
      length += more;
    }
    length = length < LONGEST ? length : LONGEST;
  }
  size_t match = 256 + (way << 8) + length - 3;
  size_t token = length < 3 ? rows[at] : match;
  MOVED(token);
  *tokens = (uint16_t)token;
  stretch->tokens = tokens + 1;
  stretch->at = at + length;
}

FOR_ALL_PROCESSORS
void vitrine_find_tokens(
    const uint8_t *rows, const uint8_t *bits, size_t stride, uint8_t *starts,
    vitrine_stretch *upper, vitrine_stretch *lower) {
  vitrine_stretch a = *upper, b = *lower;
  find_starts(bits, stride, b.end, starts);
  while (a.at + MARGIN < a.end && b.at + MARGIN < b.end) {
    step(&a, rows, bits, stride, starts);
    step(&b, rows, bits, stride, starts);
  }
  while (a.at + MARGIN < a.end) step(&a, rows, bits, stride, starts);
  while (b.at + MARGIN < b.end) step(&b, rows, bits, stride, starts);
  *upper = a;
  *lower = b;
}

void vitrine_count_tokens(
    const uint16_t *tokens, size_t count, uint32_t *counts, size_t kinds) {
  // Two sums by turns: the same token twice would wait for its count to be written.
  uint32_t *others = counts + kinds;
  size_t index = 0;
  for (; index + 2 <= count; index += 2) {
    counts[tokens[index]]++;
    others[tokens[index + 1]]++;
  }
  if (index < count) counts[tokens[index]]++;
}
