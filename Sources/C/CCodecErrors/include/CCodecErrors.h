/// The decoders of libpng and libjpeg, whose errors `longjmp` out of a call. Swift can't express
/// such calls, so these functions return a status instead.
#ifndef VITRINE_CCODECERRORS_H
#define VITRINE_CCODECERRORS_H

#include <stddef.h>
#include <stdint.h>

/// Reads the declared size of a JPEG. Returns 0, or 1 and sets `message`.
int vitrine_jpeg_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height,
                      char message[200]);

/// Decodes a JPEG into `width × height` pixels of R, G, B, 255. Returns 0, or 1 and sets `message`.
///
/// `pixels` must have room for the size that `vitrine_jpeg_size` returned. A truncated file is an
/// error, but only its end marker may be missing.
int vitrine_jpeg_decode(const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width,
                        uint32_t height, char message[200]);

/// Decodes a PNG of any kind into `width × height` pixels of straight R, G, B, A. A sample has 8 or
/// 16 `bits`. Returns 0, or 1 and sets `message`.
///
/// The size must equal the header's. `pixels` must have room for it and be filled with zeros.
int vitrine_png_decode(const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width,
                       uint32_t height, int bits, char message[200]);

/// A reader that decodes a PNG row by row to R, G, B, A with eight bits each.
typedef struct vitrine_png_reader vitrine_png_reader;

/// Creates a reader for a PNG whose header has this size. Returns NULL if the file is damaged or
/// interlaced.
vitrine_png_reader *vitrine_png_begin(const uint8_t *bytes, size_t count, uint32_t width,
                                      uint32_t height);

/// Decodes the next row to `pixels`. `bytes` is the same file, and a row must remain.
///
/// Returns 0, or 1 if the file is damaged. No more rows may be read after an error.
int vitrine_png_row(vitrine_png_reader *reader, const uint8_t *bytes, size_t count, uint8_t *pixels);

/// Frees a reader.
void vitrine_png_end(vitrine_png_reader *reader);

#endif
