public import VitrineGraphics

/// A node's proposal and frame after layout.
public struct PlacedNode: Hashable, Sendable {
  /// The proposal to which the node answered.
  public var proposal: Proposal
  /// The frame in points from the root's top left, before rounding.
  public var frame: Rect

  /// Creates a placed node.
  public init(proposal: Proposal, frame: Rect) {
    self.proposal = proposal
    self.frame = frame
  }
}

/// The frames of a tree's nodes.
public struct Placement {
  /// The root node.
  public let root: NodeID
  /// The rectangle in which the root is placed.
  public let bounds: Rect
  /// The number of pixels per point.
  public let scale: Double
  /// The insets of the bounds outside of the safe area.
  public var safeArea = Insets.zero
  /// The tree with the children of deferred rules.
  public internal(set) var tree = PlacementTree()
  private var placed: [PlacedNode?] = []

  init(root: NodeID, bounds: Rect, scale: Double) {
    self.root = root
    self.bounds = bounds
    self.scale = scale
  }

  /// The placed node, or nil if it isn't shown.
  public subscript(id: NodeID) -> PlacedNode? {
    placed.indices.contains(Int(id.index)) ? placed[Int(id.index)] : nil
  }

  /// Returns a node's frame with edges on device pixels, or nil if it isn't shown.
  public func frame(of id: NodeID) -> Rect? {
    self[id].map { PixelGrid(scale: scale).round($0.frame) }
  }

  mutating func set(_ node: PlacedNode, at id: NodeID) {
    let index = Int(id.index)
    while placed.count <= index { placed.append(nil) }
    placed[index] = node
  }

  /// Returns the geometry of a frame.
  func geometry(of frame: Rect) -> PlacedGeometry {
    PlacedGeometry(frame: frame, bounds: bounds, rootSafeArea: safeArea)
  }
}

extension Placement {
  /// The tree as text: one line per node with its proposal, its answer and its place.
  public var explanation: String {
    var lines: [String] = []
    explain(root, depth: 0, in: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private func explain(_ id: NodeID, depth: Int, in lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    let node = tree[id]
    guard let placed = self[id], let rounded = frame(of: id) else {
      lines.append("\(indent)\(node.rule.title) isn't shown")
      return
    }
    let offered = "\(lengthText(placed.proposal.width)) x \(lengthText(placed.proposal.height))"
    let chosen = "\(lengthText(placed.frame.width)) x \(lengthText(placed.frame.height))"
    let place = "\(lengthText(rounded.minX)), \(lengthText(rounded.minY))"
    let priority = node.priority == 0 ? "" : " priority \(lengthText(node.priority))"
    lines.append(
      "\(indent)\(node.rule.title) offered \(offered) chose \(chosen) at \(place)\(priority)")
    for child in node.children { explain(child, depth: depth + 1, in: &lines) }
  }
}
