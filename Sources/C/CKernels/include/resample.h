/// The resampling loops, for vector instructions that Swift's default target lacks.
///
/// All sums are integers that `float` represents exactly (`Resampling.swift`), so that every
/// processor gives the same bytes. A line stores its channels as consecutive planes: red, green,
/// blue and, with four channels, alpha.
#ifndef VITRINE_RESAMPLE_H
#define VITRINE_RESAMPLE_H

#include <stddef.h>
#include <stdint.h>

/// Resamples a row of pixels, with four numbers each, to a line of `width` pixels, rounded to
/// bytes.
///
/// Pixel `x` of the line is the sum of `pixels[places[i]] × weights[i]` for `i` in
/// `starts[x]..<starts[x + 1]`. The number of taps is a positive multiple of four.
void vitrine_narrow(const float *pixels, const int32_t *starts, const int32_t *places,
                    const float *weights, size_t width, int channels, float *line);

/// Adds the weighted sum of four lines of `count` numbers to `sums`.
void vitrine_add_lines(const float *a, const float *b, const float *c, const float *d,
                       const float weights[4], size_t count, float *sums);

/// Computes the weighted sum of four lines and writes it as pixels, rounded to bytes.
void vitrine_pack_lines(const float *a, const float *b, const float *c, const float *d,
                        const float weights[4], size_t width, int channels, uint32_t *pixels);

/// Enlarges a row of an opaque picture by linear interpolation.
///
/// The source has three planes of `plane` numbers, with `stride` numbers in a row. The row lies at
/// the fraction `share` between the row at `cells` and the next. Each cell becomes `factor` pixels
/// (4, 8 or 16), at `phases` between it and the next cell. Writes `count` pixels, beginning with
/// column `first`. Numbers are clamped to `low` and `high` of their channel. `line` has room for
/// six rows of cells.
void vitrine_enlarge(const float *cells, size_t stride, size_t plane, float share,
                     const float *phases, size_t factor, const float low[3], const float high[3],
                     size_t first, size_t count, float *line, uint32_t *pixels);

#endif
