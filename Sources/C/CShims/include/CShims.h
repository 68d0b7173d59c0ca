/// The few lines that Swift cannot express: calls that jump, macros that are functions.
#ifndef VITRINE_CSHIMS_H
#define VITRINE_CSHIMS_H

#include <stddef.h>
#include <stdint.h>

/// Reads the declared size of a JPEG. Returns 0, or 1 and sets `message`.
int vitrine_jpeg_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height,
                      char message[200]);

/// Decodes a JPEG into `width × height` pixels of R, G, B, 255. Returns 0, or 1 and sets `message`.
///
/// `pixels` must have room for the size that `vitrine_jpeg_size` returned. A truncated file is an
/// error.
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

/// Compares bytes with the bytes before them at each of `ways` distances.
///
/// Writes one bit for each byte, least significant bit first, which is set if the bytes differ. The
/// bits of consecutive distances are `stride` bytes apart. `count` is rounded up to a multiple of
/// 64. The bytes up to the largest distance before `bytes` are read, too.
void vitrine_differences(const uint8_t *bytes, const size_t *distances, size_t ways, size_t count,
                         uint8_t *bits, size_t stride);

/// The portable version of `vitrine_differences`.
void vitrine_differences_plain(const uint8_t *bytes, const size_t *distances, size_t ways,
                               size_t count, uint8_t *bits, size_t stride);

#if defined(__x86_64__)
/// The version of `vitrine_differences` for processors without AVX2.
void vitrine_differences_sse2(const uint8_t *bytes, const size_t *distances, size_t ways,
                              size_t count, uint8_t *bits, size_t stride);
#endif

/// Writes red, green and blue of each pixel. May overwrite eight bytes after the last pixel.
void vitrine_pack_opaque(const uint32_t *pixels, size_t count, uint8_t *target);

/// Writes premultiplied pixels as bytes of straight red, green, blue and alpha.
void vitrine_pack_translucent(const uint32_t *pixels, size_t count, uint8_t *target);

/// A part of a window of rows during its conversion to tokens.
typedef struct {
  /// The index of the next byte to convert.
  size_t at;
  size_t end;
  /// The address of the next token. The buffer has room for one token per byte.
  uint16_t *tokens;
} vitrine_stretch;

/// Converts two consecutive stretches to tokens, except at most 320 bytes at the end of each.
///
/// A token is a literal byte, or 256 + (index of the distance << 8 | length − 3) for a match. The
/// caller converts the remaining bytes. `bits` is the output of `vitrine_differences` for four
/// distances, with the bits after the last byte set. `starts` has room for the bits of one distance
/// and eight bytes.
void vitrine_find_tokens(const uint8_t *rows, const uint8_t *bits, size_t stride, uint8_t *starts,
                         vitrine_stretch *upper, vitrine_stretch *lower);

/// Counts the tokens of each kind in two consecutive histograms, which the caller adds.
void vitrine_count_tokens(const uint16_t *tokens, size_t count, uint32_t *counts, size_t kinds);

/// The end of a bit stream, least significant bit first.
typedef struct {
  uint8_t *target;
  /// The bits of the incomplete last byte, and their number, at most 7.
  uint64_t pending;
  uint64_t filled;
} vitrine_bits;

/// Writes the code of each token.
///
/// A code has its length, at most 48, in the lowest byte and its bits above it. May overwrite up to
/// eight bytes after the last.
void vitrine_write_tokens(const uint16_t *tokens, size_t count, const uint64_t *codes,
                          vitrine_bits *target);

/// Lets memory that was freed stay with the process, for the next picture.
void vitrine_keep_freed_memory(void);

#endif
