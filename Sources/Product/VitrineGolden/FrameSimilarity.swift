/// The comparison of two descriptions of views, which differ by the fonts' widths.
package enum FrameSimilarity {
  /// Returns the greatest difference of two numbers of frames, or nil if the texts differ otherwise.
  ///
  /// Only lines with a frame may have different numbers.
  package static func difference(_ expected: String, _ actual: String) -> Double? {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    guard old.count == new.count else { return nil }
    var greatest = 0.0
    for (a, b) in zip(old, new) where a != b {
      guard a.contains("frame = ("), let change = numbers(a, b) else { return nil }
      greatest = max(greatest, change)
    }
    return greatest
  }

  /// Returns the greatest difference of the numbers at equal places of equal texts, or nil.
  private static func numbers(_ a: Substring, _ b: Substring) -> Double? {
    let (old, new) = (parts(of: a), parts(of: b))
    guard old.count == new.count else { return nil }
    var greatest = 0.0
    for (a, b) in zip(old, new) where a != b {
      guard let a = Double(a), let b = Double(b) else { return nil }
      greatest = max(greatest, abs(a - b))
    }
    return greatest
  }

  /// Returns the numbers of a line and the texts between them.
  private static func parts(of line: Substring) -> [Substring] {
    var parts: [Substring] = []
    var rest = line
    while let first = rest.first {
      let isNumber = isPart(first)
      let part = rest.prefix { isPart($0) == isNumber }
      parts.append(part)
      rest = rest.dropFirst(part.count)
    }
    return parts
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isASCII && (character.isNumber || character == "." || character == "-")
  }
}
