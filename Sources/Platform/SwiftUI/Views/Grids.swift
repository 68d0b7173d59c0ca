public import CoreGraphics
import VitrineGraphics
package import VitrinePlacement

/// A grid with columns that are as wide as their content.
public struct Grid<Content: View>: PrimitiveView, SitedView {
  package var site = _SourceSite()
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content

  /// Creates a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// Returns the layout nodes.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    let context = context.at(view.site)
    let rule = GridRule(
      view.alignment.guides, horizontalSpacing: view.horizontalSpacing.map { Double($0) },
      verticalSpacing: view.verticalSpacing.map { Double($0) })
    let inner = context.child(0).inside(.vertical)
    return _Nodes([context.add(rule, Content._nodes(of: view.content, in: inner).ids)])
  }
}

/// A row of a grid.
public struct GridRow<Content: View>: PrimitiveView, SitedView {
  package var site = _SourceSite()
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Returns the layout nodes.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    let context = context.at(view.site)
    let nodes = Content._nodes(of: view.content, in: context.child(0).inside(.horizontal))
    // The first node of a row is different from that of any other row.
    let row = nodes.ids.first.map { Int($0.index) }
    for id in nodes.ids {
      context.builder.tree[id].traits.row = row
      if let guide = view.alignment?.guide { context.builder.tree[id].traits.rowAlignment = guide }
    }
    return nodes
  }
}

/// A declared column or row of a lazy grid.
public struct GridItem: Sendable {
  /// The size of an item.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size.
  public var size: Size
  /// The distance to the next item, or nil for the standard.
  public var spacing: CGFloat?
  /// The alignment of views.
  public var alignment: Alignment?

  /// Creates an item.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: LazyGridRule.Track {
    let length: LazyGridRule.Track.Length =
      switch size {
      case .fixed(let length): .fixed(Double(length))
      case .flexible(let minimum, let maximum):
        .flexible(minimum: Double(minimum), maximum: Double(maximum))
      case .adaptive(let minimum, let maximum):
        .adaptive(minimum: Double(minimum), maximum: Double(maximum))
      }
    return LazyGridRule.Track(
      length, spacing: spacing.map { Double($0) }, alignment: (alignment ?? .center).guides)
  }
}

/// A grid of declared columns.
public struct LazyVGrid<Content: View>: PrimitiveView, SitedView {
  package var site = _SourceSite()
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Returns the layout nodes.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    let context = context.at(view.site)
    let rule = LazyGridRule(
      .vertical, tracks: view.columns.map(\.track), spacing: view.spacing.map { Double($0) },
      alignment: view.alignment.guide)
    let inner = context.child(0).inside(nil)
    return _Nodes([context.add(rule, Content._nodes(of: view.content, in: inner).ids)])
  }
}

/// A grid of declared rows.
public struct LazyHGrid<Content: View>: PrimitiveView, SitedView {
  package var site = _SourceSite()
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a grid.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Returns the layout nodes.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    let context = context.at(view.site)
    let rule = LazyGridRule(
      .horizontal, tracks: view.rows.map(\.track), spacing: view.spacing.map { Double($0) },
      alignment: view.alignment.guide)
    let inner = context.child(0).inside(nil)
    return _Nodes([context.add(rule, Content._nodes(of: view.content, in: inner).ids)])
  }
}

extension View {
  /// Returns the view as a cell of several columns.
  public func gridCellColumns(_ count: Int) -> ModifiedContent<Self, _WrappingModifier> {
    trait { $0.columns = count }
  }

  /// Returns the view as a cell with an anchor.
  public func gridCellAnchor(_ anchor: UnitPoint) -> ModifiedContent<Self, _WrappingModifier> {
    trait { $0.cellAnchor = Point(x: Double(anchor.x), y: Double(anchor.y)) }
  }

  /// Returns the view as a cell that determines the alignment of its column.
  public func gridColumnAlignment(
    _ guide: HorizontalAlignment
  ) -> ModifiedContent<Self, _WrappingModifier> { trait { $0.columnAlignment = guide.guide } }

  /// Returns the view as a cell that doesn't enlarge its grid along axes.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> ModifiedContent<Self, _WrappingModifier> {
    trait { $0.unsizedAxes = axes.engine }
  }

  /// Returns the view with changed values for its container.
  package func trait(
    _ change: @escaping @MainActor (inout NodeTraits) -> Void
  ) -> ModifiedContent<Self, _WrappingModifier> {
    modifier(
      _WrappingModifier { id, context in
        change(&context.builder.tree[id].traits)
        return id
      })
  }
}
