/// The place of a bar.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// The standard place.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The navigation bar.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// The place of an item in a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The part of a screen where items are.
  enum Side: Hashable, Sendable {
    case leading, center, trailing, bottom
    /// A menu behind a button, which isn't drawn.
    case menu
    /// A bar that no picture has.
    case unseen
  }

  let side: Side
  /// A Boolean value that indicates an item that completes a screen, whose title is bold.
  let isMain: Bool

  private init(_ side: Side, isMain: Bool = false) {
    self.side = side
    self.isMain = isMain
  }

  /// The standard place, which is the trailing side of the navigation bar.
  public static let automatic = ToolbarItemPlacement(.trailing)
  /// The middle.
  public static let principal = ToolbarItemPlacement(.center)
  /// The place of actions that confirm.
  public static let confirmationAction = ToolbarItemPlacement(.trailing, isMain: true)
  /// The place of actions that cancel.
  public static let cancellationAction = ToolbarItemPlacement(.leading)
  /// The place of actions that destroy data.
  public static let destructiveAction = ToolbarItemPlacement(.trailing)
  /// The place of the main action.
  public static let primaryAction = ToolbarItemPlacement(.trailing)
  /// The place of other actions, which are behind a menu.
  public static let secondaryAction = ToolbarItemPlacement(.menu)
  /// The place of actions that navigate.
  public static let navigation = ToolbarItemPlacement(.leading)
  /// The place of a state.
  public static let status = ToolbarItemPlacement(.bottom)
  /// The bar above the keyboard, which no picture has.
  public static let keyboard = ToolbarItemPlacement(.unseen)
  /// The leading side of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(.leading)
  /// The trailing side of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
  /// The leading side of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  /// The trailing side of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(.bottom)
}

/// The items of a screen's bars.
@preconcurrency @MainActor
public protocol ToolbarContent {
  /// The type of the items' body.
  associatedtype Body: ToolbarContent
  /// The items.
  @ToolbarContentBuilder var body: Body { get }
  /// Returns the items in order.
  static func _items(of content: Self, in context: _ViewContext) -> [_BarItem]
}

extension ToolbarContent {
  /// Returns the items of the body.
  public static func _items(of content: Self, in context: _ViewContext) -> [_BarItem] {
    DynamicProperties.connect(content, to: context)
    return Body._items(of: content.body, in: context.child(0))
  }
}

/// Items of a bar that a person can arrange.
@preconcurrency @MainActor
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {
  /// Returns no items.
  public static func _items(of content: Never, in context: _ViewContext) -> [_BarItem] {}
}

/// Items without a body.
@preconcurrency @MainActor
public protocol _PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
  /// The body, which is never evaluated.
  public var body: Never { fatalError("this item of a bar has no body") }
}

/// An item of a screen's bars, with the surroundings of the view that declares it.
public struct _BarItem {
  let placement: ToolbarItemPlacement
  let view: AnyView
  let context: _ViewContext
  let place: CallSite
}

/// An item of a bar.
public struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content
  private let place: CallSite

  /// Returns the item.
  public static func _items(of content: Self, in context: _ViewContext) -> [_BarItem] {
    [
      _BarItem(
        placement: content.placement, view: AnyView(content.content), context: context,
        place: content.place)
    ]
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  public init(
    placement: ToolbarItemPlacement = .automatic, file: StaticString = #fileID,
    line: Int = #line, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
    place = CallSite(file, line)
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item that a person can move.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    file: StaticString = #fileID, line: Int = #line, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
    place = CallSite(file, line)
  }
}

/// Items of a bar beside each other.
public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content
  private let place: CallSite

  /// Creates a group.
  public init(
    placement: ToolbarItemPlacement = .automatic, file: StaticString = #fileID,
    line: Int = #line, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
    place = CallSite(file, line)
  }

  /// Returns an item for all views, which a bar places beside each other.
  public static func _items(of content: Self, in context: _ViewContext) -> [_BarItem] {
    [
      _BarItem(
        placement: content.placement, view: AnyView(content.content), context: context,
        place: content.place)
    ]
  }
}

/// A distance between groups of items in a bar.
public struct ToolbarSpacer: _PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement

  /// Creates a distance.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.placement = placement
  }

  /// Returns a spacer in the bottom bar; the sides of a navigation bar have no room for one.
  public static func _items(of content: Self, in context: _ViewContext) -> [_BarItem] {
    guard content.placement.side == .bottom else { return [] }
    return [
      _BarItem(
        placement: content.placement, view: AnyView(Spacer()), context: context, place: .unknown)
    ]
  }
}

/// The length of a distance in a bar.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  /// As long as possible.
  public static let flexible = SpacerSizing(name: "flexible")
  /// The system's length.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// Two contents of a bar.
public struct _PairToolbarContent<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  let first: First
  let second: Second

  /// The body, which is never evaluated.
  public var body: Never { fatalError("this item of a bar has no body") }

  /// Returns the items of both.
  public static func _items(of content: Self, in context: _ViewContext) -> [_BarItem] {
    First._items(of: content.first, in: context.child(0))
      + Second._items(of: content.second, in: context.child(1))
  }
}

extension _PairToolbarContent: CustomizableToolbarContent, _PrimitiveToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

/// One of two contents of a bar.
public enum _EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  case first(First)
  case second(Second)

  /// The body, which is never evaluated.
  public var body: Never { fatalError("this item of a bar has no body") }

  /// Returns the items of the chosen content.
  public static func _items(of content: Self, in context: _ViewContext) -> [_BarItem] {
    switch content {
    case .first(let first): First._items(of: first, in: context.child(0))
    case .second(let second): Second._items(of: second, in: context.child(1))
    }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// The body, which is never evaluated.
  public var body: Never { fatalError("this item of a bar has no body") }

  /// Returns the items of the content, if there is one.
  public static func _items(of content: Self, in context: _ViewContext) -> [_BarItem] {
    content.map { Wrapped._items(of: $0, in: context) } ?? []
  }
}

/// Builds the items of bars from statements.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Returns an item.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  /// Returns the first item.
  public static func buildPartialBlock<C: ToolbarContent>(first content: C) -> C { content }
  /// Returns items with the next one.
  @MainActor
  public static func buildPartialBlock<First: ToolbarContent, Second: ToolbarContent>(
    accumulated: First, next: Second
  ) -> _PairToolbarContent<First, Second> {
    _PairToolbarContent(first: accumulated, second: next)
  }
  /// Returns the items of an `if` without `else`.
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
  /// Returns the items of a first branch.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _EitherToolbarContent<First, Second> { .first(first) }
  /// Returns the items of a second branch.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _EitherToolbarContent<First, Second> { .second(second) }
  /// Returns the items of a checked branch.
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> C { content }
}
