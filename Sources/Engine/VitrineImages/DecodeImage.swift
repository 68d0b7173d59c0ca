public import VitrineGraphics

/// Decodes a PNG or a JPEG to sRGB.
///
/// The first bytes identify the format.
public func decodeImage(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
  if bytes.starts(with: PNG.signature) { return try PNG.decode(bytes) }
  if bytes.starts(with: [0xFF, 0xD8]) { return try JPEG.decode(bytes) }
  if let name = UnsupportedFormat.name(of: bytes) { throw .unsupportedFormat(name) }
  throw .unknownFormat(Array(bytes.prefix(8)))
}

/// Image formats that aren't supported but named in the error.
private enum UnsupportedFormat {
  static func name(of bytes: [UInt8]) -> String? {
    func text(_ range: Range<Int>) -> String {
      range.upperBound <= bytes.count ? String(decoding: bytes[range], as: UTF8.self) : ""
    }
    if text(4..<8) == "ftyp" {
      // ISO base media files have a brand: ISO/IEC 23008-12 and the AVIF specification.
      switch text(8..<12) {
      case "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1": return "HEIC"
      case "avif", "avis": return "AVIF"
      default: return nil
      }
    }
    if text(0..<4) == "RIFF", text(8..<12) == "WEBP" { return "WebP" }
    if text(0..<4) == "GIF8" { return "GIF" }
    if text(0..<5) == "%PDF-" { return "PDF" }
    if bytes.starts(with: [0x49, 0x49, 42, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 42]) {
      return "TIFF"
    }
    return nil
  }
}
