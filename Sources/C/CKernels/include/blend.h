/// The source-over loops, for vector instructions that Swift's default target lacks.
///
/// Pixels are premultiplied, with red in the lowest byte and alpha in the highest. The integer
/// arithmetic is that of `sourceOver` and `scaled` in `Blend.swift`, so that every processor gives
/// the same bytes.
#ifndef VITRINE_BLEND_H
#define VITRINE_BLEND_H

#include <stddef.h>
#include <stdint.h>

/// Blends a color over pixels.
void vitrine_lay_color(uint32_t *target, size_t count, uint32_t color);

/// Blends a color over rows of pixels through a mask of coverage.
///
/// A row has `width` pixels and `width` bytes of coverage in `shares`. Rows are `stride` pixels and
/// `pitch` bytes apart. From the first pixel of each row, at least `room` pixels are readable. The
/// function may rewrite pixels beyond `width` with their current values.
void vitrine_stamp(uint32_t *target, size_t stride, size_t room, const uint8_t *shares, size_t pitch,
                   size_t width, size_t height, uint32_t color);

/// Blends pixels over others through a row of coverage.
void vitrine_lay_shares(uint32_t *target, const uint32_t *source, const uint8_t *shares, size_t count);

#endif
