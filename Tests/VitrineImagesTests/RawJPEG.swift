import CJPEG
import Foundation

/// A JPEG of any kind that libjpeg writes.
struct RawJPEG {
  enum Kind: CaseIterable { case gray, rgb, cmyk, ycck }

  var width = 24
  var height = 16
  var kind = Kind.rgb
  var isProgressive = false
  /// Whether it says that it is Adobe's, whose CMYK is upside down.
  var hasAdobeMarker = true
  /// Puts an EXIF segment with this orientation at the front, in either byte order.
  var orientation: Int?
  var isBigEndian = false
  /// An ICC profile, written in parts of at most 100 bytes.
  var profile: [UInt8] = []
  /// Samples of a pixel: one, three or four.
  var sample: (Int, Int) -> [UInt8] = { x, _ in [UInt8(x * 10 & 255)] }

  var bytes: [UInt8] {
    var file = encoded()
    if !profile.isEmpty {
      let parts = stride(from: 0, to: profile.count, by: 100).map {
        Array(profile[$0..<min(profile.count, $0 + 100)])
      }
      // The last part first: readers go by the parts' own numbers.
      for (index, part) in parts.enumerated() {
        let body = Array("ICC_PROFILE\0".utf8) + [UInt8(index + 1), UInt8(parts.count)] + part
        file = file[..<2] + [0xFF, 0xE2, 0, UInt8(body.count + 2)] + body + file[2...]
      }
    }
    guard let orientation else { return file }
    let value = UInt8(orientation)
    let tiff: [UInt8] =
      isBigEndian
      ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0]
      : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, value, 0, 0, 0]
    let body = Array("Exif\0\0".utf8) + tiff + [0, 0, 0, 0]
    return file[..<2] + [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body + file[2...]
  }

  private func encoded() -> [UInt8] {
    var info = unsafe jpeg_compress_struct()
    var errors = unsafe jpeg_error_mgr()
    unsafe info.err = jpeg_std_error(&errors)
    unsafe jpeg_CreateCompress(
      &info, JPEG_LIB_VERSION, MemoryLayout<jpeg_compress_struct>.size)
    defer { unsafe jpeg_destroy_compress(&info) }
    var target: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    unsafe jpeg_mem_dest(&info, &target, &size)
    unsafe info.image_width = JDIMENSION(width)
    unsafe info.image_height = JDIMENSION(height)
    switch kind {
    case .gray: unsafe (info.input_components, info.in_color_space) = (1, JCS_GRAYSCALE)
    case .rgb: unsafe (info.input_components, info.in_color_space) = (3, JCS_RGB)
    case .cmyk, .ycck: unsafe (info.input_components, info.in_color_space) = (4, JCS_CMYK)
    }
    unsafe jpeg_set_defaults(&info)
    if kind == .ycck { unsafe jpeg_set_colorspace(&info, JCS_YCCK) }
    if !hasAdobeMarker { unsafe info.write_Adobe_marker = 0 }
    unsafe jpeg_set_quality(&info, 100, 1)
    if isProgressive { unsafe jpeg_simple_progression(&info) }
    unsafe jpeg_start_compress(&info, 1)
    for y in 0..<height {
      var row = (0..<width).flatMap { sample($0, y) }
      unsafe row.withUnsafeMutableBufferPointer { buffer in
        var start = buffer.baseAddress
        _ = unsafe jpeg_write_scanlines(&info, &start, 1)
      }
    }
    unsafe jpeg_finish_compress(&info)
    defer { unsafe free(target) }
    return unsafe Array(UnsafeBufferPointer(start: target, count: Int(size)))
  }
}
