#include "CCodecErrors.h"

#include <setjmp.h>
#include <stdio.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

// Fused multiplication and addition would give other results on some processors.
#pragma STDC FP_CONTRACT OFF

struct error_exit {
  struct jpeg_error_mgr base;
  jmp_buf target;
  char *message;
  int lacks_end;
};

static void fail(j_common_ptr info) {
  struct error_exit *exit = (struct error_exit *)info->err;
  char text[JMSG_LENGTH_MAX];
  info->err->format_message(info, text);
  strncpy(exit->message, text, 199);
  exit->message[199] = 0;
  longjmp(exit->target, 1);
}

// The limit of scans, more than any encoder writes, because each scan of a malicious file costs
// time.
enum { MOST_SCANS = 200 };

static void watch(j_common_ptr info) {
  struct error_exit *exit = (struct error_exit *)info->err;
  if (!info->is_decompressor || ((j_decompress_ptr)info)->input_scan_number <= MOST_SCANS) return;
  strcpy(exit->message, "more scans than a picture needs");
  longjmp(exit->target, 1);
}

// Treats a warning as an error, because libjpeg then invents pixels. A missing end marker alone is
// harmless. If data is missing too, another warning follows.
static void warn(j_common_ptr info, int level) {
  struct error_exit *exit = (struct error_exit *)info->err;
  if (level >= 0) return;
  if (info->err->msg_code != JWRN_JPEG_EOF) fail(info);
  exit->lacks_end = 1;
}

// Returns whether a file without end has all scans: every component, with all bits of each
// coefficient if it is progressive.
static int has_all_scans(const struct jpeg_decompress_struct *info) {
  for (int c = 0; c < info->num_components; c++) {
    if (!info->comp_info[c].quant_table) return 0;
    for (int k = 0; info->coef_bits && k < DCTSIZE2; k++) {
      if (info->coef_bits[c][k] != 0) return 0;
    }
  }
  return 1;
}

int vitrine_jpeg_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height,
                      char message[200]) {
  struct jpeg_decompress_struct info;
  struct error_exit error;
  info.err = jpeg_std_error(&error.base);
  error.base.error_exit = fail;
  error.base.emit_message = warn;
  error.message = message;
  error.lacks_end = 0;
  if (setjmp(error.target)) {
    jpeg_destroy_decompress(&info);
    return 1;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, bytes, count);
  jpeg_read_header(&info, TRUE);
  *width = info.image_width;
  *height = info.image_height;
  jpeg_destroy_decompress(&info);
  return 0;
}

int vitrine_jpeg_decode(const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width,
                        uint32_t height, char message[200]) {
  struct jpeg_decompress_struct info;
  struct error_exit error;
  info.err = jpeg_std_error(&error.base);
  error.base.error_exit = fail;
  error.base.emit_message = warn;
  error.message = message;
  error.lacks_end = 0;
  if (setjmp(error.target)) {
    jpeg_destroy_decompress(&info);
    return 1;
  }
  jpeg_create_decompress(&info);
  struct jpeg_progress_mgr progress = {.progress_monitor = watch};
  info.progress = &progress;
  jpeg_mem_src(&info, bytes, count);
  jpeg_read_header(&info, TRUE);
  int is_cmyk = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  int is_inverted = info.saw_Adobe_marker;
  info.out_color_space = is_cmyk ? JCS_CMYK : JCS_EXT_RGBA;
  // The integer transform and plain upsampling give the same bytes in every version.
  info.dct_method = JDCT_ISLOW;
  jpeg_start_decompress(&info);
  if (info.output_width != width || info.output_height != height) {
    strcpy(message, "the size changed while reading");
    jpeg_destroy_decompress(&info);
    return 1;
  }
  if (error.lacks_end && !has_all_scans(&info)) {
    strcpy(message, "the file ends before its last scan");
    jpeg_destroy_decompress(&info);
    return 1;
  }
  while (info.output_scanline < height) {
    uint8_t *row = pixels + (size_t)info.output_scanline * width * 4;
    jpeg_read_scanlines(&info, &row, 1);
    if (!is_cmyk) continue;
    for (uint32_t x = 0; x < width; x++) {
      uint8_t *p = row + x * 4;
      uint32_t k = is_inverted ? p[3] : 255u - p[3];
      for (int c = 0; c < 3; c++) {
        uint32_t ink = is_inverted ? p[c] : 255u - p[c];
        p[c] = (uint8_t)((ink * k + 127) / 255);
      }
      p[3] = 255;
    }
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  return 0;
}
