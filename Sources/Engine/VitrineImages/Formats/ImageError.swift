/// An error while reading or writing an image.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The data are neither PNG nor JPEG. The value contains up to eight of the first bytes.
  case unknownFormat([UInt8])
  /// The image has a known but unsupported format.
  case unsupportedFormat(String)
  /// The color profile is valid but of an unsupported kind.
  case unsupportedProfile(String)
  /// The header declares more pixels than the limit.
  case tooLarge(width: Int, height: Int)
  /// The file is a PNG or JPEG that can't be decoded.
  case damaged(String)
  /// The picture has no pixels, so it can't be written.
  case empty
  /// The frames of an animation differ in size.
  case frameSize(index: Int, width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
  /// The duration of a frame doesn't fit in sixteen bits.
  case frameTime(index: Int, milliseconds: Int)
  /// The compressor ran out of memory.
  case outOfMemory

  /// A description of the error for messages.
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
  /// Returns a library's null-terminated message as a string.
  static func text(_ message: [CChar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
