/// An object whose methods can be called by their names: every responder, and what `--run` makes of a
/// class that is a target without being a responder, such as a model that a timer calls.
// The requirement alone is the main actor's: were it the protocol, every class that conforms in its own
// file would become the main actor's with all its members.
public protocol ActionReceiver: AnyObject {
  /// Calls the method with a name; false if there is no such method.
  @MainActor @discardableResult
  func perform(_ action: Selector, with sender: Any?) -> Bool
}

extension UIResponder: ActionReceiver {}
