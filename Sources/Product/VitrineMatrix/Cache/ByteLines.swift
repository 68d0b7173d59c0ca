/// A reader of the lines of a text.
///
/// It splits bytes, because splitting characters takes ten times as long.
struct ByteLines {
  /// The bytes that haven't been read.
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// Returns the next line without its line feed, or nil if no line feed is left.
  mutating func next() -> ArraySlice<UInt8>? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return rest[..<end]
  }

  /// Returns the next `count` lines without the last line feed.
  mutating func next(_ count: Int) -> ArraySlice<UInt8>? {
    let all = rest
    guard count > 0 else { return nil }
    for _ in 0..<count {
      guard next() != nil else { return nil }
    }
    return all[..<(rest.startIndex - 1)]
  }

  mutating func text() -> String? { next().map { String(decoding: $0, as: UTF8.self) } }

  /// Returns the words of the next line.
  mutating func words() -> [String]? {
    next()?.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  }
}
