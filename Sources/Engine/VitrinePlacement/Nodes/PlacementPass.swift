public import VitrineGraphics

/// A layout of a tree: it asks each node for its size once per proposal, and places the nodes from
/// the root down.
///
/// Parents propose, children choose, parents place. A parent may ask a child several times: stacks
/// compare the sizes for 0 and infinity. The answers are kept for each node and proposal, so the
/// work grows with the number of nodes and not exponentially with their depth.
public final class PlacementPass {
  /// The nodes, to which deferred rules add children.
  public internal(set) var tree: PlacementTree
  /// The number of pixels per point.
  public let scale: Double
  private var sizes: [[(proposal: Proposal, size: Size)]]
  private var places: [(proposal: Proposal, size: Size, places: [Place?])?]
  private var guides: [GuideKey: Double?] = [:]
  private var spacings: [Spacing?]
  /// The number of sizes that rules computed.
  public private(set) var measureCount = 0

  private struct GuideKey: Hashable {
    var node: NodeID
    var guide: Guide
    var proposal: Proposal
  }

  /// Creates a pass over a tree for a device with a number of pixels per point.
  public init(_ tree: PlacementTree, scale: Double = 1) {
    self.tree = tree
    self.scale = scale
    sizes = Array(repeating: [], count: tree.nodes.count)
    places = Array(repeating: nil, count: tree.nodes.count)
    spacings = Array(repeating: nil, count: tree.nodes.count)
  }

  /// Returns the size that a node chooses for a proposal.
  public func size(of id: NodeID, for proposal: Proposal) -> Size {
    let index = Int(id.index)
    for entry in sizes[index] where entry.proposal == proposal { return entry.size }
    measureCount += 1
    let children = Subnodes(pass: self, parent: id)
    let size = tree[id].rule.size(for: proposal, of: children).acceptable
    sizes[index].append((proposal, size))
    return size
  }

  /// Returns the position of a guide that a node defines, or nil.
  func explicitGuide(_ guide: Guide, of id: NodeID, for proposal: Proposal) -> Double? {
    let key = GuideKey(node: id, guide: guide, proposal: proposal)
    if let position = guides[key] { return position }
    let children = Subnodes(pass: self, parent: id)
    let size = size(of: id, for: proposal)
    var position = tree[id].rule.explicitGuide(guide, for: proposal, size: size, of: children)
    if position?.isNaN == true { position = nil }
    guides[key] = .some(position)
    return position
  }

  /// Returns the places of a node's children, from the leading edge.
  func places(of id: NodeID, for proposal: Proposal, size: Size) -> [Place?] {
    let index = Int(id.index)
    if let entry = places[index], entry.proposal == proposal, entry.size == size {
      return entry.places
    }
    let children = Subnodes(pass: self, parent: id)
    let result = tree[id].rule.places(for: proposal, size: size, of: children)
    places[index] = (proposal, size, result)
    return result
  }

  func spacing(of id: NodeID) -> Spacing {
    let index = Int(id.index)
    if let spacing = tree[id].spacing ?? spacings[index] { return spacing }
    let spacing = tree[id].rule.spacing(of: Subnodes(pass: self, parent: id))
    spacings[index] = spacing
    return spacing
  }

  /// Lays out the tree below a root that is aligned in the safe area of the proposed rectangle.
  ///
  /// Lengths that are nil are the root's own.
  public func place(
    _ root: NodeID, in proposal: Proposal, at alignment: GuidePair = .center,
    safeArea: Insets = .zero
  ) -> Placement {
    let offer = proposal.inset(by: safeArea)
    let size = size(of: root, for: offer)
    let inner = offer.filled(by: size)
    let bounds = Rect(
      x: 0, y: 0, width: inner.width + safeArea.left + safeArea.right,
      height: inner.height + safeArea.top + safeArea.bottom)
    let child = Subnode(pass: self, id: root).dimensions(for: offer)
    let target = alignment.point(in: Dimensions(inner)) + Point(x: safeArea.left, y: safeArea.top)
    var placement = Placement(root: root, bounds: bounds, scale: scale)
    placement.safeArea = safeArea
    place(root, Place(target - alignment.point(in: child), offer), in: &placement)
    placement.tree = tree
    return placement
  }

  private func place(_ id: NodeID, _ place: Place, in placement: inout Placement) {
    let size = size(of: id, for: place.proposal)
    placement.set(
      PlacedNode(proposal: place.proposal, frame: Rect(origin: place.origin, size: size)), at: id)
    if let rule = tree[id].rule as? any DeferredRule {
      let geometry = placement.geometry(of: Rect(origin: place.origin, size: size))
      let children = rule.makeChildren(in: &tree, geometry)
      tree[id].children = children
      makeRoom()
    }
    let children = tree[id].children
    guard !children.isEmpty else { return }
    var places = places(of: id, for: place.proposal, size: size)
    if let rule = tree[id].rule as? any LocatedRule {
      places = rule.places(
        for: place.proposal, in: placement.geometry(of: Rect(origin: place.origin, size: size)),
        of: Subnodes(pass: self, parent: id))
    }
    let safeArea = placement.safeArea
    for (index, (child, inner)) in zip(children, places).enumerated() {
      guard var inner else { continue }
      if index == 0, let rule = tree[id].rule as? any SafeAreaRule {
        placement.safeArea = rule.safeArea(
          for: place.proposal, in: placement.geometry(of: Rect(origin: place.origin, size: size)),
          of: Subnodes(pass: self, parent: id))
      }
      defer { placement.safeArea = safeArea }
      if tree[id].direction == .rightToLeft {
        let width = self.size(of: child, for: inner.proposal).width
        inner.origin.x = size.width - inner.origin.x - width
      }
      inner.origin = inner.origin + place.origin
      self.place(child, inner, in: &placement)
    }
  }

  /// Adds entries for the nodes that a deferred rule added.
  private func makeRoom() {
    let added = tree.nodes.count - sizes.count
    sizes += Array(repeating: [], count: added)
    places += Array(repeating: nil, count: added)
    spacings += Array(repeating: nil, count: added)
  }
}

extension Size {
  /// The size with 0 in place of negative lengths and of lengths that aren't numbers.
  fileprivate var acceptable: Size {
    Size(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }
}
