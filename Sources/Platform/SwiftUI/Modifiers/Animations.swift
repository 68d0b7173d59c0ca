import CoreGraphics

/// Modifiers of changes over time, of which a picture shows the end.
extension View {
  /// Returns the view with animated changes.
  public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with animated changes.
  public func animation(_ animation: Animation?) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn()
  }

  /// Returns the view with changes of a closure; they are animated.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(view: self)) }

  /// Returns the view with changes of a closure and their circumstances.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(view: self)) }

  /// Returns the view with an effect of symbols, which a picture shows at its beginning.
  public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an effect of symbols for changes of a value.
  public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a changed transaction.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view, whose content isn't outdated in a picture.
  public func invalidatableContent(
    _ invalidatable: Bool = true
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with feedback for changes of a value.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}

extension View {
  /// Returns the view with feedback for changes of a value, chosen by both values.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with feedback for changes of a value that fulfil a condition.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view without effects of symbols.
  public func symbolEffectsRemoved(
    _ isEnabled: Bool = true
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an animated change of its geometry as a whole.
  public func geometryGroup() -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view as the origin of a screen that appears.
  public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a form in which its screen appears.
  public func navigationTransition(
    _ style: NavigationTransition
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}

/// A form in which a screen appears.
public struct NavigationTransition: Sendable {
  /// The standard form.
  public static var automatic: NavigationTransition { .init() }
  /// Returns a growth from a view.
  public static func zoom<ID: Hashable>(
    sourceID: ID, in namespace: Namespace.ID
  ) -> NavigationTransition { .init() }
}

/// A change over time, of which a picture shows the end.
public struct Animation: Equatable, Sendable {
  private let name: String
  /// The standard animation.
  public static let `default` = Animation(name: "default")
  /// A constant speed.
  public static let linear = Animation(name: "linear")
  /// A slow start.
  public static let easeIn = Animation(name: "easeIn")
  /// A slow end.
  public static let easeOut = Animation(name: "easeOut")
  /// A slow start and end.
  public static let easeInOut = Animation(name: "easeInOut")

  /// Returns an animation of constant speed.
  public static func linear(duration: Double) -> Animation { .linear }
  /// Returns an animation with a slow start.
  public static func easeIn(duration: Double) -> Animation { .easeIn }
  /// Returns an animation with a slow end.
  public static func easeOut(duration: Double) -> Animation { .easeOut }
  /// Returns an animation with a slow start and end.
  public static func easeInOut(duration: Double) -> Animation { .easeInOut }
  /// Returns an animation like a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation(name: "spring") }
  /// Returns an animation like a spring of a duration.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation(name: "spring") }
  /// Returns an animation like a spring without bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .smooth
  }
  /// Returns an animation like a spring with a small bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .snappy
  }
  /// Returns an animation like a spring with a bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .bouncy
  }
  /// Returns an animation like a spring that keeps its velocity.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation(name: "spring") }
  /// Returns an animation like a spring of a duration that keeps its velocity.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation(name: "spring") }
  /// Returns an animation like a spring that follows a person's movement.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation(name: "spring") }
  /// Returns an animation with control points of its speed.
  public static func timingCurve(
    _ p0x: Double, _ p0y: Double, _ p1x: Double, _ p1y: Double, duration: Double = 0.35
  ) -> Animation { Animation(name: "timingCurve") }
  /// An animation like a spring.
  public static let spring = Animation(name: "spring")
  /// An animation like a spring without bounce.
  public static let smooth = Animation(name: "smooth")
  /// An animation like a spring with a small bounce.
  public static let snappy = Animation(name: "snappy")
  /// An animation like a spring with a bounce.
  public static let bouncy = Animation(name: "bouncy")

  /// Returns the animation, repeated.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  /// Returns the animation, repeated a number of times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns the animation at a later time.
  public func delay(_ delay: Double) -> Animation { self }
  /// Returns the animation at another speed.
  public func speed(_ speed: Double) -> Animation { self }
}

/// Performs changes, whose animation a picture doesn't show.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Performs changes, whose animation has ended in a picture, and the work after it.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// The end of an animation.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// The value has reached its end.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// The animation has ended.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Performs changes in a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// The circumstances of a change.
public struct Transaction: Sendable {
  /// The animation, or nil.
  public var animation: Animation?
  /// A Boolean value that indicates whether animations are off.
  public var disablesAnimations = false

  /// A Boolean value that indicates whether a gesture goes on.
  public var isContinuous = false
  private var values = TransactionTable()

  /// Creates a transaction.
  public init(animation: Animation? = nil) { self.animation = animation }

