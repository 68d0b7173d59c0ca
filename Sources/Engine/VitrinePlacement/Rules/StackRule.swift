public import VitrineGraphics

/// A stack that divides its length among its children.
///
/// 1. The distances between the children are subtracted from the proposed length.
/// 2. Children of a higher priority come first, and the minimum lengths of all lower priorities are
///    reserved.
/// 3. Within a priority, the least flexible child comes first. Its flexibility is the difference of
///    its lengths for infinity and 0.
/// 4. Each child is offered an equal share of the remaining length and chooses its own.
///
/// Without a proposed length each child chooses its ideal one. The stack's breadth is the extent
/// of its aligned children.
public struct StackRule: PlacementRule {
  /// The direction of the children.
  public var axis: Axis
  /// The guide that aligns the children across the stack.
  public var alignment: Guide
  /// The distance between children, or nil for their preferences.
  public var distance: Double?

  /// Creates a stack.
  public init(_ axis: Axis, alignment: Guide? = nil, spacing: Double? = nil) {
    self.axis = axis
    self.alignment = alignment ?? .center(axis.other)
    distance = spacing
  }

  /// The name of the rule in explanations.
  public var name: String { axis == .horizontal ? "hstack" : "vstack" }

  /// The parameters in explanations.
  public var parameters: String {
    parameterText([
      distance.map { "spacing \(lengthText($0))" },
      alignment == .center(axis.other) ? nil : alignment.title,
    ])
  }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size {
    guard !children.isEmpty else { return .zero }
    let proposals = proposals(for: proposal, of: children)
    var extent = Extent()
    var size = Size.zero
    size[axis] = distances(between: children).reduce(0, +)
    for (child, proposal) in zip(children, proposals) {
      let dimensions = child.dimensions(for: proposal)
      size[axis] += dimensions.size[axis]
      extent.add(dimensions, alignment)
    }
    size[axis.other] = extent.length
    return size
  }

  /// Returns the places of the children.
  public func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?] {
    let proposals = proposals(for: proposal, of: children)
    let dimensions = zip(children, proposals).map { $0.dimensions(for: $1) }
    var extent = Extent()
    for child in dimensions { extent.add(child, alignment) }
    let distances = distances(between: children) + [0]
    var position = 0.0
    return dimensions.indices.map { index in
      var origin = Point.zero
      origin[axis] = position
      origin[axis.other] = extent.before - dimensions[index][alignment]
      position += dimensions[index].size[axis] + distances[index]
      return Place(origin, proposals[index])
    }
  }

  /// Returns the preferred distances.
  public func spacing(of children: Subnodes) -> Spacing {
    guard let first = children.first, let last = children.last else { return .zero }
    var spacing = children.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    if axis == .horizontal {
      spacing.leading = first.spacing.leading
      spacing.trailing = last.spacing.trailing
    } else {
      spacing.top = first.spacing.top
      spacing.bottom = last.spacing.bottom
    }
    return spacing
  }

  private func distances(between children: Subnodes) -> [Double] {
    if let distance { return Array(repeating: distance, count: max(0, children.count - 1)) }
    return zip(children, children.dropFirst()).map {
      $0.spacing.distance(to: $1.spacing, along: axis)
    }
  }

  /// Returns the proposal for each child.
  private func proposals(for proposal: Proposal, of children: Subnodes) -> [Proposal] {
    guard let length = proposal[axis], length.isFinite else {
      return Array(repeating: proposal, count: children.count)
    }
    var results = Array(repeating: proposal, count: children.count)
    var remaining = length - distances(between: children).reduce(0, +)
    let priorities = children.map(\.priority)
    var reserved = 0.0
    let least = children.map { child in
      Set(priorities).count > 1 ? child.size(for: proposal.replacing(axis, by: 0))[axis] : 0
    }
    reserved = least.reduce(0, +)
    let order = order(of: children, priorities, in: proposal)
    var index = 0
    while index < order.count {
      let priority = priorities[order[index]]
      let group = order[index...].prefix { priorities[$0] == priority }
      for child in group { reserved -= least[child] }
      var count = group.count
      for child in group {
        let share = max(0, (remaining - reserved) / Double(count))
        results[child][axis] = share
        remaining -= children[child].size(for: results[child])[axis]
        count -= 1
      }
      index += group.count
    }
    return results
  }

  /// Returns the children's indexes by descending priority and ascending flexibility.
  private func order(
    of children: Subnodes, _ priorities: [Double], in proposal: Proposal
  ) -> [Int] {
    guard children.count > 1 else { return Array(children.indices) }
    let flexibilities = children.indices.map { index in
      // A child without a rival needs no comparison.
      priorities.filter { $0 == priorities[index] }.count == 1
        ? 0 : children[index].flexibility(along: axis, in: proposal)
    }
    return children.indices.sorted { a, b in
      if priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
      if flexibilities[a] != flexibilities[b] { return flexibilities[a] < flexibilities[b] }
      return a < b
    }
  }
}

/// The extent of nodes that are aligned at a guide.
struct Extent {
  /// The greatest distance from the guide back to a start.
  private(set) var before = 0.0
  private var after = 0.0
  private var isEmpty = true

  var length: Double { before + after }

  mutating func add(_ dimensions: Dimensions, _ guide: Guide) {
    let position = dimensions[guide]
    let size = dimensions.size[guide.axis]
    // An infinite size has an infinite rest, which isn't the difference of two infinities.
    let rest = size.isInfinite ? size : size - position
    before = isEmpty ? position : max(before, position)
    after = isEmpty ? rest : max(after, rest)
    isEmpty = false
  }
}
