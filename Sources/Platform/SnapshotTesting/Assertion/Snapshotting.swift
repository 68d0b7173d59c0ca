/// A strategy that turns a value into a comparable form.
public struct Snapshotting<Value, Format> {
  /// The ending of the file's name, or nil.
  public var pathExtension: String?
  /// The comparison of two forms.
  public var diffing: Diffing<Format>
  /// Returns the form of a value.
  public var snapshot: (Value) -> Async<Format>

  /// Creates a strategy whose form may be delivered later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Creates a strategy.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// Returns the strategy for another type of value, which is transformed first.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// Returns the strategy for another type of value, whose transformation may take a while.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
      Async { callback in
        transform(other).run { value in snapshot(value).run(callback) }
      }
    }
  }
}

/// A strategy for values that are already comparable.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy for values that are already comparable.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}
