public import VitrineGraphics

/// The index of a node in its tree.
public struct NodeID: Hashable, Sendable {
  /// The index in the tree's array.
  public let index: Int32

  /// Creates an identifier.
  public init(_ index: Int) { self.index = Int32(index) }
}

/// A node of a layout: a rule with its children.
public struct PlacementNode {
  /// The layout of the node.
  public var rule: any PlacementRule
  /// The children in the order of the rule.
  public var children: [NodeID]
  /// The priority in a stack.
  ///
  /// Nodes with a higher priority receive space first.
  public var priority = 0.0
  /// The preferred distances, or nil for those of the rule.
  public var spacing: Spacing?
  /// The direction in which the children are arranged.
  public var direction: LayoutDirection = .leftToRight
  /// The values that containers read, such as the number of columns of a grid's cell.
  public var traits = NodeTraits()
  /// The number by which the client finds the content of the node, or nil.
  public var content: Int?

  /// Creates a node.
  public init(_ rule: any PlacementRule, _ children: [NodeID] = []) {
    self.rule = rule
    self.children = children
  }
}

/// The values of a node that its container reads.
public struct NodeTraits: Hashable, Sendable {
  /// The number by which the client finds values of its own layouts, or nil.
  public var clientValues: Int?
  /// The number of columns of a cell in a grid.
  public var columns = 1
  /// The anchor of a cell's content in a grid, as fractions of the cell, or nil.
  public var cellAnchor: Point?
  /// The alignment of the cell's column, or nil.
  public var columnAlignment: Guide?
  /// The axes along which a cell doesn't enlarge its grid.
  public var unsizedAxes: Set<Axis> = []
  /// The number of the cell's row in a grid, or nil for a node that is a row of its own.
  public var row: Int?
  /// The alignment of a row's cells, or nil for that of the grid.
  public var rowAlignment: Guide?
  /// The position in drawing order among siblings.
  public var zIndex = 0.0

  /// Creates the traits of an ordinary node.
  public init() {}
}

/// The nodes of a layout.
///
/// A node's children precede it, because a parent is created with its children.
public struct PlacementTree {
  /// The nodes by their identifiers.
  public private(set) var nodes: [PlacementNode] = []

  /// Creates an empty tree.
  public init() {}

  /// The node with an identifier.
  public subscript(id: NodeID) -> PlacementNode {
    get { nodes[Int(id.index)] }
    set { nodes[Int(id.index)] = newValue }
  }

  /// Adds a node and returns its identifier.
  @discardableResult
  public mutating func add(_ node: PlacementNode) -> NodeID {
    nodes.append(node)
    return NodeID(nodes.count - 1)
  }

  /// The priority of spacers, which receive space last.
  public static let spacerPriority = -Double.infinity

  /// Adds a node around one child, whose priority and traits it keeps for the container.
  public mutating func wrap(_ child: NodeID, in rule: any PlacementRule) -> NodeID {
    wrap(child, with: [], in: rule)
  }

  /// Adds a node around a primary child and others, and keeps the primary child's traits.
  public mutating func wrap(
    _ child: NodeID, with others: [NodeID], in rule: any PlacementRule
  ) -> NodeID {
    var node = PlacementNode(rule, [child] + others)
    let isHiddenSpacer = rule.hidesSpacers && self[child].priority == Self.spacerPriority
    node.priority = isHiddenSpacer ? 0 : self[child].priority
    node.traits = self[child].traits
    node.direction = self[child].direction
    return add(node)
  }
}
