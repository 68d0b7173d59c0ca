import VitrineBase

/// A token of a source file.
///
/// Comments, white space and inactive code have no tokens.
package struct CodeToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case word
    case number
    /// The content of a string literal, without its quotes.
    case string
    /// An operator or a bracket.
    case symbol
  }

  package var kind: Kind
  package var text: String
  package var line: Int
  package var column: Int
  /// A Boolean value that indicates whether the token is the first of its line.
  package var startsLine: Bool
  /// A Boolean value that indicates whether `text` is a string literal's complete value.
  ///
  /// It isn't if the literal contains an interpolation or several lines.
  package var isWhole = true
}

extension CodeToken {
  func isSymbol(_ text: String) -> Bool { kind == .symbol && self.text == text }

  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
}
