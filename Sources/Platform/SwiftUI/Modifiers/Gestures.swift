public import CoreGraphics

/// A movement of fingers, which a picture doesn't have.
public protocol Gesture {
  /// The type of the gesture's value.
  associatedtype Value
}

/// A gesture with actions.
public struct _GestureActions<Base: Gesture>: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Base.Value
}

extension Gesture {
  /// Returns the gesture with an action for changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _GestureActions<Self> { .init() }
  /// Returns the gesture with an action for its end.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _GestureActions<Self> { .init() }
  /// Returns the gesture with a state that it updates.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _GestureActions<Self> { .init() }
}

/// Taps.
public struct TapGesture: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Void
  /// Creates a gesture.
  public init(count: Int = 1) {}
}

/// A long touch.
public struct LongPressGesture: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Bool
  /// Creates a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A movement of a finger.
public struct DragGesture: Gesture {
  /// The state of the movement.
  public struct Value: Equatable, Sendable {
    /// The finger's position.
    public var location = CGPoint.zero
    /// The first position.
    public var startLocation = CGPoint.zero
    /// The distance from the first position.
    public var translation = CGSize.zero
  }

  /// Creates a gesture.
  public init(minimumDistance: CGFloat = 10) {}
}

extension View {
  /// Returns the view with a gesture.
  public func gesture<T: Gesture>(_ gesture: T) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn()
  }

  /// Returns the view with a gesture beside its others.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a gesture before its others.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}
