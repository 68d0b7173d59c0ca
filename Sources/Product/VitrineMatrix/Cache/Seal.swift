import VitrineBase

/// A fingerprint in front of bytes that detects truncated, changed or lost data.
///
/// It doesn't protect against a writer who knows the format, so a fast fingerprint is sufficient.
enum Seal {
  private static let length = 32

  static func sealed(_ content: [UInt8]) -> [UInt8] {
    Array(FileTrace.fingerprint(content).utf8) + content
  }

  /// Returns the sealed content, or nil if it is damaged.
  static func content(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let content = bytes.dropFirst(length)
    guard FileTrace.fingerprint(content).utf8.elementsEqual(bytes[..<content.startIndex])
    else { return nil }
    return content
  }
}
