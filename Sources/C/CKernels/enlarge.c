#include "resample.h"
#include "processors.h"

#include <string.h>

// Enlarges a row of a blurred picture by linear interpolation between the centers of cells.
//
// Only the visible columns are computed, directly as pixels. Each cell becomes `factor` pixels of
// three channels, which are clamped, rounded and packed in registers. With AVX2, eight pixels take
// about twenty instructions. The bytes equal those of the loops in `SmallPlanes`, which write rows
// of each channel and pack them in a second pass, because both apply the same operations without
// fusing them.
//
// Clamping is skipped if all cells of a row are inside the limits by `margin`, because interpolated
// values are then inside, too. Rounding moves numbers of 0 to 255 by less than a thousandth.
//
// Bounds: the requested columns are within the widened cells, and `line` has room for two rows of
// three planes.
#pragma STDC FP_CONTRACT OFF

// 2²³. Adding it to a number of 0 to 255 rounds the number to the lowest bits of the sum.
static const float magic = 8388608;

// An upper bound of the rounding error of a number of 0 to 255.
static const float margin = 0.001f;

ALWAYS_INLINE uint32_t rounded(float value, const float *low, const float *high, int clamps) {
  if (clamps) {
    value = value < *low ? *low : value;
    value = value > *high ? *high : value;
  }
  value += magic;
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

// Writes the pixels between a cell and the next.
ALWAYS_INLINE void widen(
    const float *cells, const float *steps, size_t stride, const float *phases, size_t factor,
    const float *low, const float *high, int clamps, uint32_t *restrict pixels) {
  float red = cells[0], green = cells[stride], blue = cells[2 * stride];
  float r = steps[0], g = steps[stride], b = steps[2 * stride];
  for (size_t at = 0; at < factor; at++) {
    pixels[at] = rounded(red + r * phases[at], low, high, clamps) +
                 (rounded(green + g * phases[at], low + 1, high + 1, clamps) << 8) +
                 (rounded(blue + b * phases[at], low + 2, high + 2, clamps) << 16) +
                 (0xff000000 - 0x4b000000);
  }
}

ALWAYS_INLINE void widen_all(
    const float *line, size_t stride, const float *given, size_t factor, const float *lowest,
    const float *highest, int clamps, size_t first, size_t count, uint32_t *restrict pixels) {
  // Local copies, so that the compiler knows that writing pixels doesn't change them.
  float phases[16], low[3], high[3];
  memcpy(phases, given, factor * sizeof *phases);
  memcpy(low, lowest, sizeof low);
  memcpy(high, highest, sizeof high);
  const float *cells = line + first / factor, *steps = cells + 3 * stride;
  size_t skipped = first % factor;
  uint32_t part[16];
  if (skipped > 0) {
    size_t length = factor - skipped < count ? factor - skipped : count;
    widen(cells++, steps++, stride, phases, factor, low, high, clamps, part);
    memcpy(pixels, part + skipped, length * sizeof *pixels);
    pixels += length;
    count -= length;
  }
  for (; count >= factor; count -= factor, pixels += factor) {
    widen(cells++, steps++, stride, phases, factor, low, high, clamps, pixels);
  }
  if (count > 0) {
    widen(cells, steps, stride, phases, factor, low, high, clamps, part);
    memcpy(pixels, part, count * sizeof *pixels);
  }
}

ALWAYS_INLINE void widen_by(
    size_t factor, const float *line, size_t stride, const float *phases, const float *low,
    const float *high, int clamps, size_t first, size_t count, uint32_t *restrict pixels) {
  if (clamps) {
    widen_all(line, stride, phases, factor, low, high, 1, first, count, pixels);
  } else {
    widen_all(line, stride, phases, factor, low, high, 0, first, count, pixels);
  }
}

WITH_AVX2
void vitrine_enlarge(
    const float *cells, size_t stride, size_t plane, float share, const float *phases,
    size_t factor, const float low[3], const float high[3], size_t first, size_t count,
    float *restrict line, uint32_t *restrict pixels) {
  size_t from = first / factor, to = (first + count - 1) / factor + 2;
  int clamps = 0;
  for (size_t channel = 0; channel < 3; channel++) {
    const float *upper = cells + channel * plane, *lower = upper + stride;
    float *restrict target = line + channel * stride;
    float *restrict steps = target + 3 * stride;
    const float least = low[channel] + margin, most = high[channel] - margin;
    int isBeyond = 0;
    for (size_t cell = from; cell < to; cell++) {
      target[cell] = upper[cell] + (lower[cell] - upper[cell]) * share;
      isBeyond |= !(target[cell] >= least) | !(target[cell] <= most);
    }
    for (size_t cell = from; cell + 1 < to; cell++) steps[cell] = target[cell + 1] - target[cell];
    clamps |= isBeyond;
  }
  switch (factor) {
  case 4: widen_by(4, line, stride, phases, low, high, clamps, first, count, pixels); break;
  case 8: widen_by(8, line, stride, phases, low, high, clamps, first, count, pixels); break;
  case 16: widen_by(16, line, stride, phases, low, high, clamps, first, count, pixels); break;
  }
}
