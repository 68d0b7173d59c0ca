public import Foundation

/// An object in the responder chain.
///
/// The next responder of a view is its controller if it is a root view, or its superview. That of a
/// controller is its root view's superview or its parent.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  @preconcurrency @MainActor
  override public init() { super.init() }

  /// The name of the class in angle brackets.
  ///
  /// It has no address, because a text may reach a picture.
  override open nonisolated var description: String { "<\(type(of: self))>" }

  /// The same text as `description`.
  override open nonisolated var debugDescription: String { description }

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

/// The name of a method.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name of the method.
  public let description: String

  /// Creates a selector from the name of a method.
  public init(_ name: String) { description = name }

  /// Creates a selector from a string literal.
  public init(stringLiteral name: String) { description = name }
}
