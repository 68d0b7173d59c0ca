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

  /// Returns the one-based line and column (in bytes) of the first tag with more than `limit`
  /// attributes, or nil if there is none.
  ///
  /// An attribute has an equals sign outside of quotes. Tags in comments count as well.
  func firstTag(withAttributesOver limit: Int) -> (line: Int, column: Int)? {
    var (line, lineStart) = (1, 0)
    var tag: (line: Int, column: Int)?
    var quote: UInt8?
    var count = 0
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, index + 1) }
      // No attribute contains an unescaped `<`, so it ends a quote that a comment opened.
      if byte == UInt8(ascii: "<") {
        (tag, quote, count) = ((line, index - lineStart + 1), nil, 0)
      } else if let open = quote {
        if byte == open { quote = nil }
      } else if tag != nil {
        switch byte {
        case UInt8(ascii: ">"): tag = nil
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "="):
          count += 1
          if count > limit { return tag }
        default: break
        }
      }
    }
    return nil
  }

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
