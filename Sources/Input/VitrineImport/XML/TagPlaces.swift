/// Finds where tags start in a file, from where they end.
///
/// Callers look up ends in the order of the file, so lines are counted once.
struct TagPlaces {
  private let bytes: [UInt8]
  /// The start of the line that was looked up last, and its number.
  private var lineStart = 0
  private var line = 1
  /// Up to where lines are counted: a file may be one long line.
  private var counted = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Line and column, from 1 and in bytes, of the tag `name` that ends before `end`.
  ///
  /// Nil where no such tag is there, as in files that aren't UTF-8.
  mutating func start(of name: String, before end: Int) -> (line: Int, column: Int)? {
    guard end > 0, end <= bytes.count else { return nil }
    // No attribute holds a bare `<`, so the last one opened this tag.
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
