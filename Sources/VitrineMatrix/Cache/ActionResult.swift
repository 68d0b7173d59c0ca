/// The record that Bazel's remote caches keep under `/ac`: an `ActionResult` of the Remote Execution API
/// (build/bazel/remote/execution/v2/remote_execution.proto), in protocol buffers' wire format.
///
/// Of its fields only those are written and read that say which blobs a result has (2, `output_files`)
/// and that carry a few bytes along (5, `stdout_raw`). Servers that check records, such as bazel-remote,
/// then see that the blobs are there.
package struct ActionResult: Equatable {
  package struct File: Equatable {
    package var path: String
    /// SHA-256 in hexadecimal digits.
    package var hash: String
    package var size: Int

    package init(path: String, hash: String, size: Int) {
      (self.path, self.hash, self.size) = (path, hash, size)
    }
  }

  package var files: [File] = []
  package var text: [UInt8] = []

  package init(files: [File] = [], text: [UInt8]) {
    (self.files, self.text) = (files, text)
  }

  // MARK: Writing

  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for file in files {
      var digest: [UInt8] = []
      Self.append(1, Array(file.hash.utf8), to: &digest)
      digest.append(2 << 3)
      Self.append(UInt64(file.size), to: &digest)
      var entry: [UInt8] = []
      Self.append(1, Array(file.path.utf8), to: &entry)
      Self.append(2, digest, to: &entry)
      Self.append(2, entry, to: &bytes)
    }
    Self.append(5, text, to: &bytes)
    return bytes
  }

  /// A field with a length: text, bytes or a message.
  private static func append(_ field: UInt8, _ content: [UInt8], to bytes: inout [UInt8]) {
    bytes.append(field << 3 | 2)
    append(UInt64(content.count), to: &bytes)
    bytes += content
  }

  /// A number, seven bits a byte, the lowest first.
  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  // MARK: Reading

  /// Reads a record; nil if the bytes are not one.
  package init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes[...])
    while !reader.isAtEnd {
      guard let field = reader.field() else { return nil }
      switch field {
      case (2, .content(let entry)):
        guard let file = Self.file(entry) else { return nil }
        files.append(file)
      case (5, .content(let content)): text = Array(content)
      default: break
      }
    }
  }

  private static func file(_ bytes: ArraySlice<UInt8>) -> File? {
    var file = File(path: "", hash: "", size: 0)
    var reader = Reader(bytes)
    while !reader.isAtEnd {
      guard let field = reader.field() else { return nil }
      switch field {
      case (1, .content(let path)): file.path = String(decoding: path, as: UTF8.self)
      case (2, .content(let digest)):
        var inner = Reader(digest)
        while !inner.isAtEnd {
          guard let field = inner.field() else { return nil }
          switch field {
          case (1, .content(let hash)): file.hash = String(decoding: hash, as: UTF8.self)
          case (2, .number(let size)): file.size = Int(clamping: size)
          default: break
          }
        }
      default: break
      }
    }
    return file
  }

  private enum Value {
    case number(UInt64)
    case content(ArraySlice<UInt8>)
  }

  private struct Reader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    var isAtEnd: Bool { rest.isEmpty }

    /// The next field's number and value; nil where the bytes aren't well formed.
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
