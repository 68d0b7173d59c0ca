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

/// A PNG on its way to pixels of R, G, B, A with eight bits each, row by row.
typedef struct vitrine_png_reader vitrine_png_reader;

/// Begins to read a PNG whose header says this width and height; NULL where it cannot be read, or not
/// row by row.
vitrine_png_reader *vitrine_png_begin(const uint8_t *bytes, size_t count, uint32_t width,
                                      uint32_t height);

/// Decodes the next row of the same bytes, of which there must be one, to `pixels`, which hold it.
/// Returns 0, or 1 where it is damaged; nothing may be read then.
int vitrine_png_row(vitrine_png_reader *reader, const uint8_t *bytes, size_t count, uint8_t *pixels);

/// Frees a reader.
void vitrine_png_end(vitrine_png_reader *reader);

/// Writes one bit a byte, lowest first, for each of `ways` distances: whether it differs from the
/// byte so far before it. The bits of each begin `stride` bytes after those of the one before.
///
/// `count` is rounded up to 64: so many bytes are read, with the largest distance before them, and so
/// many bits written.
void vitrine_differences(const uint8_t *bytes, const size_t *distances, size_t ways, size_t count,
                         uint8_t *bits, size_t stride);

/// The same without vector instructions, for processors that have others.
void vitrine_differences_plain(const uint8_t *bytes, const size_t *distances, size_t ways,
                               size_t count, uint8_t *bits, size_t stride);

#if defined(__x86_64__)
/// The same for processors without AVX2.
void vitrine_differences_sse2(const uint8_t *bytes, const size_t *distances, size_t ways,
                              size_t count, uint8_t *bits, size_t stride);
#endif

/// Writes the three lowest bytes of each pixel side by side; eight bytes more may be overwritten.
void vitrine_pack_opaque(const uint32_t *pixels, size_t count, uint8_t *target);

/// Writes the bytes of pixels with their alpha divided out of their colors.
void vitrine_pack_translucent(const uint32_t *pixels, size_t count, uint8_t *target);

/// Bytes of a window of rows that are being turned into tokens.
typedef struct {
  /// The next byte that has no token yet.
  size_t at;
  size_t end;
  /// Where the next token goes; there is room for one a byte.
  uint16_t *tokens;
} vitrine_stretch;

/// Turns most of two stretches, the second behind the first, into tokens: a byte, or 256 + (which
/// distance << 8 | length − 3). `at` stays within 320 bytes of `end`, and the rest is the caller's.
///
/// `bits` are those that `vitrine_differences` writes for four distances, those behind the last byte
/// set; `starts` has room for as many as one of them and eight bytes.
void vitrine_find_tokens(const uint8_t *rows, const uint8_t *bits, size_t stride, uint8_t *starts,
                         vitrine_stretch *upper, vitrine_stretch *lower);

/// Counts tokens of each kind in two parts, one after the other, which the caller adds up.
void vitrine_count_tokens(const uint16_t *tokens, size_t count, uint32_t *counts, size_t kinds);

/// Where the next bits go, lowest first.
typedef struct {
  uint8_t *target;
  /// Bits that don't fill a byte yet, at most 7, and how many.
  uint64_t pending;
  uint64_t filled;
} vitrine_bits;

/// Writes what each token stands for: the bits above the lowest byte of its code, which has their
/// number, at most 48. Up to eight bytes beyond the last may be overwritten.
void vitrine_write_tokens(const uint16_t *tokens, size_t count, const uint64_t *codes,
                          vitrine_bits *target);

/// Lets memory that was freed stay with the process, for the next picture.
void vitrine_keep_freed_memory(void);

#endif
