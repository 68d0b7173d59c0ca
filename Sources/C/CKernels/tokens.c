#include "encode.h"
#include "words.h"

// Finds matches of rows with themselves at four distances, for two interleaved stretches. The
// tokens equal those of `PixelMatches.best`.
//
// Half of a drawn picture's tokens are literals, in runs of about three. A first pass finds all
// indices where a match can begin, by shifts of 64-bit words. A step of the search then writes the
// literals up to the next such index, eight at once, and one match. Without the first pass, every
// byte was a step.
//
// The longest match is found by masks instead of lengths. A mask has the bits up to the first
// difference of a word. The mask of the longer match contains the other, so the union of all masks
// is the longest match, and the first mask that equals the union is the nearest one. The choices
// within a step are sums of comparisons, because half of the time was lost to mispredicted
// branches. Only matches longer than a word branch. With BMI, a fourth to a third of the
// instructions have shorter forms.
//
// The full-screen benchmark has 486,000 tokens and takes 1.6 ms, a third of it for mispredicted
// long matches. Counting the zeros of each word and comparing the counts took 2.3 ms. These were
// slower: four interleaved stretches, long matches without a branch, and both steps' branches after
// both steps.
//
// Bounds: a step advances by at most 8 bytes and one match of at most 258 bytes, and writes at most
// 9 tokens. The loop therefore ends when `MARGIN` bytes of a stretch remain. Each earlier byte made
// at most one token. A step reads at most 310 bits beyond its first byte.

#define LONGEST 258
#define MARGIN 320
// The number of bits that an unaligned 64-bit load has after any first bit.
#define REACH 57
// The number of literals that are written at once before a match.
#define RUN 8
// The number of bytes by which a distant match must be longer than a match to the left.
#define HANDICAP 2

typedef uint8_t eight_bytes __attribute__((vector_size(8)));
typedef uint16_t eight_tokens __attribute__((vector_size(16)));

// Prevents the compiler from replacing a conditional move with a branch.
#define MOVED(value) __asm__("" : "+r"(value))

// Returns the bits up to the lowest set bit, or all bits if the word is 0.
ALWAYS_INLINE uint64_t up_to_first(uint64_t word) { return word ^ (word - 1); }

// Sets the bits of the indices where a match of sufficient length can begin, except for the last
// few.
WITH_AVX2_AND_BMI
static void find_starts(const uint8_t *bits, size_t stride, size_t count, uint8_t *starts) {
  for (size_t at = 0; at + 8 <= count / 8; at += 8) {
    uint64_t here = load_word(bits + at), next = load_word(bits + at + 8);
    uint64_t found = ~(here | (here >> 1 | next << 63) | (here >> 2 | next << 62));
    for (size_t way = 1; way < 4; way++) {
      here = load_word(bits + way * stride + at), next = load_word(bits + way * stride + at + 8);
      uint64_t two = here | (here >> 1 | next << 63);
      found |= ~(two | (two >> 2 | (next | next >> 1) << 62));
    }
    store_word(starts + at, found);
  }
}

// Computes the masks of the longest match at the first distance, at the first two, and so on, for
// the words that begin at `bit`. A match to the left counts as `HANDICAP` bytes longer.
ALWAYS_INLINE void find_longest(
    const uint8_t *bits, size_t stride, size_t bit, uint64_t longest[4]) {
  longest[0] = up_to_first(load_word(bits) >> bit << HANDICAP);
  for (size_t way = 1; way < 4; way++) {
    longest[way] = longest[way - 1] | up_to_first(load_word(bits + way * stride) >> bit);
  }
}

// Returns the nearest distance with the longest match.
ALWAYS_INLINE size_t first_longest(const uint64_t longest[4]) {
  return (size_t)(longest[0] < longest[3]) + (longest[1] < longest[3]) + (longest[2] < longest[3]);
}

// Returns the index of the first set bit of 256, or of the last bit if all are 0.
ALWAYS_INLINE size_t first_set(const uint8_t *bits) {
  uint64_t found = load_word(bits + 24) | 1ull << 63;
  size_t before = 192;
  for (size_t at = 24; at > 0;) {
    at -= 8;
    uint64_t here = load_word(bits + at);
    MOVED(here);
    before = here ? 8 * at : before;
    found = here ? here : found;
    MOVED(found);
  }
  return before + (size_t)__builtin_ctzll(found);
}

ALWAYS_INLINE void step(
    vitrine_stretch *stretch, const uint8_t *rows, const uint8_t *bits, size_t stride,
    const uint8_t *starts) {
  size_t at = stretch->at;
  eight_bytes bytes;
  memcpy(&bytes, rows + at, sizeof bytes);
  eight_tokens literals = __builtin_convertvector(bytes, eight_tokens);
  memcpy(stretch->tokens, &literals, sizeof literals);
  size_t run = (size_t)__builtin_ctzll(load_word(starts + at / 8) >> (at & 7) | 1ull << RUN);

  size_t bit = (at & 7) + run;
  uint64_t longest[4];
  find_longest(bits + at / 8, stride, bit, longest);
  size_t is_further = longest[0] < longest[3];
  size_t length = (size_t)__builtin_popcountll(longest[3]) - 1 - HANDICAP + is_further * HANDICAP;
  size_t way = first_longest(longest);
  at += run;
  uint16_t *tokens = stretch->tokens + run;
  if (length < 3 + is_further) {
    // No match of sufficient length begins after the run. The byte after it is a literal.
    size_t single = run < RUN;
    stretch->at = at + single;
    stretch->tokens = tokens + single;
    return;
  }
  if (longest[3] >> (REACH - RUN)) {
    // The match exceeds the bits that remain after the run. Masks are limited to the length of a
    // word.
    if (bit > 7) find_longest(bits + at / 8, stride, at & 7, longest);
    for (size_t each = 0; each < 4; each++) longest[each] &= (1ull << (REACH + 1)) - 1;
    way = first_longest(longest);
    size_t agreeing = at + REACH - RUN - HANDICAP;
    length = (agreeing & ~(size_t)7) - at + first_set(bits + way * stride + agreeing / 8);
    length = length < LONGEST ? length : LONGEST;
  }
  *tokens = (uint16_t)(256 + (way << 8) + length - 3);
  stretch->tokens = tokens + 1;
  stretch->at = at + length;
}

WITH_AVX2_AND_BMI
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
  // Two alternating histograms, because equal neighbors would wait for the count to be written.
  uint32_t *others = counts + kinds;
  size_t index = 0;
  for (; index + 2 <= count; index += 2) {
    counts[tokens[index]]++;
    others[tokens[index + 1]]++;
  }
  if (index < count) counts[tokens[index]]++;
}
