public import CoreGraphics
import VitrinePlacement

/// Views from the leading to the trailing edge.
public struct HStack<Content: View>: PrimitiveView, SitedView {
  package var site = _SourceSite()
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Returns the layout nodes.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    let context = context.at(view.site)
    let inner = context.child(0).inside(.horizontal)
    let rule = StackRule(
      .horizontal, alignment: view.alignment.guide, spacing: view.spacing.map { Double($0) })
    return _Nodes([context.add(rule, Content._nodes(of: view.content, in: inner).ids)])
  }
}

/// Views from top to bottom.
public struct VStack<Content: View>: PrimitiveView, SitedView {
  package var site = _SourceSite()
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Returns the layout nodes.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    let context = context.at(view.site)
    let inner = context.child(0).inside(.vertical)
    let rule = StackRule(
      .vertical, alignment: view.alignment.guide, spacing: view.spacing.map { Double($0) })
    return _Nodes([context.add(rule, Content._nodes(of: view.content, in: inner).ids)])
  }
}

/// Views on top of each other.
public struct ZStack<Content: View>: PrimitiveView, SitedView {
  package var site = _SourceSite()
  private let alignment: Alignment
  private let content: Content

  /// Creates a stack.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Returns the layout nodes.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    let context = context.at(view.site)
    let inner = context.child(0).inside(nil)
    let children = Content._nodes(of: view.content, in: inner).ids
    return _Nodes([context.add(LayerRule(view.alignment.guides), children)])
  }
}

/// Views that stay in view at the edge of a list.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views from top to bottom, which take the width of their container.
public struct LazyVStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The stack in a frame of the container's width.
  public var body: some View {
    VStack(alignment: alignment, spacing: spacing) { content }
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

/// Views from the leading to the trailing edge, which take the height of their container.
public struct LazyHStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The stack in a frame of the container's height.
  public var body: some View {
    HStack(alignment: alignment, spacing: spacing) { content }
      .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
  }
}

/// Flexible space along the axis of a stack.
public struct Spacer: PrimitiveView, SitedView {
  package var site = _SourceSite()
  /// The minimum length, or nil for the standard.
  public var minLength: CGFloat?

  /// Creates space.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Returns the layout nodes.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    let context = context.at(view.site)
    let rule = SpacerRule(
      axis: context.stackAxis, minimum: view.minLength.map { Double($0) } ?? 8)
    let id = context.add(rule)
    context.builder.tree[id].priority = PlacementTree.spacerPriority
    return _Nodes([id])
  }
}

/// A line between views.
public struct Divider: PrimitiveView, SitedView {
  package var site = _SourceSite()
  /// Creates a line.
  public init() {}

  /// Returns the layout nodes.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    let context = context.at(view.site)
    let color = Color(uiColor: .separator).resolvedColor(in: context.environment)
    let rule = DividerRule(
      stackAxis: context.stackAxis ?? .vertical,
      thickness: 1 / Double(context.environment.displayScale))
    return _Nodes([context.add(rule, [], .color(color))])
  }
}
