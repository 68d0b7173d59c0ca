import VitrineGraphics
import VitrineSolver

/// Converts a solution to frames on the pixel grid.
///
/// Edges are rounded half up in root coordinates. Frames are relative to the parent's rounded edges
/// (docs/PLATFORM.md, "Pixel rounding").
func round(
  _ tree: ViewTree, _ system: System, solution: Solution, in context: LayoutContext
) -> SolvedLayout {
  let grid = PixelGrid(scale: context.scale)
  var absolute: [Rect] = []
  var frames: [Rect] = []
  absolute.reserveCapacity(tree.views.count)
  frames.reserveCapacity(tree.views.count)
  for index in tree.views.indices {
    let insets = system.alignment[index]
    var frame = solution.cleanRect(system.boxes[index]).inset(
      by: Insets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    frame = grid.round(frame, context)
    absolute.append(frame)
    let origin = tree.views[index].parent.map { absolute[$0.index].origin } ?? .zero
    frames.append(frame.offset(by: Point(x: -origin.x, y: -origin.y)))
  }
  let guideFrames = zip(tree.guides, system.guideBoxes).map { guide, box in
    let origin = absolute[guide.owner.index].origin
    let frame = grid.round(solution.cleanRect(box), context)
    return frame.offset(by: Point(x: -origin.x, y: -origin.y))
  }
  // A view with an autoresizing mask is never ambiguous, even if its variables are.
  let open = system.boxes.indices.map { index in
    index > 0 && !system.isPlacedByMask(ViewID(index)) && !system.isOut[index]
      && solution.isAmbiguous(system.boxes[index])
  }
  return SolvedLayout(
    frames: frames, guideFrames: guideFrames, isAmbiguous: open,
    sizeSources: system.sizeSources(solution),
    conflicts: solution.conflicts.map { system.describe($0) }, diagnostics: system.diagnostics)
}

extension Solution {
  /// Returns whether any of a box's four variables is ambiguous.
  fileprivate func isAmbiguous(_ box: Box) -> Bool {
    isAmbiguous[Int(box.left.index)] || isAmbiguous[Int(box.top.index)]
      || isAmbiguous[Int(box.width.index)]
      || isAmbiguous[Int(box.height.index)]
  }

  /// Returns the rectangle of a box without the rounding errors of sums.
  fileprivate func cleanRect(_ box: Box) -> Rect {
    let (left, top) = (self[box.left], self[box.top])
    return Rect(
      minX: clean(left), minY: clean(top), maxX: clean(left + self[box.width]),
      maxY: clean(top + self[box.height]))
  }
}

extension PixelGrid {
  /// Returns the rectangle of the nearest pixel edges.
  ///
  /// The context determines the direction of halves.
  fileprivate func round(_ rect: Rect, _ context: LayoutContext) -> Rect {
    let goesLeft = context.movesHalvesLeft && floor(rect.width) == rect.width
    func across(_ x: Double) -> Double { goesLeft ? -nearest(-x) : nearest(x) }
    func down(_ y: Double) -> Double { context.isAppKit ? -nearest(-y) : nearest(y) }
    return Rect(
      minX: across(rect.minX), minY: down(rect.minY), maxX: across(rect.maxX),
      maxY: down(rect.maxY))
  }
}

extension PixelGrid {
  /// Returns the nearest pixel edge, and the upper one for a clean value halfway between two.
  ///
  /// A sixth of a point isn't a multiple of 2^-20, so that at 3× a clean half may be below the exact
  /// one by 2^-21 points.
  private func nearest(_ points: Double) -> Double {
    Self.floor(points * scale + 0.5 + 2 / 1_048_576) / scale
  }
}

/// Returns the value without small rounding errors, so that equal edges are rounded equally.
///
/// 2^-20 points are far less than a pixel, and far more than the error of a sum of some hundred
/// numbers.
private func clean(_ value: Double) -> Double {
  PixelGrid.floor(value * 1_048_576 + 0.5) / 1_048_576
}

extension System {
  /// Describes a conflict with the names of its constraints, in the order of the tree.
  func describe(_ conflict: Conflict) -> LayoutConflict {
    LayoutConflict(
      dropped: name(conflict.dropped), with: conflict.with.map(name),
      text: (conflict.with + [conflict.dropped]).sorted().map(text))
  }

  private func name(_ id: ConstraintID) -> String {
    switch sources[Int(id.index)] {
    case .constraint(let index): tree.constraints[index].name
    case .made(let kind, let view): "\(kind) of \(tree[view].name)"
    }
  }

  func text(_ id: ConstraintID) -> String {
    switch sources[Int(id.index)] {
    case .constraint(let index): tree.text(of: tree.constraints[index])
    case .made(let kind, let view): generatedText(kind, view)
    }
  }
}
