/// A finder for the start of a tag, given its end.
///
/// Callers look up tags in file order, so lines are counted once.
struct TagPlaces {
  private let bytes: [UInt8]
  /// The start of the last looked-up line, and its number.
  private var lineStart = 0
  private var line = 1
  /// The offset up to which lines are counted.
  ///
  /// A file may be one long line.
  private var counted = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the one-based line and column (in bytes) of the tag `name` that ends before `end`.
  ///
  /// Returns nil if there is no such tag, as in files that aren't UTF-8.
  mutating func start(of name: String, before end: Int) -> (line: Int, column: Int)? {
    guard end > 0, end <= bytes.count else { return nil }
    // An attribute can't contain an unescaped `<`, so the last one opened this tag.
    guard let open = bytes[..<end].lastIndex(of: UInt8(ascii: "<")),
      bytes[(open + 1)...].starts(with: name.utf8), open >= lineStart
    else { return nil }
    while counted < open {
      if bytes[counted] == UInt8(ascii: "\n") {
        line += 1
        lineStart = counted + 1
      }
      counted += 1
    }
    return (line, open - lineStart + 1)
  }
}
