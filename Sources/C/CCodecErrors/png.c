#include "CCodecErrors.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <png.h>

struct png_state {
  const uint8_t *bytes;
  size_t left;
  jmp_buf target;
  char *message;
  // The number of bytes of image data that may still be read after the last row, or -1 before it.
  ptrdiff_t surplus;
  uint32_t height;
  int is_interlaced;
};

static void fail(png_structp png, png_const_charp text) {
  struct png_state *state = png_get_error_ptr(png);
  strncpy(state->message, text, 199);
  state->message[199] = 0;
  longjmp(state->target, 1);
}

// Ignores warnings, which don't affect pixels.
static void ignore(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

// The type of the chunks of image data, `IDAT`.
enum { IMAGE_DATA = 0x49444154 };

// The image data that an encoder may write after the last row, besides the row itself.
enum { SURPLUS = 1 << 16 };

// Limits the image data after the last row. libpng unpacks all of it, which takes seconds for a
// small file of zeros. It calls this function for each row. An interlaced image may end with the
// last row but one.
static void check_row(png_structp png, png_row_infop row, png_bytep data) {
  (void)data;
  struct png_state *state = png_get_io_ptr(png);
  int last_pass = state->is_interlaced ? 6 : 0;
  if (png_get_current_pass_number(png) < last_pass) return;
  if (png_get_current_row_number(png) + 2 < state->height) return;
  if (state->surplus < 0) state->surplus = SURPLUS + 2 * (ptrdiff_t)row->rowbytes;
}

static void give(png_structp png, png_bytep target, size_t count) {
  struct png_state *state = png_get_io_ptr(png);
  if (count > state->left) png_error(png, "the file is cut short");
  if (state->surplus >= 0 && png_get_io_chunk_type(png) == IMAGE_DATA) {
    state->surplus -= (ptrdiff_t)count;
    if (state->surplus < 0) png_error(png, "more image data than the size allows");
  }
  memcpy(target, state->bytes, count);
  state->bytes += count;
  state->left -= count;
}

// libpng's simplified interface would be shorter. Before 1.6.51, however, it decodes interlaced
// 16-bit images incorrectly and overflows its buffer. It also applies gamma by floating-point
// powers.

// Reads the header, requests pixels as R, G, B, A, and returns the number of passes.
static int prepare(png_structp png, png_infop info, struct png_state *state, uint32_t width,
                   uint32_t height, int bits) {
  png_set_read_fn(png, state, give);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  // No other chunk is unpacked: the caller reads color profiles, and texts and times don't affect
  // pixels.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
    png_error(png, "the size changed while reading");
  }
  state->surplus = -1;
  state->height = height;
  state->is_interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
  png_set_read_user_transform_fn(png, check_row);
  // Expands palettes to colors, grays to at least eight bits, and transparent colors to alpha.
  png_set_expand(png);
  if (bits == 16) {
    // A file's 16-bit samples are big-endian. The caller expects native order.
    png_set_expand_16(png);
    png_set_swap(png);
  } else if (png_get_bit_depth(png, info) == 16) {
    png_set_scale_16(png);
  }
  int type = png_get_color_type(png, info);
  if (!(type & PNG_COLOR_MASK_COLOR)) png_set_gray_to_rgb(png);
  if (!(type & PNG_COLOR_MASK_ALPHA) && !png_get_valid(png, info, PNG_INFO_tRNS)) {
    png_set_add_alpha(png, bits == 16 ? 65535 : 255, PNG_FILLER_AFTER);
  }
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (size_t)width * 4 * (size_t)(bits / 8)) {
    png_error(png, "rows have another length than they should");
  }
  return passes;
}

int vitrine_png_decode(const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width,
                       uint32_t height, int bits, char message[200]) {
  struct png_state state = {.bytes = bytes, .left = count, .message = message, .surplus = -1};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &state, fail, ignore);
  if (!png) {
    strcpy(message, "no memory for the decoder");
    return 1;
  }
  png_infop info = png_create_info_struct(png);
  if (!info || setjmp(state.target)) {
    png_destroy_read_struct(&png, &info, NULL);
    return 1;
  }
  int passes = prepare(png, info, &state, width, height, bits);
  size_t row = (size_t)width * 4 * (size_t)(bits / 8);
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < height; y++) {
      png_read_row(png, pixels + (size_t)y * row, NULL);
    }
  }
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  return 0;
}

struct vitrine_png_reader {
  struct png_state state;
  png_structp png;
  png_infop info;
};

vitrine_png_reader *vitrine_png_begin(const uint8_t *bytes, size_t count, uint32_t width,
                                      uint32_t height) {
  char message[200];
  vitrine_png_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->state = (struct png_state){.bytes = bytes, .left = count, .message = message, .surplus = -1};
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &reader->state, fail, ignore);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (!reader->info || setjmp(reader->state.target)) {
    vitrine_png_end(reader);
    return NULL;
  }
  // An interlaced image has no complete row until all of it is read.
  if (prepare(reader->png, reader->info, &reader->state, width, height, 8) != 1) {
    png_error(reader->png, "interlaced");
  }
  return reader;
}

int vitrine_png_row(vitrine_png_reader *reader, const uint8_t *bytes, size_t count, uint8_t *pixels) {
  char message[200];
  // The address of the bytes can differ from the last call.
  reader->state.bytes = bytes + (count - reader->state.left);
  reader->state.message = message;
  if (setjmp(reader->state.target)) return 1;
  png_read_row(reader->png, pixels, NULL);
  return 0;
}

void vitrine_png_end(vitrine_png_reader *reader) {
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}
