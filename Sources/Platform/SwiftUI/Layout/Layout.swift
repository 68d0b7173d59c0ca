public import CoreGraphics
import VitrineGraphics
import VitrinePlacement

/// A layout of an author: the size of a container and the places of its views.
public protocol Layout: Animatable {
  /// The values that a layout keeps between its functions.
  associatedtype Cache = Void
  /// The views of the container.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout.
  static var layoutProperties: LayoutProperties { get }

  /// Returns the values that the layout keeps.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the values that the layout keeps.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the preferred distances to the container's neighbors.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the size of the container for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Places the views in the container's bounds.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Returns the position of a horizontal guide, or nil for that of the views.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Returns the position of a vertical guide, or nil for that of the views.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
  /// The axis of a stack, for spacers and dividers in it, or nil.
  public var stackOrientation: Axis?

  /// Creates properties without an axis.
  public init() {}
}

/// A key of a value that views set for a layout.
public protocol LayoutValueKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value
  /// The value of views that don't set it.
  static var defaultValue: Value { get }
}

extension Layout {
  /// Properties without an axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the values again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the union of the views' distances.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    ViewSpacing(
      subviews.first.map { first in
        subviews.dropFirst().reduce(first.spacing.engine) { $0.union($1.spacing.engine) }
      } ?? .standard)
  }

  /// Returns nil, so that the guides of the views count.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns nil, so that the guides of the views count.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns the views in the layout.
  @preconcurrency @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Returns no values.
  public func makeCache(subviews: Subviews) {}
}

/// Views in a layout.
public struct _LayoutView<L: Layout, Content: View>: PrimitiveView, SitedView {
  package var site = _SourceSite()
  let layout: L
  let content: Content

  /// Returns the layout nodes.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    let context = context.at(view.site)
    let axis = L.layoutProperties.stackOrientation?.engine
    let inner = context.child(0).inside(axis)
    let nodes = Content._nodes(of: view.content, in: inner)
    return _Nodes([
      context.add(LayoutRule(view.layout, context.builder.layoutValues), nodes.ids)
    ])
  }
}

extension View {
  /// Returns the view with a value for the layout that contains it.
  public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> ModifiedContent<Self, _WrappingModifier> {
    modifier(
      _WrappingModifier { id, context in
        let number = context.builder.tree[id].traits.clientValues
        context.builder.tree[id].traits.clientValues = context.builder.layoutValues.adding(
          value, for: ObjectIdentifier(key), to: number)
        return id
      })
  }
}
