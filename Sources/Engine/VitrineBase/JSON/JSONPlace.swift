/// A location in 16 bytes, whose file name all values of a file share.
///
/// A large file has a million values, and `SourceLocation` would double their size.
struct JSONPlace: Hashable, Codable, Sendable {
  /// The name of a file, as a reference.
  final class File: Sendable {
    let name: String

    init(_ name: String) { self.name = name }
  }

  let file: File
  let line: UInt32
  let column: UInt32

  init(file: File, line: Int, column: Int) {
    self.file = file
    self.line = UInt32(clamping: line)
    self.column = UInt32(clamping: column)
  }

  init(_ location: SourceLocation) {
    self.init(file: File(location.file), line: location.line, column: location.column)
  }

  init(from decoder: any Decoder) throws {
    self.init(try SourceLocation(from: decoder))
  }

  /// The location with the file's name.
  var location: SourceLocation {
    SourceLocation(file: file.name, line: Int(line), column: Int(column))
  }

  func encode(to encoder: any Encoder) throws { try location.encode(to: encoder) }

  func hash(into hasher: inout Hasher) { hasher.combine(location) }

  static func == (one: JSONPlace, other: JSONPlace) -> Bool {
    one.line == other.line && one.column == other.column
      && (one.file === other.file || one.file.name == other.file.name)
  }
}
