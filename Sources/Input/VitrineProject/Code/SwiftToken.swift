/// A token of a Swift file with its range of bytes.
package struct SwiftToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A name or keyword.
    ///
    /// Backticks are in its range but not in its text.
    case word
    case number
    /// A complete literal with its quotation marks and interpolations.
    case string
    /// A word with `#`, such as `#selector` and `#if`.
    case directive
    /// One byte of an operator or a bracket, or `->`.
    case symbol
  }

  package var kind: Kind
  package var text: String
  package var range: Range<Int>
  /// A Boolean value that indicates whether only white space and comments precede the token on its
  /// line.
  package var startsLine: Bool

  package func isSymbol(_ text: String) -> Bool { kind == .symbol && self.text == text }

  package func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
}
