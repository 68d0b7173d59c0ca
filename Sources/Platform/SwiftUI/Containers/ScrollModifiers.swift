public import CoreGraphics

/// Modifiers of scroll views, of which a picture shows the beginning.
extension View {
  /// Returns the view with a visibility of indicators, which a picture doesn't show.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view, whose indicators flash, which a picture doesn't show.
  public func scrollIndicatorsFlash(
    onAppear: Bool
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view, which can't scroll in a picture anyway.
  public func scrollDisabled(_ disabled: Bool) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn()
  }

  /// Returns the view, whose scroll views clip their content.
  public func scrollClipDisabled(
    _ disabled: Bool = true, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(disabled ? "scrollClipDisabled(_:)" : nil, file, line)
  }

  /// Returns the view with a movement at the ends of scroll views.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view as the targets of scrolling.
  public func scrollTargetLayout(
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with positions at which scrolling ends.
  public func scrollTargetBehavior<B: ScrollTargetBehavior>(
    _ behavior: B
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a binding to the scrolled view, at which a picture doesn't begin.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(id.wrappedValue == nil ? nil : "scrollPosition(id:)", file, line)
  }

  /// Returns the view with a binding to the position, at which a picture doesn't begin.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view, whose scroll views begin at an anchor, which isn't applied.
  public func defaultScrollAnchor(
    _ anchor: UnitPoint?, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(anchor == nil || anchor == .top ? nil : "defaultScrollAnchor(_:)", file, line)
  }

  /// Returns the view with an effect at the edges of scroll views, which isn't drawn.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an effect while it scrolls, which a picture shows in its middle phase.
  public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an action for the geometry of scrolling, which doesn't change.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an action for phases of scrolling, which don't change.
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an action for its visibility while a person scrolls.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}

/// A movement at the ends of scroll views.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// The standard movement.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// A movement always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// A movement if the content is larger than the view.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// The positions at which scrolling ends.
public protocol ScrollTargetBehavior {}

/// Positions at the pages of a scroll view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public init() {}
}

/// Positions at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The number of views that one movement passes.
  public struct LimitBehavior: Sendable {
    /// The standard number.
    public static var automatic: LimitBehavior { .init() }
    /// A few views.
    public static var always: LimitBehavior { .init() }
    /// Any number.
    public static var never: LimitBehavior { .init() }
    /// A single view.
    public static var alwaysByOne: LimitBehavior { .init() }
  }

  /// Creates the behavior.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Positions at pages.
  public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Positions at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }

  /// Positions at views, of which one movement passes a number.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { .init() }
}

/// A position of scrolling.
public struct ScrollPosition: Equatable, Sendable {
  /// Creates a position at the beginning.
  public init() {}
  /// Creates a position at an edge.
  public init(edge: Edge) {}
  /// Creates a position among views with identifiers of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}
  /// Creates a position at a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}

  /// Does nothing, because a picture shows the beginning.
  public mutating func scrollTo(edge: Edge) {}
  /// Does nothing, because a picture shows the beginning.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}
  /// Does nothing, because a picture shows the beginning.
  public mutating func scrollTo(y: CGFloat) {}
  /// Does nothing, because a picture shows the beginning.
  public mutating func scrollTo(x: CGFloat) {}
}

/// An effect at the edges of scroll views.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// The standard effect.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// A sharp edge.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// A soft edge.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// The speed of an effect of scrolling.
public struct ScrollTransitionConfiguration: Sendable {
  /// An effect that follows the movement.
  public static var interactive: ScrollTransitionConfiguration { .init() }
  /// An effect with an animation.
  public static var animated: ScrollTransitionConfiguration { .init() }
  /// No effect.
  public static var identity: ScrollTransitionConfiguration { .init() }
  /// Returns an effect with an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .init() }
  /// Returns the effect from a visible part on.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// The visible part from which on an effect applies.
  public struct Threshold: Sendable {
    /// The whole view.
    public static var visible: Threshold { .init() }
    /// Nothing of the view.
    public static var hidden: Threshold { .init() }
    /// The middle of the scroll view.
    public static var centered: Threshold { .init() }
    /// Returns a part of the view.
    public static func visible(_ amount: Double) -> Threshold { .init() }
  }
}

/// A phase of a view that scrolls.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  /// A Boolean value that indicates a view in the middle.
  public var isIdentity: Bool { self == .identity }
  /// The position from -1 to 1.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// A phase of scrolling.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// A Boolean value that indicates a movement.
  public var isScrolling: Bool { self != .idle }
}

/// The geometry of a scroll view's content.
public struct ScrollGeometry: Equatable, Sendable {
  /// The distance of the visible part from the beginning.
  public var contentOffset = CGPoint.zero
  /// The size of the content.
  public var contentSize = CGSize.zero
  /// The insets of the content.
  public var contentInsets = EdgeInsets()
  /// The size of the scroll view.
  public var containerSize = CGSize.zero
  /// The visible rectangle.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The size of the scroll view.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}
