/// The lines of a text by its bytes, since splitting characters takes ten times as long.
struct ByteLines {
  /// What is left.
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// The next line without its end; nil where no more has one.
  mutating func next() -> ArraySlice<UInt8>? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return rest[..<end]
  }

  /// The next lines, the end of the last one left out.
  mutating func next(_ count: Int) -> ArraySlice<UInt8>? {
    let all = rest
    guard count > 0 else { return nil }
    for _ in 0..<count {
      guard next() != nil else { return nil }
    }
    return all[..<(rest.startIndex - 1)]
  }

  mutating func text() -> String? { next().map { String(decoding: $0, as: UTF8.self) } }

  /// The words of the next line.
  mutating func words() -> [String]? {
    next()?.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  }
}
