/// The loops that bring images to another size, for vector instructions that Swift's own target lacks.
///
/// Numbers are sums of whole ones, exact in `float` (`Resampling.swift`), so that any processor gives
/// the same bytes. A line has a plane for each channel, one behind the other: red, green, blue and, of
/// four channels, alpha.
#ifndef VITRINE_CRESAMPLE_H
#define VITRINE_CRESAMPLE_H

#include <stddef.h>
#include <stdint.h>

/// Brings a row of pixels, four numbers each, to a line of `width`, rounded to bytes.
///
/// Pixel `x` of the line is the sum of `pixels[places[i]] × weights[i]` for `i` from `starts[x]` to
/// `starts[x + 1]`, a multiple of four and at least four.
void vitrine_narrow(const float *pixels, const int32_t *starts, const int32_t *places,
                    const float *weights, size_t width, int channels, float *line);

/// Adds four lines of `count` numbers, each times its weight, to `sums`.
void vitrine_add_lines(const float *a, const float *b, const float *c, const float *d,
                       const float weights[4], size_t count, float *sums);

/// Adds up four lines, each times its weight, and writes the pixels that the sums round to.
void vitrine_pack_lines(const float *a, const float *b, const float *c, const float *d,
                        const float weights[4], size_t width, int channels, uint32_t *pixels);

/// Writes pixels of an opaque picture's row from cells, of which a row of three planes has `stride` numbers
/// each, a plane `plane` in all: `share` of the way from the row at `cells` to the next.
///
/// Each cell is widened to `factor` pixels, 4, 8 or 16, at `phases` between it and the next; `count`
/// pixels are written from the place `first` on. Numbers are cut to `low` and `high` of each channel.
/// `line` has room for six rows of cells.
void vitrine_enlarge(const float *cells, size_t stride, size_t plane, float share,
                     const float *phases, size_t factor, const float low[3], const float high[3],
                     size_t first, size_t count, float *line, uint32_t *pixels);

#endif
