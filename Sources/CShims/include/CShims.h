/// The few lines that Swift cannot express: calls that jump, macros that are functions.
#ifndef VITRINE_CSHIMS_H
#define VITRINE_CSHIMS_H

#include <stddef.h>
#include <stdint.h>

/// Reads a JPEG's declared size. Returns 0, or 1 with `message` filled.
int vitrine_jpeg_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height,
                      char message[200]);

/// Decodes a JPEG into `width × height` pixels of R, G, B, 255. Returns 0, or 1 with `message`.
///
/// `pixels` must hold what `vitrine_jpeg_size` said. A file that ends early is an error.
int vitrine_jpeg_decode(const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width,
                        uint32_t height, char message[200]);

/// Decodes a PNG of any kind into `width × height` pixels of R, G, B, A, alpha not multiplied in;
/// each has 8 or 16 `bits`. Returns 0, or 1 with `message`.
///
/// The header must say this width and height, and `pixels` must hold them, filled with zeros.
int vitrine_png_decode(const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width,
                       uint32_t height, int bits, char message[200]);

/// Writes one bit a byte, lowest first: whether it differs from the byte `distance` before it.
///
/// `count` is rounded up to sixteen: so many bytes are read, with `distance` before them, and so many
/// bits written.
void vitrine_differences(const uint8_t *bytes, size_t distance, size_t count, uint8_t *bits);

/// The same without vector instructions, for processors that have others.
void vitrine_differences_plain(const uint8_t *bytes, size_t distance, size_t count, uint8_t *bits);

/// Lets memory that was freed stay with the process, for the next picture.
void vitrine_keep_freed_memory(void);

#endif
