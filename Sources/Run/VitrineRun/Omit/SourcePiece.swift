/// A part of a Swift file that can be left out, so that the rest compiles.
///
/// The pieces of a file form a tree: an error inside a piece lies in no other piece but its
/// ancestors and descendants.
package struct SourcePiece: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case file
    case moduleImport
    /// A class, structure, enumeration, protocol or extension.
    case type
    /// An entry of a type's inheritance clause.
    case inheritance
    /// A function, initializer, deinitializer or subscript.
    case function
    /// The braces of a function, of a computed property or of an accessor.
    case body
    /// A property of a type or of the file.
    case property
    /// The initial value of a property or variable with an explicit type.
    case value
    /// Another declaration, such as a type alias or the cases of an enumeration.
    case declaration
    case statement
    /// A call of a method in a chain, such as `.padding()`, in a file with views.
    case modifier
    /// A `case` or `default` of a `switch`.
    case section
  }

  package var kind: Kind
  /// The name of a declaration; of other pieces, the name of the declaration that contains them.
  package var name: String
  /// The bytes of the piece; those of a body include its braces.
  package var range: Range<Int>
  /// The index of the enclosing piece; nil for the file.
  package var parent: Int?
  /// The result type as it is written: of the function whose body the piece is, of the function
  /// that the piece leaves with `return`, or of a value.
  ///
  /// An empty type is `Void`. Nil means that no value can take the place of the piece.
  package var result: String?
  /// The result of an initializer's body whose place an empty value can take.
  static let wholeSelf = "self"
  /// A Boolean value that indicates whether an entry is the first one of a class.
  var isFirst = false

  init(
    _ kind: Kind, _ name: String, range: Range<Int>, parent: Int?, result: String? = nil
  ) {
    self.kind = kind
    self.name = name
    self.range = range
    self.parent = parent
    self.result = result
  }
}
