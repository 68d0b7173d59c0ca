public import CoreGraphics
public import Foundation

/// A movement of fingers, which a picture doesn't have.
@preconcurrency @MainActor
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
  /// The type of the gesture's body.
  associatedtype Body: Gesture = Never
  /// The gesture that an author's gesture consists of.
  var body: Body { get }
}

extension Gesture where Body == Never {
  /// The body, which is never evaluated.
  public var body: Never { fatalError("this gesture has no body") }
}

extension Never: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Never
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
  /// Returns the gesture with another value.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MappedGesture<Self, T> { .init() }
  /// Returns both gestures at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { .init(self, other) }
  /// Returns the gesture, followed by another one.
  public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { .init(self, other) }
  /// Returns the first of both gestures that is recognized.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { .init(self, other) }
}

/// A gesture with another value.
public struct _MappedGesture<Base: Gesture, Value>: Gesture {}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {}
}

/// Two gestures after each other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The state of both gestures.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {}
}

/// Two gestures of which one is recognized.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the recognized gesture.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {}
}

/// A gesture whose type is hidden.
public struct AnyGesture<Value>: Gesture {
  /// Creates a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

/// Taps.
public struct TapGesture: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Void
  /// Creates a gesture.
  public init(count: Int = 1) {}
}

/// Taps with their position.
public struct SpatialTapGesture: Gesture {
  /// The state of a tap.
  public struct Value: Equatable, Sendable {
    /// The position.
    public var location = CGPoint.zero
  }

  /// Creates a gesture.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
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
    /// The time.
    public var time = Date(timeIntervalSinceReferenceDate: 0)
    /// The finger's position.
    public var location = CGPoint.zero
    /// The first position.
    public var startLocation = CGPoint.zero
    /// The distance from the first position.
    public var translation = CGSize.zero
    /// The speed in points a second.
    public var velocity = CGSize.zero
    /// The position at which the movement would end.
    public var predictedEndLocation = CGPoint.zero
    /// The distance at which the movement would end.
    public var predictedEndTranslation = CGSize.zero
  }

  /// Creates a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}

  /// Creates a gesture in a space of coordinates.
  @_disfavoredOverload
  public init<S: CoordinateSpaceProtocol>(minimumDistance: CGFloat = 10, coordinateSpace: S) {}
}

/// Two fingers that move apart.
public struct MagnifyGesture: Gesture {
  /// The state of the movement.
  public struct Value: Equatable, Sendable {
    /// The change of the distance.
    public var magnification: CGFloat = 1
    /// The speed.
    public var velocity: CGFloat = 0
    /// The position between the fingers in fractions of the size.
    public var startAnchor = UnitPoint.center
    /// The position between the fingers.
    public var startLocation = CGPoint.zero
  }

  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that move apart, with the change of their distance.
public struct MagnificationGesture: Gesture {
  /// The type of the gesture's value.
  public typealias Value = CGFloat
  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn.
public struct RotateGesture: Gesture {
  /// The state of the movement.
  public struct Value: Equatable, Sendable {
    /// The angle.
    public var rotation = Angle.zero
    /// The speed.
    public var velocity = Angle.zero
  }

  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers that turn, with their angle.
public struct RotationGesture: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Angle
  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// The views whose gestures are recognized.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gestures.
  public static let none: GestureMask = []
  /// The gesture itself.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of subviews.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Returns the view with a gesture.
  public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a gesture, which can be off.
  public func gesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a gesture beside its others.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a gesture before its others.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an action for taps.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an action for taps at positions.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an action for long touches.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an action for long touches.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view, which can ignore touches.
  public func allowsHitTesting(
    _ enabled: Bool
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a shape for touches.
  public func contentShape<S: Shape>(
    _ shape: S, eoFill: Bool = false
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a shape for some purposes.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}

/// The purposes of a view's shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture while a person drags.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture above a menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The effect of a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The outline of accessibility.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
