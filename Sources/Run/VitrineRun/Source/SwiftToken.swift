/// A token of a Swift file and the bytes that it is.
package struct SwiftToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A name or keyword; the back quotes of `default` are among its bytes, not in its text.
    case word
    case number
    /// A whole literal with its quotes and interpolations.
    case string
    /// A word with `#`, such as `#selector` and `#if`.
    case directive
    /// One byte of an operator or a bracket, and the whole of `->`.
    case symbol
  }

  package var kind: Kind
  package var text: String
  package var range: Range<Int>
  /// Whether nothing but space and comments stands before it in its line.
  package var startsLine: Bool

  package func isSymbol(_ text: String) -> Bool { kind == .symbol && self.text == text }

  package func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
}
