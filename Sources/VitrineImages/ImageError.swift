/// Why an image could not be read or written.
public enum ImageError: Error, Hashable, Sendable {
  /// Neither PNG nor JPEG.
  case unknownFormat
}
