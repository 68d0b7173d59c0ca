/// An object in the responder chain.
///
/// The next responder of a view is its controller if it is a root view, or its superview. That of a
/// controller is its root view's superview or its parent.
@MainActor
open class UIResponder {
  public init() {}

  /// The next object in the chain.
  open var next: UIResponder? { nil }

  /// Sets a value by name, as a storyboard sets outlets and runtime attributes.
  ///
  /// Swift on Linux can't set a property by its name, so a class with outlets overrides this
  /// method.
  open func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forUndefinedKey: key)
  }

  /// Handles an unknown name.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    InterfaceLoading.note("the class \(type(of: self)) does not take the outlet '\(key)'")
  }

  /// Calls the method that a storyboard or a target names.
  ///
  /// Returns false if there is no such method.
  ///
  /// Swift on Linux can't call a method by its name, so a class with actions overrides this method.
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
