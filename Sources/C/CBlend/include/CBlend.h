/// The loops that lay pixels over others, for vector instructions that Swift's own target lacks.
///
/// Pixels are premultiplied, red in the lowest byte and alpha in the highest. All arithmetic is that of
/// `sourceOver` and `scaled` in `Blend.swift`, in whole numbers, so that any processor gives the same
/// bytes.
#ifndef VITRINE_CBLEND_H
#define VITRINE_CBLEND_H

#include <stddef.h>
#include <stdint.h>

/// Lays a color over pixels.
void vitrine_lay_color(uint32_t *target, size_t count, uint32_t color);

/// Lays a color over rows of pixels, as much of it as the share of each says.
///
/// A row has `width` pixels and shares; the next one's are `stride` pixels and `pitch` shares on.
/// Behind a row's first pixel there are `room` at least, which may be read, and written as they are.
void vitrine_stamp(uint32_t *target, size_t stride, size_t room, const uint8_t *shares, size_t pitch,
                   size_t width, size_t height, uint32_t color);

/// Lays pixels over others, as much of each as its share says.
void vitrine_lay_shares(uint32_t *target, const uint32_t *source, const uint8_t *shares, size_t count);

#endif
