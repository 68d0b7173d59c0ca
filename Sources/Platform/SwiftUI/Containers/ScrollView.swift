import VitrinePlacement

/// Content that can be larger than its frame, of which a picture shows the beginning.
public struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a view.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Returns the layout nodes.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    var inner = context.child(0).inside(view.axes == .horizontal ? .horizontal : .vertical)
    inner.spaces[NamedCoordinateSpace.scrollView.name] = PlacedFrame()
    let stack: any PlacementRule =
      view.axes == .horizontal ? StackRule(.horizontal) : StackRule(.vertical)
    let content = inner.single(view.content, stack)
    return _Nodes([context.add(ScrollRule(view.axes.engine), [content], .effect(.clip))])
  }
}

/// The visibility of a scroll view's indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let name: String
  /// The standard visibility.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Indicators that are visible.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Indicators that are hidden.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Indicators that are never visible.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// The positions of a scroll view's content that a program controls.
public struct ScrollViewProxy {
  /// Does nothing, because a picture shows the beginning.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Content that a program scrolls.
public struct ScrollViewReader<Content: View>: View {
  private let content: Content

  /// Creates a view.
  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
    self.content = content(ScrollViewProxy())
  }

  /// The content.
  public var body: some View { content }
}
