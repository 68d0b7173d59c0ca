public import CoreGraphics
package import VitrinePlacement

/// A layout of the library with a rule of the engine.
package protocol EngineLayout: Layout where Cache == Void {
  /// The rule of the engine.
  var rule: any PlacementRule { get }
}

extension EngineLayout {
  /// Returns the size of the container for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(rule.size(for: proposal.engine, of: subviews.nodes)) }

  /// Places the views in the container's bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { subviews.place(as: rule, in: bounds, proposal.engine) }
}

/// The layout of a horizontal stack.
public struct HStackLayout: EngineLayout {
  /// The guide that aligns the views.
  public var alignment: VerticalAlignment
  /// The distance between views, or nil for the standard.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Properties with the horizontal axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  package var rule: any PlacementRule {
    StackRule(.horizontal, alignment: alignment.guide, spacing: spacing.map { Double($0) })
  }
}

/// The layout of a vertical stack.
public struct VStackLayout: EngineLayout {
  /// The guide that aligns the views.
  public var alignment: HorizontalAlignment
  /// The distance between views, or nil for the standard.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Properties with the vertical axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  package var rule: any PlacementRule {
    StackRule(.vertical, alignment: alignment.guide, spacing: spacing.map { Double($0) })
  }
}

/// The layout of views on top of each other.
public struct ZStackLayout: EngineLayout {
  /// The guides that align the views.
  public var alignment: Alignment

  /// Creates a layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  package var rule: any PlacementRule { LayerRule(alignment.guides) }
}

/// The layout of a grid.
public struct GridLayout: EngineLayout {
  /// The guides that align views in their cells.
  public var alignment: Alignment
  /// The distance between columns, or nil for the standard.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, or nil for the standard.
  public var verticalSpacing: CGFloat?

  /// Creates a layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  package var rule: any PlacementRule {
    GridRule(
      alignment.guides, horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) })
  }
}

/// A layout whose type is hidden.
public struct AnyLayout: Layout {
  /// The values that the hidden layout keeps.
  public struct Cache {
    fileprivate var value: Any
  }

  private let box: any LayoutBox

  /// Creates a layout.
  public init<L: Layout>(_ layout: L) { box = ConcreteLayout(layout: layout) }

  /// Returns the values that the layout keeps.
  public func makeCache(subviews: Subviews) -> Cache { Cache(value: box.cache(subviews)) }

  /// Returns the size of the container for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { box.size(proposal, subviews, &cache.value) }

  /// Places the views in the container's bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { box.place(bounds, proposal, subviews: subviews, cache: &cache.value) }
}

/// A layout with an erased cache.
private protocol LayoutBox {
  func cache(_ subviews: LayoutSubviews) -> Any
  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize
  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Any)
}

private struct ConcreteLayout<L: Layout>: LayoutBox {
  let layout: L

  func cache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

  private func with<Result>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = own }
    return body(&own)
  }

  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Any
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
