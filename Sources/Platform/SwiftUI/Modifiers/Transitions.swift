public import CoreGraphics

/// A form in which a view appears.
public struct AnyTransition: Sendable {
  /// No form.
  public static let identity = AnyTransition()
  /// A change of the opacity.
  public static let opacity = AnyTransition()
  /// A movement from one side to the other.
  public static let slide = AnyTransition()
  /// A change of the size.
  public static let scale = AnyTransition()

  /// Returns a movement from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a movement from an edge that removes the other view.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a change of the size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// Returns a movement by a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// Returns different forms for appearing and disappearing.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  /// Returns a form with a modifier at its beginning and another one at its end.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }
  /// Creates a form from a transition.
  public init<T: Transition>(_ transition: T) {}
  init() {}
  /// Returns both forms together.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the form with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// Returns the view with a form in which it appears.
  public func transition(_ transition: AnyTransition) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn()
  }

  /// Returns the view with a form in which its content changes.
  public func contentTransition(
    _ transition: ContentTransition
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a form in which it appears.
  @_disfavoredOverload
  public func transition<T: Transition>(
    _ transition: T
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}

/// A form in which a view appears, by phases.
@preconcurrency @MainActor
public protocol Transition {
  /// The type of the body.
  associatedtype Body: View
  /// The view that appears.
  typealias Content = PlaceholderContentView<AnyView>

  /// Returns the view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// A phase of a view that appears.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// A Boolean value that indicates a view that has appeared.
  public var isIdentity: Bool { self == .identity }
  /// The position from -1 to 1.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// A mixture of blurred views.
public struct BlurReplaceTransition: Transition {
  /// Returns the view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  /// A mixture of blurred views.
  public static var blurReplace: BlurReplaceTransition { .init() }
}

/// A form in which a view's content changes.
public struct ContentTransition: Equatable, Sendable {
  /// No form.
  public static let identity = ContentTransition()
  /// A change of the opacity.
  public static let opacity = ContentTransition()
  /// A mixture of both contents.
  public static let interpolate = ContentTransition()
  /// A change of symbols.
  public static let symbolEffect = ContentTransition()
  /// Returns a change of symbols by an effect.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition() }
  /// Returns a change of digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  /// Returns a change of digits up or down.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}
