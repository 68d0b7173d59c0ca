/// An `ActionResult`, the record that Bazel's remote caches store under `/ac`.
///
/// The Remote Execution API defines it (build/bazel/remote/execution/v2/remote_execution.proto).
/// Only the field for inline bytes (5, `stdout_raw`) is read and written, in the wire format of
/// protocol buffers.
package struct ActionResult: Equatable {
  package var text: ArraySlice<UInt8> = []

  package init(text: ArraySlice<UInt8>) { self.text = text }

  // MARK: Writing

  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count + 11)
    // Wire type 2 is a length-delimited field: text, bytes or a message.
    bytes.append(5 << 3 | 2)
    Self.append(UInt64(text.count), to: &bytes)
    bytes += text
    return bytes
  }

  /// Appends a varint: seven bits per byte, least significant group first.
  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  // MARK: Reading

  /// Parses a record.
  ///
  /// Returns nil if the bytes are malformed.
  package init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes[...])
    while !reader.isAtEnd {
      guard let field = reader.field() else { return nil }
      if case (5, .content(let content)) = field { text = content }
    }
  }

  private enum Value {
    case number(UInt64)
    case content(ArraySlice<UInt8>)
  }

  private struct Reader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    var isAtEnd: Bool { rest.isEmpty }

    /// Reads the number and value of the next field.
    ///
    /// Returns nil if the bytes are malformed.
    mutating func field() -> (UInt64, Value)? {
      guard let tag = number() else { return nil }
      switch tag & 7 {
      case 0: return number().map { (tag >> 3, .number($0)) }
      case 1: return content(8).map { (tag >> 3, .content($0)) }
      case 2:
        guard let count = number() else { return nil }
        return content(count).map { (tag >> 3, .content($0)) }
      case 5: return content(4).map { (tag >> 3, .content($0)) }
      default: return nil
      }
    }

    private mutating func content(_ count: UInt64) -> ArraySlice<UInt8>? {
      guard count <= UInt64(rest.count) else { return nil }
      defer { rest = rest.dropFirst(Int(count)) }
      return rest.prefix(Int(count))
    }

    private mutating func number() -> UInt64? {
      var value: UInt64 = 0
      for shift in stride(from: UInt64(0), to: 64, by: 7) {
        guard let byte = rest.popFirst() else { return nil }
        value |= UInt64(byte & 0x7F) << shift
        if byte < 0x80 { return value }
      }
      return nil
    }
  }
}
