import VitrineGraphics
import VitrineSolver

/// Finds every view's frame: collect → intrinsics → stacks → solve → round.
///
/// A label of several lines needs its width before its height, and a collection before it knows how
/// many items stand beside each other, so a scene that has one is solved twice: the second time with
/// the widths that the first gave them.
public func solve(
  _ tree: ViewTree, in context: LayoutContext, measuring: some Measuring
) throws(LayoutError) -> SolvedLayout {
  let (system, solution) = try solveSystem(tree, context, measuring: measuring, for: .values)
  return round(tree, system, solution: solution, in: context)
}

/// The scene's constraints with their solution, before any frame is rounded.
func solveSystem(
  _ tree: ViewTree, _ context: LayoutContext, measuring: some Measuring,
  for purpose: Solver.Purpose
) throws(LayoutError) -> (System, Solution) {
  try checkLimits(tree)
  var widths: [Double?] = [Double?](repeating: nil, count: tree.views.count)
  var safeAreas = SafeAreas(tree, context)
  var margins = LayoutMargins(tree, context, safeAreas: safeAreas)
  func assembled() throws(LayoutError) -> System {
    var system = System(tree, context, safeAreas: safeAreas, margins: margins, for: purpose)
    system.widths = widths
    try system.assemble(measuring)
    return system
  }
  var system = try assembled()
  var solution = system.solver.solve()
  // Two more solutions at most: the second may show other margins, which a third one settles.
  for _ in 0..<2 {
    let needed = widthsNeeded(tree, system, solution: solution, assumed: widths)
    let isUncovered = safeAreas.update(from: system, solution)
    let hasOtherMargins = margins.update(
      tree, context, safeAreas: safeAreas, from: system, solution: solution)
    guard needed != nil || isUncovered || hasOtherMargins else { break }
    widths = needed ?? widths
    system = try assembled()
    solution = system.solver.solve()
  }
  return (system, solution)
}

/// Fails for trees that no widget has, so that time and depth of recursion stay bounded.
private func checkLimits(_ tree: ViewTree) throws(LayoutError) {
  guard !tree.views.isEmpty else { throw .noViews }
  guard tree.views.count <= LayoutError.viewLimit else { throw .tooManyViews(tree.views.count) }
  guard tree.constraints.count <= LayoutError.constraintLimit else {
    throw .tooManyConstraints(tree.constraints.count)
  }
  var depths = [Int](repeating: 0, count: tree.views.count)
  for index in tree.views.indices {
    guard let parent = tree.views[index].parent else { continue }
    depths[index] = depths[parent.index] + 1
    guard depths[index] <= LayoutError.nestingLimit else { throw .tooDeep(depths[index]) }
  }
}

extension System {
  /// Writes all constraints of a tree down in a fixed order, which the solver's ties depend on.
  fileprivate mutating func assemble(_ measuring: some Measuring) throws(LayoutError) {
    measureContent(measuring)
    do throws(SolverError) {
      try placeRoot()
      try addGuides()
      try addConstraints()
      try addAutoresizing()
      try addContainers()
      try addIntrinsics()
    } catch {
      throw .solver(error.description)
    }
  }
}

/// The widths that wrapping texts and collections were given, where any differs from what was assumed.
private func widthsNeeded(
  _ tree: ViewTree, _ system: System, solution: Solution, assumed: [Double?]
) -> [Double?]? {
  var widths = assumed
  var changed = false
  for index in tree.views.indices where tree.views[index].wraps || tree.flows(ViewID(index)) {
    let width = solution[system.boxes[index].width]
    if let previous = assumed[index], (previous - width).magnitude < 0.01 { continue }
    widths[index] = width
    changed = true
  }
  return changed ? widths : nil
}

extension ViewTree {
  /// Whether a collection has items without a place of their own.
  fileprivate func flows(_ id: ViewID) -> Bool {
    guard case .collection = self[id].kind, !self[id].isHidden else { return false }
    return self[id].subviews.contains { child in
      guard case .collectionCell = self[child].kind else { return false }
      return self[child].frame == nil
    }
  }
}

extension View {
  /// Whether the view's height follows from its width.
  var wraps: Bool {
    guard !isHidden else { return false }
    switch kind {
    case .label(let label): return label.numberOfLines != 1 && label.preferredMaxLayoutWidth == 0
    case .textView(let text): return !text.isScrollEnabled
    default: return false
    }
  }
}
