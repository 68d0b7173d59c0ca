package import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineRaster
import VitrineSolver

/// Validation of a tree from a process that runs untrusted code, before the pipeline uses it.
extension ProgramViews {
  /// The maximum number of views.
  ///
  /// A table's widget has a few hundred; the solver needs seconds for tens of thousands.
  private static let viewLimit = 20_000
  /// The largest coordinate in points.
  ///
  /// It exceeds any screen and is small enough for the precision of a `Double`.
  private static let extent = 1e6

  /// Validates the tree.
  ///
  /// Throws an error for an index out of range, a cycle, a number that overflows, or a bitmap with
  /// missing pixels.
  package func check() throws(WireError) {
    let tree = content.tree
    guard (1...Self.viewLimit).contains(tree.views.count) else {
      throw WireError("there are \(tree.views.count) views; 1 to \(Self.viewLimit) can be shown")
    }
    guard tree.steps.count <= 10 * Self.viewLimit else {
      throw WireError("there are \(tree.steps.count) steps of the layout")
    }
    for (index, view) in tree.views.enumerated() { try check(view, at: index) }
    for (index, step) in tree.steps.enumerated() { try check(step, at: index) }
    for guide in tree.guides { try check(guide.owner) }
    guard tree.constraints.count <= 10 * Self.viewLimit else {
      throw WireError("there are \(tree.constraints.count) constraints")
    }
    for constraint in tree.constraints {
      try check(constraint.first.item)
      if let second = constraint.second { try check(second.item) }
      for number in [constraint.constant, constraint.multiplier, constraint.priority.value] {
        try check(number)
      }
    }
    for bitmap in bitmaps.values { try check(bitmap) }
    for (view, items) in drawings {
      try check(view)
      try check(items)
    }
  }

  /// Checks that a step has a parent with a lower index, so that a way outward ends.
  private func check(_ step: PlacementStep, at index: Int) throws(WireError) {
    if let parent = step.parent, !(0..<index).contains(parent) {
      throw WireError("a step of the layout comes before its parent")
    }
    for text in [step.title, step.offeredWidth, step.offeredHeight] where text.utf8.count > 400 {
      throw WireError("a step of the layout has a title of \(text.utf8.count) bytes")
    }
    let frame = step.frame
    for number in [frame.minX, frame.minY, frame.width, frame.height] { try check(number) }
  }

  /// Checks that every view except the first has a parent with a lower index, so that a traversal
  /// ends.
  private func check(_ view: View, at index: Int) throws(WireError) {
    let parent = view.parent?.index
    guard index == 0 ? parent == nil : parent.map({ (0..<index).contains($0) }) ?? false else {
      throw WireError("a view comes before its parent")
    }
    for child in view.subviews {
      try check(child)
      guard content.tree[child].parent == ViewID(index) else {
        throw WireError("a view has another's child")
      }
    }
    if let frame = view.frame {
      for number in [frame.minX, frame.minY, frame.width, frame.height] { try check(number) }
    }
    if let step = view.step, !content.tree.steps.indices.contains(step) {
      throw WireError("there is no such step of the layout")
    }
    if case .stack(let stack) = view.kind {
      for id in stack.unarranged.union(stack.endViews).union(stack.customSpacing.keys) {
        try check(id)
      }
    }
  }

  private func check(_ id: ViewID) throws(WireError) {
    guard content.tree.views.indices.contains(id.index) else {
      throw WireError("there is no such view")
    }
  }

  private func check(_ item: LayoutItem) throws(WireError) {
    switch item {
    case .view(let id): try check(id)
    case .guide(let id):
      guard content.tree.guides.indices.contains(id.index) else {
        throw WireError("there is no such layout guide")
      }
    }
  }

  /// Checks a number.
  ///
  /// The comparison is false for NaN, which is also rejected.
  private func check(_ number: Double) throws(WireError) {
    guard number.magnitude <= Self.extent else {
      throw WireError("\(number) points are more than can be laid out")
    }
  }

  /// Checks a bitmap's size, because the rasterizer reads rows without bounds checks.
  private func check(_ bitmap: Bitmap) throws(WireError) {
    let (count, overflow) = bitmap.width.multipliedReportingOverflow(by: bitmap.height)
    guard bitmap.width >= 0, bitmap.height >= 0, !overflow, count == bitmap.pixels.count else {
      throw WireError("a picture has not as many pixels as its size says")
    }
  }

  /// The beginning of items that an end has to follow.
  private enum Opening {
    case clip
    case group
    case filter
  }

  /// Checks that clips, groups and filters are properly nested.
  private func check(_ items: [DisplayItem]) throws(WireError) {
    var open: [Opening] = []
    for item in items {
      switch item {
      case .image(let bitmap, _, _, _): try check(bitmap)
      case .backdrop, .material: throw WireError("a drawing shows the host's backdrop")
      case .beginClip: open.append(.clip)
      case .beginGroup: open.append(.group)
      case .beginFilter: open.append(.filter)
      case .endClip:
        guard open.popLast() == .clip else { throw WireError("a clip ends that did not begin") }
      case .endGroup:
        guard open.popLast() == .group else { throw WireError("a group ends that did not begin") }
      case .endFilter:
        guard open.popLast() == .filter else { throw WireError("a filter ends that did not begin") }
      case .fill, .stroke, .glyphs, .shadow: break
      }
    }
    guard open.isEmpty else { throw WireError("a clip or a group does not end") }
  }
}
