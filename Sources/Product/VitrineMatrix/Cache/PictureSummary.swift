package import VitrineBase

/// What tells a picture from every other without its bytes: for those who only compare, and to
/// recognize its files where they lie already.
package struct PictureSummary: Equatable, Sendable {
  /// Of the pixels.
  package var digest: String
  package var width: Int
  package var height: Int
  package var png: FileMark
  package var layout: FileMark
  /// What is wrong with its input, though it could be drawn.
  package var diagnostics: [String] = []

  package init(
    digest: String, width: Int, height: Int, png: FileMark, layout: FileMark,
    diagnostics: [String] = []
  ) {
    self.digest = digest
    self.width = width
    self.height = height
    self.png = png
    self.layout = layout
    self.diagnostics = diagnostics
  }
}

extension PictureSummary {
  private static let head = "vitrine summary 1"

  /// A line of words that starts with the key under which it is kept, and one for each warning.
  func lines(_ key: String, _ checkout: Checkout) -> String {
    let words: [Any] = [
      key, digest, width, height, png.count, png.fingerprint, layout.count, layout.fingerprint,
      diagnostics.count,
    ]
    let first = words.map { "\($0)" }.joined(separator: " ")
    let rest = diagnostics.map { checkout.portable($0.replacing("\n", with: " ")) }
    return ([first] + rest).map { $0 + "\n" }.joined()
  }

  package func bytes(_ key: String, _ checkout: Checkout) -> [UInt8] {
    Seal.sealed(Array("\(Self.head)\n\(lines(key, checkout))".utf8))
  }

  /// Reads the lines of a summary, and its key; nil if they aren't what was written.
  static func read(
    _ lines: inout ByteLines, _ checkout: Checkout
  ) -> (key: String, summary: PictureSummary)? {
    guard let words = lines.words(), words.count == 9, let width = Int(words[2]),
      let height = Int(words[3]), let png = Int(words[4]), let layout = Int(words[6]),
      let warnings = Int(words[8]), warnings >= 0
    else { return nil }
    var summary = PictureSummary(
      digest: words[1], width: width, height: height,
      png: FileMark(count: png, fingerprint: words[5]),
      layout: FileMark(count: layout, fingerprint: words[7]))
    while summary.diagnostics.count < warnings {
      guard let text = lines.text() else { return nil }
      summary.diagnostics.append(checkout.message(text))
    }
    return (words[0], summary)
  }

  /// Reads the summary of a key; nil if it isn't exactly what was written for that key.
  package init?(_ bytes: ArraySlice<UInt8>, _ key: String, _ checkout: Checkout) {
    guard let content = Seal.content(bytes) else { return nil }
    var lines = ByteLines(content)
    guard lines.text() == Self.head, let found = Self.read(&lines, checkout), found.key == key,
      lines.rest.isEmpty
    else { return nil }
    self = found.summary
  }
}
