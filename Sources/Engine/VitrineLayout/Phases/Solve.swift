import VitrineGraphics
import VitrineSolver

/// Computes the frame of every view: collect → intrinsics → stacks → solve → round.
///
/// A label of several lines needs its width before its height. A collection needs its width before
/// the number of items per line. Safe areas and margins depend on frames, too. Therefore such a
/// scene is solved up to three times, each time with the results of the previous solution.
public func solve(
  _ tree: ViewTree, in context: LayoutContext, measuring: some Measuring
) throws(LayoutError) -> SolvedLayout {
  let (system, solution) = try solveSystem(tree, context, measuring: measuring, for: .values)
  return round(tree, system, solution: solution, in: context)
}

/// Returns the constraints of a scene with their solution, before frames are rounded.
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
  func solved(_ system: inout System) throws(LayoutError) -> Solution {
    let solution = system.solver.solve()
    for (view, box) in zip(tree.views, system.boxes) {
      guard let length = solution.rect(box).excessiveLength else { continue }
      throw .length(length, of: view.name, at: view.location)
    }
    return solution
  }
  var system = try assembled()
  var solution = try solved(&system)
  // At most two more solutions. The second one can change margins again, and the third one uses
  // them.
  for _ in 0..<2 {
    let needed = widthsNeeded(tree, system, solution: solution, assumed: widths)
    let isUncovered = safeAreas.update(tree, from: system, solution)
    let hasOtherMargins = margins.update(
      tree, context, safeAreas: safeAreas, from: system, solution: solution)
    guard needed != nil || isUncovered || hasOtherMargins else { break }
    widths = needed ?? widths
    system = try assembled()
    solution = try solved(&system)
  }
  return (system, solution)
}

/// Throws an error for trees beyond any real widget, so that time and recursion depth are bounded.
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
  for view in tree.views {
    guard let length = view.frame?.excessiveLength else { continue }
    throw .length(length, of: view.name, at: view.location)
  }
}

extension Rect {
  /// The first edge or length that layout rejects, or nil if there is none.
  fileprivate var excessiveLength: Double? {
    func isExcessive(_ length: Double) -> Bool { !(length.magnitude <= LayoutError.lengthLimit) }
    if isExcessive(minX) { return minX }
    if isExcessive(minY) { return minY }
    if isExcessive(width) { return width }
    return isExcessive(height) ? height : nil
  }
}

extension System {
  /// Adds all constraints of a tree in a fixed order, because the solver's tie-breaking depends on
  /// it.
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
      throw rejected(error)
    }
  }
}

/// Returns the widths of wrapping texts and collections, or nil if all equal the assumed ones.
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
  /// Returns whether a visible collection has items without a stored frame.
  fileprivate func flows(_ id: ViewID) -> Bool {
    guard case .collection = self[id].kind, !self[id].isHidden else { return false }
    return self[id].subviews.contains { child in
      guard case .collectionCell = self[child].kind else { return false }
      return self[child].frame == nil
    }
  }
}

extension View {
  /// A Boolean value that indicates whether the view's height depends on its width.
  var wraps: Bool {
    guard !isHidden else { return false }
    switch kind {
    case .label(let label): return label.numberOfLines != 1 && label.preferredMaxLayoutWidth == 0
    case .textView(let text): return !text.isScrollEnabled
    default: return false
    }
  }
}
