#include "CShims.h"
#include "words.h"

// Matches of rows with themselves at four distances, as `PixelMatches.best` chooses them, for two
// stretches by turns; the tokens are the same.
//
// Half of a drawn picture's tokens are single bytes, in runs of three or so. Where a match can begin
// is found for all places first, by shifts of whole words; a step of the search then writes the bytes
// up to the next such place, eight at once, and one match. Without that every byte was a step.
//
// Which match is longest is asked of masks, not of numbers: the bits below and at a word's first
// difference. Of two such masks the longer match's holds the other's, so that the longest is all of
// them together, and the first that equals it is the nearest. All choices within a step are sums of
// comparisons: whether a place begins a match is as good as random, and half of the time was lost to
// branches foreseen wrongly. Only matches that are longer than a word of bits branch. A fourth to a
// third of the instructions have shorter forms on processors with BMI.
//
// On the whole screen of the benchmarks, 486,000 tokens: 1.6 ms where counting the zeros of each word
// and comparing the counts took 2.3. A third of it are long matches, foreseen wrongly. What lost: four
// stretches by turns, long matches without a branch, and both steps' branches behind both steps.
//
// The bounds: a step goes on by at most 8 bytes and one match, of 258 at most, and writes 9 tokens
// at most where it began, so a stretch is left while `MARGIN` bytes of it remain; each byte before
// made one token at most. The furthest bit that it reads is 310 behind the place where it began.

#define LONGEST 258
#define MARGIN 320
// Bits of an unaligned word that are there whatever bit it begins with.
#define REACH 57
// Bytes written at once before a match.
#define RUN 8
// How many bytes further away a match must be longer than one to the left.
#define HANDICAP 2

typedef uint8_t eight_bytes __attribute__((vector_size(8)));
typedef uint16_t eight_tokens __attribute__((vector_size(16)));

// Keeps the compiler from turning a move under a condition into a branch.
#define MOVED(value) __asm__("" : "+r"(value))

// The bits of a word up to the lowest that is set: all where none is.
ALWAYS_INLINE uint64_t up_to_first(uint64_t word) { return word ^ (word - 1); }

// Sets the bits of places where a match long enough may begin, at any distance, but for the last few.
FOR_ALL_PROCESSORS
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

// Of the words that begin at a bit of `bits`, the mask of the longest match at the first distance, at
// the first two, and so on. To the left matches count as `HANDICAP` bytes longer.
ALWAYS_INLINE void find_longest(
    const uint8_t *bits, size_t stride, size_t bit, uint64_t longest[4]) {
  longest[0] = up_to_first(load_word(bits) >> bit << HANDICAP);
  for (size_t way = 1; way < 4; way++) {
    longest[way] = longest[way - 1] | up_to_first(load_word(bits + way * stride) >> bit);
  }
}

// The nearest distance whose match is the longest.
ALWAYS_INLINE size_t first_longest(const uint64_t longest[4]) {
  return (size_t)(longest[0] < longest[3]) + (longest[1] < longest[3]) + (longest[2] < longest[3]);
}

// The first of 256 bits that is set, or the last.
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
    // No match begins behind the run, or one too short, whose first byte is written.
    size_t single = run < RUN;
    stretch->at = at + single;
    stretch->tokens = tokens + single;
    return;
  }
  if (longest[3] >> (REACH - RUN)) {
    // Too long for what a run left of the words. What is longer than a whole one counts as one.
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
