import VitrineGraphics
import VitrineSolver

/// The variables of one rectangle, in root coordinates; its alignment rectangle for a view.
struct Box: Sendable {
  var left: Variable
  var top: Variable
  var width: Variable
  var height: Variable
}

/// A scene as linear constraints, with the way back from each to what it came from.
struct System {
  /// What a constraint of the solver stands for.
  enum Source: Sendable {
    case constraint(Int)
    /// Made by layout: a name such as `canvas-connection` and the view it serves.
    case made(String, ViewID)
  }

  let tree: ViewTree
  let context: LayoutContext
  var solver = Solver()
  var boxes: [Box] = []
  var guideBoxes: [Box] = []
  /// By view: where a scroll view's content is.
  var contentBoxes: [ViewID: Box] = [:]
  var sources: [Source] = []
  var diagnostics: [Diagnostic] = []
  /// By view: the width that the last solution gave those whose content depends on it.
  var widths: [Double?] = []
  /// By view: from the frame's edges to the alignment rectangle's.
  let alignment: [Insets]
  let margins: [Insets]
  let safeAreas: SafeAreas
  let directions: [LayoutDirection]
  /// Whether some view runs against the interface.
  let turnsSomewhere: Bool
  /// By view: whether it is hidden in a stack or table, or inside such a view: its frame doesn't matter, and
  /// its constraints would only quarrel with the size of nothing that the stack gives it.
  let isOut: [Bool]
  /// By view: what its content asks for.
  var intrinsics: [IntrinsicSize] = []
  /// By view: where its text's baselines are.
  var baselines: [TextBaselines?]

  init(_ tree: ViewTree, _ context: LayoutContext, _ safeAreas: SafeAreas) {
    self.tree = tree
    self.context = context
    alignment = tree.views.map { alignmentInsets(of: $0.kind) }
    self.safeAreas = safeAreas
    margins = effectiveMargins(of: tree, in: context, safeAreas)
    directions = tree.views.map { view in
      switch view.semanticDirection {
      case .unspecified: context.direction
      case .playback, .spatial, .forceLeftToRight: .leftToRight
      case .forceRightToLeft: .rightToLeft
      }
    }
    turnsSomewhere = directions.contains { $0 != context.direction }
    baselines = [TextBaselines?](repeating: nil, count: tree.views.count)
    var isOut: [Bool] = []
    for view in tree.views {
      guard let parent = view.parent else {
        isOut.append(false)
        continue
      }
      var isArranged = false
      switch tree[parent].kind {
      case .stack, .table: isArranged = true
      default: break
      }
      isOut.append(isOut[parent.index] || view.isHidden && isArranged)
    }
    self.isOut = isOut
    let resting = restingFrames(of: tree)
    for frame in resting { boxes.append(makeBox(frame)) }
    for _ in tree.guides { guideBoxes.append(makeBox(nil)) }
  }

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
    _ expression: Expression, _ relation: Relation = .equal, _ priority: Priority = .required,
    _ source: Source, isDroppable: Bool = false
  ) throws(SolverError) {
    try solver.add(expression, relation, priority: priority, isDroppable: isDroppable)
    sources.append(source)
  }
}

/// Stored frames in root coordinates: where views stay when nothing else decides.
private func restingFrames(of tree: ViewTree) -> [Rect?] {
  var origins: [Point] = []
  return tree.views.map { view in
    let parent = view.parent.map { origins[$0.index] } ?? .zero
    let frame = view.frame?.offset(by: parent)
    origins.append(view.parent == nil ? .zero : frame?.origin ?? parent)
    return frame
  }
}

/// Layout margins after inheritance: a view that preserves its parent's keeps its content as far
/// from the parent's edges as the parent asks.
///
/// Since iOS 11 margins start from the safe area; the root's hold it already.
private func effectiveMargins(
  of tree: ViewTree, in context: LayoutContext, _ safeAreas: SafeAreas
) -> [Insets] {
  var margins: [Insets] = []
  for (index, view) in tree.views.enumerated() {
    guard let parent = view.parent else {
      margins.append(context.rootMargins)
      continue
    }
    var own = view.layoutMargins ?? Insets(all: 8)
    if context.systemVersion >= 11, view.insetsLayoutMarginsFromSafeArea {
      let covered = safeAreas.insets[index]
      own.top += covered.top
      own.left += covered.left
      own.bottom += covered.bottom
      own.right += covered.right
    }
    if view.preservesSuperviewLayoutMargins, let frame = view.frame,
      let outer = tree[parent].frame
    {
      let inherited = margins[parent.index]
      own.left = max(own.left, inherited.left - max(0, frame.minX))
      own.top = max(own.top, inherited.top - max(0, frame.minY))
      own.right = max(own.right, inherited.right - max(0, outer.width - frame.maxX))
      own.bottom = max(own.bottom, inherited.bottom - max(0, outer.height - frame.maxY))
    }
    margins.append(own)
  }
  return margins
}
