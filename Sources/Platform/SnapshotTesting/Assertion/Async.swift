/// A value that is delivered to a callback, immediately or later.
public struct Async<Value> {
  /// The function that starts the work and calls back with the value.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates a value from a function that starts the work.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// Creates a value that is already there.
  public init(value: Value) { run = { callback in callback(value) } }

  /// Returns the transformed value.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
