import VitrineGraphics
import VitrinePlacement

/// A function that adds nodes to a tree and returns their root.
typealias Spec = @Sendable (inout PlacementTree) -> NodeID

func box(_ width: Double, _ height: Double, baseline: Double? = nil) -> Spec {
  { $0.add(PlacementNode(FixedLeaf(Size(width: width, height: height), baseline: baseline))) }
}

/// A leaf that takes the proposed size within limits.
func flex(
  _ minimum: Double = 0, to maximum: Double = .infinity, ideal: Double = 10
) -> Spec {
  {
    $0.add(
      PlacementNode(
        FillLeaf(
          ideal: Size(width: ideal, height: ideal),
          minimum: Size(width: minimum, height: minimum),
          maximum: Size(width: maximum, height: maximum))))
  }
}

/// A leaf like a text: its width is at most `length`, and its area stays the same when it wraps.
func words(_ length: Double, line: Double = 10) -> Spec {
  {
    $0.add(
      PlacementNode(
        MeasuredLeaf(
          "words",
          spacing: Spacing(
            textAbove: .init(toText: 0, toView: 8), below: .init(toText: 0, toView: 8))
        ) { proposal in
          let width = max(10, min(proposal.width ?? length, length))
          let lines = -PixelGrid.floor(-length / width)
          return .init(
            size: Size(width: width, height: lines * line), firstBaseline: line * 0.8,
            lastBaseline: (lines - 1) * line + line * 0.8)
        }))
  }
}

func spacer(_ axis: Axis? = .horizontal, minimum: Double = 8) -> Spec {
  {
    let id = $0.add(PlacementNode(SpacerRule(axis: axis, minimum: minimum)))
    $0[id].priority = PlacementTree.spacerPriority
    return id
  }
}

func node(_ rule: @escaping @Sendable () -> any PlacementRule, _ children: [Spec]) -> Spec {
  { tree in
    let ids = children.map { $0(&tree) }
    return tree.add(PlacementNode(rule(), ids))
  }
}

/// A node around a child whose traits it keeps.
func wrap(_ child: @escaping Spec, _ rule: @escaping @Sendable () -> any PlacementRule) -> Spec {
  { tree in
    let id = child(&tree)
    return tree.wrap(id, in: rule())
  }
}

func hstack(_ children: Spec..., spacing: Double? = 0, at guide: Guide? = nil) -> Spec {
  node({ StackRule(.horizontal, alignment: guide, spacing: spacing) }, children)
}

func vstack(_ children: Spec..., spacing: Double? = 0, at guide: Guide? = nil) -> Spec {
  node({ StackRule(.vertical, alignment: guide, spacing: spacing) }, children)
}

func zstack(_ children: Spec..., at guides: GuidePair = .center) -> Spec {
  node({ LayerRule(guides) }, children)
}

func frame(
  _ child: @escaping Spec, width: Double? = nil, height: Double? = nil,
  at guides: GuidePair = .center
) -> Spec { wrap(child) { FrameRule(width: width, height: height, alignment: guides) } }

func limits(
  _ child: @escaping Spec, width: FlexibleFrameRule.Limits = .init(),
  height: FlexibleFrameRule.Limits = .init(), at guides: GuidePair = .center
) -> Spec { wrap(child) { FlexibleFrameRule(width: width, height: height, alignment: guides) } }

func padding(_ child: @escaping Spec, _ length: Double) -> Spec {
  wrap(child) { PaddingRule(Insets(all: length)) }
}

func priority(_ value: Double, _ child: @escaping Spec) -> Spec {
  { tree in
    let id = child(&tree)
    tree[id].priority = value
    return id
  }
}

func mirrored(_ child: @escaping Spec) -> Spec {
  { tree in
    let id = child(&tree)
    for index in tree.nodes.indices { tree[NodeID(index)].direction = .rightToLeft }
    return id
  }
}

/// A layout of a spec at the top leading corner.
struct Boxes {
  let placement: Placement
  let pass: PlacementPass

  init(_ spec: Spec, _ width: Double? = nil, _ height: Double? = nil, scale: Double = 1) {
    var tree = PlacementTree()
    let root = spec(&tree)
    pass = PlacementPass(tree, scale: scale)
    placement = pass.place(root, in: Proposal(width: width, height: height), at: .topLeading)
  }

  /// The frames of the root and of the leaves in order, such as `0 0 10 20`.
  var text: String {
    let frames = [placement.root] + leaves(of: placement.root)
    return frames.map { id in
      placement.frame(of: id).map { frame in
        [frame.minX, frame.minY, frame.width, frame.height].map(Self.number)
          .joined(separator: " ")
      } ?? "hidden"
    }.joined(separator: ", ")
  }

  private static func number(_ value: Double) -> String {
    let rounded = PixelGrid.floor(value * 100 + 0.5) / 100
    return rounded == PixelGrid.floor(rounded) ? "\(Int(rounded))" : "\(rounded)"
  }

  private func leaves(of id: NodeID) -> [NodeID] {
    let children = placement.tree[id].children
    if children.isEmpty { return id == placement.root ? [] : [id] }
    return children.flatMap { leaves(of: $0) }
  }
}
