/// An invisible mark in a format, which names the entry of the format.
///
/// It consists of invisible operators, which are the digits of the index in base 4.
struct PluralMark {
  let index: Int
  private static let digits: [Unicode.Scalar] = ["\u{2061}", "\u{2062}", "\u{2063}", "\u{2064}"]

  init(index: Int) { self.index = index }

  /// Finds the mark of a format's first variable.
  init?(in format: String) {
    guard let start = format.firstRange(of: "#@") else { return nil }
    let digits = format.unicodeScalars[start.upperBound...]
      .prefix { Self.digits.contains($0) }.compactMap { Self.digits.firstIndex(of: $0) }
    guard !digits.isEmpty else { return nil }
    index = digits.prefix(12).reduce(0) { $0 * 4 + $1 }
  }

  /// Returns a format with the mark in its first variable.
  func added(to format: String) -> String {
    guard let start = format.firstRange(of: "#@") else { return format }
    var mark = String.UnicodeScalarView()
    var rest = index
    repeat {
      mark.insert(Self.digits[rest % 4], at: mark.startIndex)
      rest /= 4
    } while rest > 0
    return format[..<start.upperBound] + String(mark) + format[start.upperBound...]
  }

  /// Returns the name of a variable without a mark.
  static func removed(from name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.filter { !digits.contains($0) }))
  }
}
