/// What takes part in the chain that events go along.
///
/// From a view the chain leads to its controller if it is that one's root view, else to its superview;
/// from a controller to its root view's superview, or to its parent.
@MainActor
open class UIResponder {
  public init() {}

  /// Whoever is asked after this one.
  open var next: UIResponder? { nil }

  /// Takes a value by name, as a storyboard gives outlets and runtime attributes.
  ///
  /// Swift on Linux cannot set a property by its name: a class with outlets overrides this.
  open func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forUndefinedKey: key)
  }

  /// A name that nobody took.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    InterfaceLoading.note("the class \(type(of: self)) does not take the outlet '\(key)'")
  }

  /// Calls the method that a storyboard or a target names; false if there is no such method.
  ///
  /// Swift on Linux cannot call a method by its name: a class with actions overrides this.
  @discardableResult
  open func perform(_ action: Selector, with sender: Any?) -> Bool { false }
}

extension UIResponder: Hashable {
  public nonisolated static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The name of a method.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(_ name: String) { description = name }

  public init(stringLiteral name: String) { description = name }
}
