package import VitrineBase

/// A statement of a function that can change a view, or a call of another function.
package struct CodeStatement: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case assign(CodeAssignment)
    /// A call of a function of the same object.
    case call(String)
  }

  package var action: Action
  /// A Boolean value that indicates whether the statement runs whenever its function does.
  ///
  /// A statement in a loop, in a branch of an unknown condition, or in a closure that runs later
  /// isn't certain.
  package var isCertain: Bool
  package var modes: DisplayModes
  /// The branch of a condition that contains the statement.
  package var branch: CodeBranch?
}

/// A branch of a condition that isn't known until run time.
///
/// Exactly one branch of a chain of `if`, `else if` and `else` runs.
package struct CodeBranch: Hashable, Sendable {
  /// The location of the chain's first condition.
  package var chain: SourceLocation
  /// The number of earlier branches.
  package var index: Int

  /// The branch that runs if this one doesn't.
  var next: CodeBranch { CodeBranch(chain: chain, index: index + 1) }
}

/// An assignment to a property of a view.
package struct CodeAssignment: Hashable, Sendable {
  /// A property with a literal value that an Interface Builder file can store.
  package enum Property: String, Hashable, Sendable {
    case text, title, hidden, alpha, textColor, titleColor, backgroundColor, tintColor, font,
      image, on, enabled, progress, numberOfLines, cornerRadius
  }

  /// The outlet's name, or `view` for the root view.
  package var view: String
  /// A Boolean value that indicates whether the view is a property of the enclosing object.
  ///
  /// Otherwise it belongs to another object, such as a cell.
  package var isOwn: Bool
  package var property: Property
  package var value: CodeValue
}

/// A value that the code states as a literal.
package enum CodeValue: Hashable, Sendable {
  case text(String)
  /// A text that the program's tables translate, with its key.
  case localized(String, table: String?)
  case flag(Bool)
  /// A condition as the code writes it, or its opposite.
  case condition(String, isNegated: Bool)
  case number(Double)
  /// The name of an image.
  case image(String)
  case color(CodeColor)
  case font(CodeFont)
  /// A value that isn't known until run time.
  case computed

  /// A Boolean value that indicates whether the code states the value.
  package var isLiteral: Bool {
    switch self {
    case .computed, .condition: false
    default: true
    }
  }
}

/// A color that the code names or describes by components.
package enum CodeColor: Hashable, Sendable {
  case components(red: Double, green: Double, blue: Double, alpha: Double)
  /// A color of an asset catalog.
  case catalog(String)
  /// A semantic color of the system, such as `labelColor`.
  case system(String)
}

/// A font that the code describes by literals.
package enum CodeFont: Hashable, Sendable {
  /// The system font with the name of a weight, such as `bold`.
  case system(size: Double, weight: String)
  case italic(size: Double)
  /// A text style, such as `headline`.
  case style(String)
  case named(String, size: Double)
}
