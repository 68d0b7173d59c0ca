import VitrineGraphics
import VitrineSolver

extension System {
  /// Adds the constraints of views that only their autoresizing mask places.
  mutating func addAutoresizing() throws(SolverError) {
    for index in tree.views.indices where isPlacedByMask(ViewID(index)) && !isOut[index] {
      let view = tree.views[index]
      guard let parent = view.parent, let frame = view.frame, !isPlacedByParent(ViewID(index))
      else { continue }
      let outer = tree[parent].frame?.size ?? frame.size
      let insets = alignment[index]
      let aligned = frame.inset(by: insets)
      let mask = view.autoresizingMask
      let across = Flexibility(
        start: mask.contains(.flexibleMinX), size: mask.contains(.flexibleWidth),
        end: mask.contains(.flexibleMaxX))
      let down = Flexibility(
        start: mask.contains(.flexibleMinY), size: mask.contains(.flexibleHeight),
        end: mask.contains(.flexibleMaxY))
      try place(
        ViewID(index), .horizontal, position: aligned.minX, size: aligned.width, outer: outer.width,
        flexible: across)
      try place(
        ViewID(index), .vertical, position: aligned.minY, size: aligned.height, outer: outer.height,
        flexible: down)
    }
  }

  /// Returns whether a view has a frame and an autoresizing mask that applies to it.
  func isPlacedByMask(_ view: ViewID) -> Bool {
    tree[view].translatesAutoresizingMask && tree[view].frame != nil
  }

  /// Returns whether a container arranges this view regardless of its mask.
  func isPlacedByParent(_ view: ViewID) -> Bool {
    guard let parent = tree[view].parent else { return true }
    guard !tree[view].isFloating else { return false }
    switch tree[parent].kind {
    case .stack(let stack): return !stack.unarranged.contains(view)
    case .grid, .table, .collection: return true
    case .tableCell(let cell): return cell.contentView == view
    default: return false
    }
  }

  /// Adds the constraints of a mask along one axis (docs/PLATFORM.md, "Autoresizing").
  private mutating func place(
    _ view: ViewID, _ axis: Axis, position: Double, size: Double, outer: Double,
    flexible: Flexibility
  ) throws(SolverError) {
    guard let parent = tree[view].parent else { return }
    let box = boxes[view.index]
    let around = contentBoxes[parent] ?? boxes[parent.index]
    // Masks refer to the parent's frame, but the boxes are alignment rectangles.
    let insets = alignment[parent.index]
    let (near, both) =
      axis == .horizontal
      ? (insets.left, insets.left + insets.right) : (insets.top, insets.top + insets.bottom)
    let container = boxes[parent.index].size(axis) + both
    let origin = box.start(axis) - around.start(axis) + near
    let source = Source.made("autoresizing", view)
    let far = outer - position - size
    switch (flexible.start, flexible.size, flexible.end) {
    // The start and the size are fixed, so the view doesn't change.
    case (false, false, _):
      try add(origin - position, .equal, priority: .required, from: source)
      try add(box.size(axis) - size, .equal, priority: .required, from: source)
    // The size absorbs the whole change.
    case (false, true, false):
      try add(origin - position, .equal, priority: .required, from: source)
      try add(
        box.size(axis) - container + (outer - size), .equal, priority: .required, from: source)
    case (true, false, false):
      try add(box.size(axis) - size, .equal, priority: .required, from: source)
      try add(origin + box.size(axis) - container + far, .equal, priority: .required, from: source)
    case (true, false, true):
      // The margins keep their proportion. Therefore only a centered view stays centered.
      let margins = outer - size
      let share = margins > 0 ? position / margins : 0.5
      try add(box.size(axis) - size, .equal, priority: .required, from: source)
      try add(
        origin - (container - box.size(axis)) * share, .equal, priority: .required, from: source)
    case (true, true, false):
      let sum = position + size
      try add(origin + box.size(axis) - container + far, .equal, priority: .required, from: source)
      let share = sum > 0 ? size / sum : 0.5
      try add(box.size(axis) - (container - far) * share, .equal, priority: .required, from: source)
    case (false, true, true):
      let sum = size + far
      try add(origin - position, .equal, priority: .required, from: source)
      let share = sum > 0 ? size / sum : 0.5
      try add(
        box.size(axis) - (container - position) * share, .equal, priority: .required, from: source)
    // All three parts keep their proportion of the parent's size.
    case (true, true, true):
      let (start, share) = outer > 0 ? (position / outer, size / outer) : (1.0 / 3, 1.0 / 3)
      try add(origin - container * start, .equal, priority: .required, from: source)
      try add(box.size(axis) - container * share, .equal, priority: .required, from: source)
    }
  }

  /// The parts of an axis that the mask makes flexible.
  private struct Flexibility {
    var start: Bool
    var size: Bool
    var end: Bool
  }
}
