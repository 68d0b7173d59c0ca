// Only the requirement is isolated to the main actor. If the protocol were, it would isolate all
// members of a class that declares the conformance in its file.
/// An object whose methods can be called by name: every responder, and any target class that
/// `--run` adapts, such as a model that a timer calls.
public protocol ActionReceiver: AnyObject {
  /// Calls the method with a name.
  ///
  /// Returns false if there is no such method.
  @preconcurrency @MainActor @discardableResult
  func perform(_ action: Selector, with sender: Any?) -> Bool
}

extension UIResponder: ActionReceiver {}
