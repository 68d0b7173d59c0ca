/// Modifiers that have no effect on a picture.
extension View {
  /// Returns the view with an action that runs before the picture is taken.
  public func onAppear(
    perform action: (@MainActor () -> Void)? = nil
  ) -> ModifiedContent<Self, _AppearanceModifier> { modifier(_AppearanceModifier(action: action)) }

  /// Returns the view with an action that never runs.
  public func onDisappear(
    perform action: (() -> Void)? = nil
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an action for taps.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an action for changes of a value.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an action for changes of a value.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an action for changes of a value.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an identity.
  public func id<ID: Hashable>(_ id: ID) -> ModifiedContent<Self, _IdentityModifier> {
    modifier(_IdentityModifier(id: AnyHashable(id)))
  }

  /// Returns the view with a tag.
  public func tag<V: Hashable>(_ tag: V) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with animated changes.
  public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with animated changes.
  public func animation(_ animation: Animation?) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn()
  }

  /// Returns the view with a shape for touches.
  public func contentShape<S: Shape>(
    _ shape: S, eoFill: Bool = false
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view, which can ignore touches.
  public func allowsHitTesting(
    _ enabled: Bool
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a name for tests, lint and `layout --json`.
  public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, _WrappingModifier> {
    modifier(
      _WrappingModifier { id, context in
        context.wrap(id, in: PassRuleName.identifier, .named(identifier))
      })
  }

  /// Returns the view with a label for accessibility.
  public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a label for accessibility.
  public func accessibilityLabel(
    _ key: LocalizedStringKey
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a label for accessibility.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view, which accessibility can ignore.
  public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a value for accessibility.
  public func accessibilityValue(
    _ value: Text
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a value for accessibility.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view as one element of accessibility.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}

/// The treatment of an element's children by accessibility.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// The children are ignored.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The children are elements.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The children's labels are joined.
  public static let combine = AccessibilityChildBehavior(name: "combine")
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

  /// Returns the animation, repeated.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  /// Returns the animation at a later time.
  public func delay(_ delay: Double) -> Animation { self }
  /// Returns the animation at another speed.
  public func speed(_ speed: Double) -> Animation { self }
}

/// Performs changes, whose animation a picture doesn't show.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
