public import CoreGraphics
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

  // MARK: Touches, which a picture doesn't receive

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  // MARK: The first responder, which a widget without a keyboard doesn't have

  /// A Boolean value that indicates whether the object can receive keys, by default false.
  open var canBecomeFirstResponder: Bool { false }
  /// A Boolean value that indicates whether the object gives up the keys, by default true.
  open var canResignFirstResponder: Bool { true }
  /// A Boolean value that indicates whether the object receives keys, which none does.
  open var isFirstResponder: Bool { false }

  /// Requests the keys, which a widget doesn't receive.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives up the keys.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// The view in place of the keyboard, by default none.
  open var inputView: UIView? { nil }
  /// The view above the keyboard, by default none.
  open var inputAccessoryView: UIView? { nil }
  /// The manager of undoing, by default none.
  open var undoManager: UndoManager? { nil }
  /// The activity of the object.
  open var userActivity: NSUserActivity?

  /// Returns whether the object performs a command, by default false.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Returns the object that performs a command.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  /// Reloads the view in place of the keyboard.
  open func reloadInputViews() {}
  /// Updates the activity.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Restores the state of an activity.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// Selects all content.
  open func selectAll(_ sender: Any?) {}
  /// Copies the selection.
  open func copy(_ sender: Any?) {}
  /// Cuts the selection.
  open func cut(_ sender: Any?) {}
  /// Pastes the pasteboard's content.
  open func paste(_ sender: Any?) {}

  /// Returns a value that code or a storyboard has set by name, or nil.
  open func value(forKey key: String) -> Any? { namedValues[key] }

  private var namedValues: [String: Any] = [:]

  /// Sets a value by name.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

  /// Returns a value by name.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// Sets a value by name, as a storyboard sets outlets and runtime attributes.
  ///
  /// Swift on Linux can't set a property by its name, so a class with outlets overrides this
  /// method.
  open func setValue(_ value: Any?, forKey key: String) {
    guard !setNamedValue(value, forKey: key) else { return }
    setValue(value, forUndefinedKey: key)
  }

  /// Sets an outlet or a runtime attribute of the class, which `--run` overrides.
  ///
  /// Returns false for any other name.
  open func setNamedValue(_ value: Any?, forKey key: String) -> Bool { false }

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
