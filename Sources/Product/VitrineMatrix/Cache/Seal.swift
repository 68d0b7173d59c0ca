import VitrineBase

/// Bytes behind a fingerprint of them, which tells whole ones from those that were cut, changed or lost
/// with the power.
///
/// It doesn't keep out who may write to the place and knows the format, so a fast fingerprint will do.
enum Seal {
  private static let length = 32

  static func sealed(_ content: [UInt8]) -> [UInt8] {
    Array(FileTrace.fingerprint(content).utf8) + content
  }

  /// What was sealed; nil if it isn't whole.
  static func content(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let content = bytes.dropFirst(length)
    guard FileTrace.fingerprint(content).utf8.elementsEqual(bytes[..<content.startIndex])
    else { return nil }
    return content
  }
}
