import VitrineBase
import VitrineGraphics
import VitrineSolver

/// The variables of a rectangle in root coordinates.
///
/// For a view, it is the alignment rectangle.
struct Box: Sendable {
  var left: Variable
  var top: Variable
  var width: Variable
  var height: Variable
}

/// A scene as a system of linear constraints, with the source of each constraint.
struct System {
  /// The source of a constraint in the solver.
  enum Source: Sendable {
    case constraint(Int)
    /// A constraint that layout generated, with a name such as `canvas-connection` and its view.
    case made(String, ViewID)
  }

  let tree: ViewTree
  let context: LayoutContext
  var solver: Solver
  var boxes: [Box] = []
  var guideBoxes: [Box] = []
  /// The content boxes of scroll views.
  var contentBoxes: [ViewID: Box] = [:]
  var sources: [Source] = []
  /// The length that `add` rejected, or nil if there is none.
  private var excessiveLength: Double?
  var diagnostics: [Diagnostic] = []
  /// For each view, its width in the last solution, if its content depends on it.
  var widths: [Double?] = []
  /// For each view, the insets from its frame to its alignment rectangle.
  let alignment: [Insets]
  let margins: [Insets]
  let safeAreas: SafeAreas
  let directions: [LayoutDirection]
  /// A Boolean value that indicates whether any view has another direction than the interface.
  let turnsSomewhere: Bool
  /// For each view, whether it is inside a view that is hidden in a stack or table, or is one.
  ///
  /// Its frame doesn't matter, and its constraints would only conflict with the stack's size of
  /// zero.
  let isOut: [Bool]
  var intrinsics: [IntrinsicSize] = []
  /// For each view, the baselines of its text.
  ///
  /// Empty if the tree uses no baselines.
  var baselines: [TextBaselines?] = []

  init(
    _ tree: ViewTree, _ context: LayoutContext, safeAreas: SafeAreas, margins: LayoutMargins,
    for purpose: Solver.Purpose
  ) {
    solver = Solver(for: purpose)
    self.tree = tree
    self.context = context
    let views = tree.views
    alignment = views.indices.map { index in
      views[index].alignmentInsets ?? VitrineLayout.alignmentInsets(of: views[index].kind)
    }
    self.safeAreas = safeAreas
    self.margins = margins.insets
    directions = views.indices.map { index in
      switch views[index].semanticDirection {
      case .unspecified: context.direction
      case .playback, .spatial, .forceLeftToRight: .leftToRight
      case .forceRightToLeft: .rightToLeft
      }
    }
    turnsSomewhere = directions.contains { $0 != context.direction }
    var isOut = [Bool](repeating: false, count: views.count)
    for index in views.indices {
      guard let parent = views[index].parent else { continue }
      isOut[index] = isOut[parent.index] || views[index].isHidden && tree.hidesAway(in: parent)
    }
    self.isOut = isOut
    let resting = restingFrames(of: tree)
    let boxCount = views.count + tree.guides.count
    let expected = Self.constraintsOfAView * boxCount + tree.constraints.count
    solver.reserveCapacity(variables: 4 * boxCount, constraints: expected)
    sources.reserveCapacity(expected)
    boxes.reserveCapacity(views.count)
    for frame in resting { boxes.append(makeBox(frame)) }
    for _ in tree.guides { guideBoxes.append(makeBox(nil)) }
  }

  /// The approximate number of constraints that layout generates for a view of a stack.
  private static let constraintsOfAView = 9

  private mutating func makeBox(_ frame: Rect?) -> Box {
    Box(
      left: solver.makeVariable(resting: frame?.minX),
      top: solver.makeVariable(resting: frame?.minY),
      width: solver.makeVariable(resting: frame?.width ?? 0),
      height: solver.makeVariable(resting: frame?.height ?? 0))
  }

  mutating func makeContentBox(of view: ViewID) -> Box {
    let box = makeBox(tree[view].frame.map { Rect(origin: .zero, size: $0.size) })
    contentBoxes[view] = box
    return box
  }

  mutating func makeVariable() -> Variable { solver.makeVariable() }

  mutating func add(
    _ expression: Expression, _ relation: Relation = .equal, priority: Priority = .required,
    from source: Source, isDroppable: Bool = false, yieldRank: UInt8 = 0
  ) throws(SolverError) {
    // If the solver rejects the constraint, its source is the last one.
    sources.append(source)
    guard expression.constant.magnitude <= LayoutError.lengthLimit else {
      excessiveLength = expression.constant.magnitude
      throw .notFinite
    }
    if case .made = source, !expression.isOrdinary {
      try solver.add(
        expression.withoutNegligibleTerms(), relation, priority: priority,
        isDroppable: isDroppable, yieldRank: yieldRank)
    } else {
      try solver.add(
        expression, relation, priority: priority, isDroppable: isDroppable, yieldRank: yieldRank)
    }
  }

  /// Returns the error for the last constraint, which was rejected.
  ///
  /// A constraint without a location, such as a margin of a document, has that of its view.
  func rejected(_ error: SolverError) -> LayoutError {
    var (name, location) = ("", nil as SourceLocation?)
    switch sources.last {
    case .constraint(let index):
      let constraint = tree.constraints[index]
      (name, location) = (constraint.name, constraint.location)
      if location == nil, case .view(let view) = constraint.first.item {
        (name, location) = (tree[view].name, tree[view].location)
      }
    case .made(_, let view): (name, location) = (tree[view].name, tree[view].location)
    case nil: break
    }
    if let length = excessiveLength { return .length(length, of: name, at: location) }
    return .solver(error.description, at: location)
  }
}

extension ViewTree {
  /// Returns whether hidden subviews of a view take no space.
  fileprivate func hidesAway(in view: ViewID) -> Bool {
    switch views[view.index].kind {
    case .stack, .table: true
    default: false
    }
  }
}

/// Returns the stored frames in root coordinates, which are the resting values of the views.
private func restingFrames(of tree: ViewTree) -> [Rect?] {
  let views = tree.views
  var origins: [Point] = []
  origins.reserveCapacity(views.count)
  var rows = RestingRows()
  return views.indices.map { index in
    let outer = views[index].parent
    let parent = outer.map { origins[$0.index] } ?? .zero
    let frame =
      rows.frame(of: ViewID(index), in: tree, at: parent)
      ?? views[index].frame?.offset(by: parent)
    origins.append(outer == nil ? .zero : frame?.origin ?? parent)
    return frame
  }
}

/// The positions of table rows: one below another, regardless of the prototypes' positions in the
/// editor.
private struct RestingRows {
  /// The bottom edge of each table's last row.
  private var ends: [ViewID: Double] = [:]

  mutating func frame(of row: ViewID, in tree: ViewTree, at origin: Point) -> Rect? {
    guard case .tableCell(let cell) = tree[row].kind, let id = tree[row].parent,
      case .table(let table) = tree[id].kind
    else { return nil }
    let view = tree[row]
    let size = Size(
      width: view.frame?.width ?? tree[id].frame?.width ?? 0,
      height: cell.rowHeight ?? table.rowHeight ?? view.frame?.height ?? 44)
    let top = ends[id] ?? origin.y
    if !view.isHidden { ends[id] = top + size.height }
    return Rect(
      origin: Point(x: origin.x + (view.frame?.minX ?? 0), y: top), size: size)
  }
}