  /// The value of a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values.values[ObjectIdentifier(key)] = newValue }
  }
}

/// The values of a transaction by their keys.
private struct TransactionTable: @unchecked Sendable {
  var values: [ObjectIdentifier: Any] = [:]
}

/// A key of a transaction's values.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a transaction that sets none.
  static var defaultValue: Value { get }
}

/// An effect of symbols.
public protocol SymbolEffect: Sendable {}

/// The effects of symbols.
public struct _SymbolEffect: SymbolEffect {
  /// A change of the symbol.
  public var replace: _SymbolEffect { self }
  /// An effect upward.
  public var up: _SymbolEffect { self }
  /// An effect downward.
  public var down: _SymbolEffect { self }
  /// An effect on each layer.
  public var byLayer: _SymbolEffect { self }
  /// An effect on the whole symbol.
  public var wholeSymbol: _SymbolEffect { self }
  /// An effect of one layer after the other.
  public var iterative: _SymbolEffect { self }
  /// An effect that adds layers.
  public var cumulative: _SymbolEffect { self }
  /// An effect that also runs backward.
  public var reversing: _SymbolEffect { self }
  /// A change downward and upward.
  public var downUp: _SymbolEffect { self }
  /// A change upward.
  public var upUp: _SymbolEffect { self }
  /// A change to the left and right.
  public var offUp: _SymbolEffect { self }
  /// A change that keeps equal parts.
  public func magic(fallback: _SymbolEffect) -> _SymbolEffect { self }
}

extension SymbolEffect where Self == _SymbolEffect {
  /// A short jump.
  public static var bounce: _SymbolEffect { .init() }
  /// A repeated change of the opacity.
  public static var pulse: _SymbolEffect { .init() }
  /// A repeated change of layers.
  public static var variableColor: _SymbolEffect { .init() }
  /// A larger symbol.
  public static var scale: _SymbolEffect { .init() }
  /// A change of the symbol.
  public static var replace: _SymbolEffect { .init() }
  /// A rotation.
  public static var rotate: _SymbolEffect { .init() }
  /// A slow change of the size.
  public static var breathe: _SymbolEffect { .init() }
  /// A shake.
  public static var wiggle: _SymbolEffect { .init() }
}

/// The options of a symbol's effect.
public struct SymbolEffectOptions: Sendable {
  /// The standard options.
  public static let `default` = SymbolEffectOptions()
  /// An endless effect.
  public static let repeating = SymbolEffectOptions()
  /// An effect that ends.
  public static let nonRepeating = SymbolEffectOptions()
  /// Returns an effect that is repeated.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }
  /// Returns an effect that is repeated a number of times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns the effect at another speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  /// A form of repeated effects.
  public struct RepeatBehavior: Sendable {
    /// Without a pause.
    public static var continuous: RepeatBehavior { .init() }
    /// With pauses.
    public static var periodic: RepeatBehavior { .init() }
    /// Returns a number of times with pauses.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      .init()
    }
  }

  /// Returns an effect at another speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
}

/// A vibration or a sound.
public struct SensoryFeedback: Equatable, Sendable {
  /// A success.
  public static let success = SensoryFeedback()
  /// A warning.
  public static let warning = SensoryFeedback()
  /// An error.
  public static let error = SensoryFeedback()
  /// A changed selection.
  public static let selection = SensoryFeedback()
  /// An impact.
  public static let impact = SensoryFeedback()
  /// A larger value.
  public static let increase = SensoryFeedback()
  /// A smaller value.
  public static let decrease = SensoryFeedback()
  /// A beginning.
  public static let start = SensoryFeedback()
  /// An end.
  public static let stop = SensoryFeedback()
  /// An alignment with another view.
  public static let alignment = SensoryFeedback()
  /// A changed level.
  public static let levelChange = SensoryFeedback()

  /// Returns an impact of a weight.
  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback()
  }
  /// Returns an impact of a flexibility.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback()
  }

  /// The weight of an impact.
  public struct Weight: Equatable, Sendable {
    /// A light thing.
    public static let light = Weight()
    /// A usual thing.
    public static let medium = Weight()
    /// A heavy thing.
    public static let heavy = Weight()
  }

  /// The flexibility of an impact.
  public struct Flexibility: Equatable, Sendable {
    /// A rigid thing.
    public static let rigid = Flexibility()
    /// A solid thing.
    public static let solid = Flexibility()
    /// A soft thing.
    public static let soft = Flexibility()
  }
}

extension Binding {
  /// The circumstances of its changes.
  public var transaction: Transaction { Transaction() }

  /// Returns the binding with animated changes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// Returns the binding with the circumstances of its changes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
