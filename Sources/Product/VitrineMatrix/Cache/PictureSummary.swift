package import VitrineBase

/// The properties that identify a picture without its bytes.
///
/// Comparisons use them, and the detection of files that a folder already has.
package struct PictureSummary: Equatable, Sendable {
  /// The digest of the pixels.
  package var digest: String
  package var width: Int
  package var height: Int
  package var png: FileMark
  package var layout: FileMark
  /// The warnings about the input.
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

  /// Returns a line that begins with the summary's key, and a line for each warning.
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

  /// Parses the lines of a summary and its key.
  ///
  /// Returns nil if they are malformed.
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

  /// Parses the summary of a key.
  ///
  /// Returns nil if the bytes are damaged or belong to another key.
  package init?(_ bytes: ArraySlice<UInt8>, _ key: String, checkout: Checkout) {
    guard let content = Seal.content(bytes) else { return nil }
    var lines = ByteLines(content)
    guard lines.text() == Self.head, let found = Self.read(&lines, checkout), found.key == key,
      lines.rest.isEmpty
    else { return nil }
    self = found.summary
  }
}
