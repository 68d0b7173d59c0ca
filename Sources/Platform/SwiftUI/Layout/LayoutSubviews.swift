public import CoreGraphics
import VitrineGraphics
package import VitrinePlacement

/// The views of a custom layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  package let nodes: Subnodes
  private let range: Range<Int>
  private let values: LayoutValueTable
  private let places: PlaceRecord

  /// The places that a layout chose so far.
  package final class PlaceRecord {
    package var places: [Place?]

    package init(count: Int) { places = Array(repeating: nil, count: count) }
  }

  package init(_ nodes: Subnodes, _ values: LayoutValueTable, places: PlaceRecord) {
    self.init(nodes, values, places: places, in: nodes.indices)
  }

  private init(
    _ nodes: Subnodes, _ values: LayoutValueTable, places: PlaceRecord, in range: Range<Int>
  ) {
    self.nodes = nodes
    self.values = values
    self.places = places
    self.range = range
  }

  /// The first index.
  public var startIndex: Int { range.lowerBound }
  /// The index after the last.
  public var endIndex: Int { range.upperBound }
  /// The direction in which the container arranges its views.
  public var layoutDirection: LayoutDirection {
    nodes.direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(index: index, node: nodes[index], values: values, record: places)
  }

  /// The views in a range.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(nodes, values, places: places, in: bounds)
  }

  /// Places the views as a rule of the engine does.
  package func place(as rule: any PlacementRule, in bounds: CGRect, _ proposal: Proposal) {
    let origin = bounds.origin.point
    let chosen = rule.places(for: proposal, size: bounds.size.size, of: nodes)
    places.places = chosen.map { place in
      place.map { Place($0.origin + origin, $0.proposal) }
    }
  }

  /// Returns whether two collections have the same views.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.range == b.range && a.nodes.map(\.id) == b.nodes.map(\.id)
  }
}

/// A view of a custom layout.
public struct LayoutSubview: Equatable {
  private let index: Int
  private let node: Subnode
  private let values: LayoutValueTable
  private let record: LayoutSubviews.PlaceRecord

  init(
    index: Int, node: Subnode, values: LayoutValueTable, record: LayoutSubviews.PlaceRecord
  ) {
    self.index = index
    self.node = node
    self.values = values
    self.record = record
  }

  /// The priority in a stack.
  public var priority: Double { node.priority }
  /// The preferred distances to neighbors.
  public var spacing: ViewSpacing { ViewSpacing(node.spacing) }

  /// The value that the view sets for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let value = values.value(of: ObjectIdentifier(key), in: node.traits.clientValues)
    return (value as? K.Value) ?? K.defaultValue
  }

  /// Returns the size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(node.size(for: proposal.engine))
  }

  /// Returns the size with the guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node.dimensions(for: proposal.engine))
  }

  /// Places the view with an anchor of it at a point.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = node.size(for: proposal.engine)
    let shift = Point(x: size.width * Double(anchor.x), y: size.height * Double(anchor.y))
    record.places[index] = Place(position.point - shift, proposal.engine)
  }

  /// Returns whether two values are the same view.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node.id == b.node.id }
}

/// The distances that a view prefers to its neighbors.
public struct ViewSpacing: Sendable {
  package var engine: Spacing

  package init(_ spacing: Spacing) { engine = spacing }

  /// Creates the distances of most views.
  public init() { engine = .standard }

  /// No distances.
  public static let zero = ViewSpacing(.zero)

  /// Returns the distance to the next view along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(engine.distance(to: next.engine, along: axis.engine))
  }

  /// Combines the distances with those of another view at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    let union = engine.union(other.engine)
    if edges.contains(.top) { engine.top = union.top }
    if edges.contains(.leading) { engine.leading = union.leading }
    if edges.contains(.bottom) { engine.bottom = union.bottom }
    if edges.contains(.trailing) { engine.trailing = union.trailing }
  }

  /// Returns the combination of the distances with those of another view at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}

/// The engine's rule of an author's layout.
struct LayoutRule<L: Layout>: PlacementRule {
  private let layout: L
  private let values: LayoutValueTable
  private let kept = Kept()

  /// The values that the layout keeps.
  private final class Kept {
    var cache: L.Cache?
  }

  init(_ layout: L, _ values: LayoutValueTable) {
    self.layout = layout
    self.values = values
  }

  var name: String { "layout" }

  private func with<Result>(
    _ children: Subnodes, _ body: (LayoutSubviews, inout L.Cache) -> Result
  ) -> (result: Result, places: [Place?]) {
    let record = LayoutSubviews.PlaceRecord(count: children.count)
    let subviews = LayoutSubviews(children, values, places: record)
    var cache = kept.cache ?? layout.makeCache(subviews: subviews)
    let result = body(subviews, &cache)
    kept.cache = cache
    return (result, record.places)
  }

  func size(for proposal: Proposal, of children: Subnodes) -> Size {
    with(children) { subviews, cache in
      layout.sizeThatFits(
        proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    }.result.size
  }

  func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?] {
    let bounds = CGRect(origin: .zero, size: CGSize(size))
    let places = with(children) { subviews, cache in
      layout.placeSubviews(
        in: bounds, proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    }.places
    // A view that the layout doesn't place is in the middle.
    return zip(children, places).map { child, place in
      if let place { return place }
      let own = child.size(for: proposal)
      return Place(
        Point(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal)
    }
  }

  func explicitGuide(
    _ guide: Guide, for proposal: Proposal, size: Size, of children: Subnodes
  ) -> Double? {
    let bounds = CGRect(origin: .zero, size: CGSize(size))
    let offer = ProposedViewSize(proposal)
    let own = with(children) { subviews, cache in
      guide.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(guide), in: bounds, proposal: offer, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(guide), in: bounds, proposal: offer, subviews: subviews,
          cache: &cache)
    }.result
    if let own { return Double(own) }
    let places = children.places(for: proposal, size: size)
    return guide.combined(
      zip(children, places).compactMap { child, place in
        guard let place, let position = child.dimensions(for: place.proposal).explicit(guide) else {
          return nil
        }
        return place.origin[guide.axis] + position
      })
  }

  func spacing(of children: Subnodes) -> Spacing {
    with(children) { subviews, cache in
      layout.spacing(subviews: subviews, cache: &cache)
    }.result.engine
  }
}
