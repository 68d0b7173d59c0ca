/// Why an image could not be read or written.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Neither PNG nor JPEG; the first bytes, at most eight.
  case unknownFormat([UInt8])
  /// An image of a format that is known by name but not read.
  case unsupportedFormat(String)
  /// A color profile that is sound but of a kind that is not read.
  case unsupportedProfile(String)
  /// The header declares more pixels than the limit.
  case tooLarge(width: Int, height: Int)
  /// The file says it is a PNG or JPEG but cannot be decoded.
  case damaged(String)
  /// A picture without pixels cannot be written.
  case empty
  /// Frames of an animation must have one size.
  case frameSize(index: Int, width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
  /// How long a frame stays must fit sixteen bits.
  case frameTime(index: Int, milliseconds: Int)
  /// The compressor had no memory.
  case outOfMemory

  public var description: String {
    switch self {
    case .unknownFormat(let bytes):
      bytes.isEmpty
        ? "found an empty file, expected PNG or JPEG"
        : "found bytes \(bytes), expected PNG or JPEG"
    case .unsupportedFormat(let name):
      "found a \(name) image, expected PNG or JPEG; convert it to PNG"
    case .unsupportedProfile(let kind):
      "found a color profile with \(kind), expected RGB or gray with curves; convert the image to sRGB"
    case .tooLarge(let width, let height):
      "found \(width)×\(height) pixels, expected at most 64 megapixels"
    case .damaged(let reason): "the image is damaged: \(reason)"
    case .empty: "a picture of no pixels cannot be written"
    case .frameSize(let index, let width, let height, let expectedWidth, let expectedHeight):
      "frame \(index) has \(width)×\(height) pixels, expected \(expectedWidth)×\(expectedHeight)"
    case .frameTime(let index, let milliseconds):
      "frame \(index) stays for \(milliseconds) ms, expected 0 to 65535"
    case .outOfMemory: "no memory for the compressor"
    }
  }
}

extension ImageError {
  /// A library's own words, which end with a zero.
  static func text(_ message: [CChar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
