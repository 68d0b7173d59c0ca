public import CoreGraphics
import VitrinePlacement

/// Animations with phases, of which a picture shows the first.
extension View {
  /// Returns the view in its first phase.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseView(content: Array(phases).first.map { content(PlaceholderContentView(view: self), $0) })
  }

  /// Returns the view in its first phase.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { phaseAnimator(phases, content: content, animation: animation) }

  /// Returns the view with the initial value of an animation.
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes
  ) -> some View { content(PlaceholderContentView(view: self), initialValue) }

  /// Returns the view with the initial value of an animation.
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes
  ) -> some View { content(PlaceholderContentView(view: self), initialValue) }

  /// Returns the view without the effect of its geometry, which isn't drawn.
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect,
    file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn("visualEffect(_:)", file, line) }
}

/// The content of an animated view.
public struct PlaceholderContentView<Content: View>: View {
  let view: Content

  /// The content.
  public var body: some View { view }
}

/// The view of a phase, or nothing without phases.
private struct PhaseView<Content: View>: View {
  let content: Content?

  var body: some View { content }
}

/// A view that shows its first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let content: Content?

  /// Creates a view with phases.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.content = Array(phases).first.map(content) }

  /// Creates a view with phases.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.content = Array(phases).first.map(content) }

  /// The first phase.
  public var body: some View { content }
}

/// A view that shows the initial value of an animation.
public struct KeyframeAnimator<Value, Path: Keyframes, Content: View>: View
where Path.Value == Value {
  private let content: Content

  /// Creates a view with an initial value.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) { self.content = content(initialValue) }

  /// The view of the initial value.
  public var body: some View { content }
}

/// The values of an animation over time.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
}

/// The values of a property over time.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value
}

/// The values of a property over time.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  /// Creates the values of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {}
}

extension KeyframeTrack where Root == Value {
  /// Creates the values of the animated value itself.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) {}
}

extension KeyframeTrack: Sendable where Root: Sendable {}

/// A value at a constant speed.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Creates a value after a duration.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}

/// A value on a curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Creates a value after a duration.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A value on a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Creates a value after a duration.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {}
}

/// A value that is reached at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Creates a value.
  public init(_ to: Value) {}
}

/// Values after each other.
public struct _KeyframeSequence<Value>: KeyframeTrackContent, Keyframes {}

/// Builds the values of an animation from statements.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Returns the values of a property.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> _KeyframeSequence<Value> {
    .init()
  }
  /// Returns the value of the whole.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeSequence<Value> where K.Value == Value { .init() }
  /// Returns all values.
  public static func buildBlock(_ parts: _KeyframeSequence<Value>...) -> _KeyframeSequence<Value> {
    .init()
  }
}

/// Builds the values of a property from statements.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
  /// Returns a value.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeSequence<Value> where K.Value == Value { .init() }
  /// Returns all values.
  public static func buildBlock(_ parts: _KeyframeSequence<Value>...) -> _KeyframeSequence<Value> {
    .init()
  }
  /// Returns the values of a loop.
  public static func buildArray(_ parts: [_KeyframeSequence<Value>]) -> _KeyframeSequence<Value> {
    .init()
  }
  /// Returns the values of an `if` without `else`.
  public static func buildOptional(_ part: _KeyframeSequence<Value>?) -> _KeyframeSequence<Value> {
    .init()
  }
}

/// A speed over time.
public struct UnitCurve: Hashable, Sendable {
  private let name: String
  /// A constant speed.
  public static let linear = UnitCurve(name: "linear")
  /// A slow start.
  public static let easeIn = UnitCurve(name: "easeIn")
  /// A slow end.
  public static let easeOut = UnitCurve(name: "easeOut")
  /// A slow start and end.
  public static let easeInOut = UnitCurve(name: "easeInOut")
}

/// A movement like a spring.
public struct Spring: Hashable, Sendable {
  /// Creates a spring.
  public init(duration: Double = 0.5, bounce: Double = 0) {}
  /// Creates a spring by its response.
  public init(response: Double, dampingRatio: Double) {}
  /// A spring without bounce.
  public static let smooth = Spring()
  /// A spring with a small bounce.
  public static let snappy = Spring()
  /// A spring with a bounce.
  public static let bouncy = Spring()
}

/// A change of a view's drawing that doesn't change the layout.
public protocol VisualEffect: Sendable {}

/// A view without a change of its drawing.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates it.
  public init() {}
}

extension VisualEffect {
  /// Returns the change, at an offset.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> EmptyVisualEffect { .init() }
  /// Returns the change, at an offset.
  public func offset(_ offset: CGSize) -> EmptyVisualEffect { .init() }
  /// Returns the change, with an opacity.
  public func opacity(_ opacity: Double) -> EmptyVisualEffect { .init() }
  /// Returns the change, scaled.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> EmptyVisualEffect {
    .init()
  }
  /// Returns the change, scaled.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> EmptyVisualEffect { .init() }
  /// Returns the change, rotated.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> EmptyVisualEffect {
    .init()
  }
  /// Returns the change, rotated in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> EmptyVisualEffect { .init() }
  /// Returns the change, blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> EmptyVisualEffect { .init() }
  /// Returns the change, with a brightness.
  public func brightness(_ amount: Double) -> EmptyVisualEffect { .init() }
  /// Returns the change, with a saturation.
  public func saturation(_ amount: Double) -> EmptyVisualEffect { .init() }
  /// Returns the change, with a turned hue.
  public func hueRotation(_ angle: Angle) -> EmptyVisualEffect { .init() }
  /// Returns the change, in grays.
  public func grayscale(_ amount: Double) -> EmptyVisualEffect { .init() }
}
