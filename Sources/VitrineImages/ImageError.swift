/// Why an image could not be read or written.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Neither PNG nor JPEG; the first bytes, at most eight.
  case unknownFormat([UInt8])
  /// The header declares more pixels than the limit.
  case tooLarge(width: Int, height: Int)
  /// The file says it is a PNG or JPEG but cannot be decoded.
  case damaged(String)
  /// A picture without pixels cannot be written.
  case empty
  /// The compressor had no memory.
  case outOfMemory

  public var description: String {
    switch self {
    case .unknownFormat(let bytes):
      bytes.isEmpty
        ? "found an empty file, expected PNG or JPEG"
        : "found bytes \(bytes), expected PNG or JPEG"
    case .tooLarge(let width, let height):
      "found \(width)×\(height) pixels, expected at most 64 megapixels"
    case .damaged(let reason): "the image is damaged: \(reason)"
    case .empty: "a picture of no pixels cannot be written"
    case .outOfMemory: "no memory for the compressor"
    }
  }
}
