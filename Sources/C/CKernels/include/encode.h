/// The loops of the PNG encoder, for vector instructions that Swift's default target lacks.
#ifndef VITRINE_ENCODE_H
#define VITRINE_ENCODE_H

#include <stddef.h>
#include <stdint.h>

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

#endif
