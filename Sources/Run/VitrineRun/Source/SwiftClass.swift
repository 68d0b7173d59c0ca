/// A class with its connections to Interface Builder and targets.
package struct SwiftClass: Hashable, Sendable {
  /// A property that is set by name.
  package struct Property: Hashable, Sendable {
    package var name: String
    /// The type without the mark of an optional.
    package var type: String
  }

  /// A method that is called by name.
  package struct Method: Hashable, Sendable {
    package var name: String
    /// The Objective-C name, such as `tapped:`.
    package var selector: String
    /// The labels and types of the parameters.
    ///
    /// A missing label is empty.
    package var parameters: [Parameter]
    /// A Boolean value that indicates whether the method is marked for Objective-C.
    ///
    /// Other methods are called only if a `#selector` names them.
    package var isMarked: Bool
    package var isPrivate: Bool
    /// A Boolean value that indicates whether the method throws.
    package var isThrowing = false
    /// A Boolean value that indicates whether the method is asynchronous.
    package var isAsync = false
  }

  package struct Parameter: Hashable, Sendable {
    package var label: String
    package var type: String
  }

  /// The name, including those of the enclosing types.
  package var name: String
  /// The name in `@objc(…)`.
  package var otherName: String?
  /// The first name after the colon.
  package var base: String?
  package var properties: [Property] = []
  package var methods: [Method] = []
  /// The position of the opening brace.
  package var start = 0
  /// The position of the closing brace of a class or of a part that an extension adds.
  package var close = 0
  /// The condition of `#if` under which the class exists, or nil.
  package var condition: String?
  /// A Boolean value that indicates whether the class can be created without arguments.
  package var hasPlainInitializer = true
  /// A Boolean value that indicates whether the class declares an initializer without arguments.
  package var declaresPlainInitializer = false
  /// The position of the closing brace, or nil for a part that an extension adds.
  package var end: Int?
  package var isGeneric = false
  /// A Boolean value that indicates whether top-level code of the file can name the class.
  package var isVisibleInFile = true
}
