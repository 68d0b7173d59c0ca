/// A class of a file, and what Interface Builder and targets connect to it.
package struct SwiftClass: Hashable, Sendable {
  /// A property that is set by its name.
  package struct Property: Hashable, Sendable {
    package var name: String
    /// Without the mark of an optional.
    package var type: String
  }

  /// A method that is called by its name.
  package struct Method: Hashable, Sendable {
    package var name: String
    /// The name that Objective-C would have, such as `tapped:`.
    package var selector: String
    /// The parameters' labels and types; a label is empty where none is written.
    package var parameters: [Parameter]
    /// Whether it is marked for Objective-C; others are called where a `#selector` names them.
    package var isMarked: Bool
    package var isPrivate: Bool
  }

  package struct Parameter: Hashable, Sendable {
    package var label: String
    package var type: String
  }

  /// With the names of the types around it.
  package var name: String
  /// The name that `@objc(…)` gives it.
  package var otherName: String?
  /// The first name behind the colon.
  package var base: String?
  package var properties: [Property] = []
  package var methods: [Method] = []
  /// Where the closing brace is; nil for a part that an extension adds.
  package var end: Int?
  package var isGeneric = false
  /// Whether code at the file's top level can name it.
  package var isVisibleInFile = true
}
