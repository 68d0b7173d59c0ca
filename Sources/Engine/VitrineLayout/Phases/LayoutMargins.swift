import VitrineGraphics
import VitrineSolver

/// The layout margins of every view, computed from safe areas and the parents' margins.
///
/// A view that preserves its parent's margins keeps its content away from the parent's edges, so
/// that its margins depend on its frame. The stored frames are the initial assumption. If a
/// solution has different margins, the scene is solved again with them.
struct LayoutMargins {
  private(set) var insets: [Insets]
  /// For each view, its distance from each edge of its parent, or nil if there is no frame yet.
  private var distances: [Insets?]
  /// The views whose margins a constraint, a guide or a stack uses.
  private let users: [Int]
  private let inherits: Bool

  init(_ tree: ViewTree, _ context: LayoutContext, safeAreas: SafeAreas) {
    let views = tree.views
    inherits = views.indices.contains { views[$0].preservesSuperviewLayoutMargins }
    users = inherits ? Self.users(of: tree) : []
    distances = views.indices.map { index in
      guard views[index].preservesSuperviewLayoutMargins, let frame = views[index].frame,
        let outer = views[index].parent.flatMap({ views[$0.index].frame })
      else { return nil }
      return Self.distances(of: frame, in: Rect(origin: .zero, size: outer.size))
    }
    insets = Self.insets(of: tree, context, safeAreas: safeAreas, distances: distances)
  }

  /// Returns the views whose margins are used, because only their changes require another solution.
  private static func users(of tree: ViewTree) -> [Int] {
    var uses = [Bool](repeating: false, count: tree.views.count)
    for guide in tree.guides where guide.kind == .layoutMargins || guide.kind == .readableContent {
      uses[guide.owner.index] = true
    }
    for constraint in tree.constraints {
      for anchor in [constraint.first, constraint.second] {
        guard let anchor, anchor.attribute.isOfMargin, case .view(let view) = anchor.item else {
          continue
        }
        uses[view.index] = true
      }
    }
    for index in tree.views.indices {
      if case .stack(let stack) = tree.views[index].kind, stack.isLayoutMarginsRelative {
        uses[index] = true
      }
    }
    return uses.indices.filter { uses[$0] }
  }

  private static func distances(of frame: Rect, in outer: Rect) -> Insets {
    Insets(
      top: max(0, frame.minY - outer.minY), left: max(0, frame.minX - outer.minX),
      bottom: max(0, outer.maxY - frame.maxY), right: max(0, outer.maxX - frame.maxX))
  }

  /// Updates the margins from a solution and new safe areas.
  ///
  /// Returns whether a used margin changed.
  ///
  /// The distances are those of the solution, because stored frames may be for another device.
  mutating func update(
    _ tree: ViewTree, _ context: LayoutContext, safeAreas: SafeAreas, from system: System,
    solution: Solution
  ) -> Bool {
    if inherits {
      for index in tree.views.indices where tree.views[index].preservesSuperviewLayoutMargins {
        guard let parent = tree.views[index].parent else { continue }
        distances[index] = Self.distances(
          of: solution.rect(system.boxes[index]), in: solution.rect(system.boxes[parent.index]))
      }
    }
    let before = insets
    insets = Self.insets(of: tree, context, safeAreas: safeAreas, distances: distances)
    return users.contains { !insets[$0].isClose(to: before[$0]) }
  }

  private static func insets(
    of tree: ViewTree, _ context: LayoutContext, safeAreas: SafeAreas, distances: [Insets?]
  ) -> [Insets] {
    let views = tree.views
    var margins: [Insets] = []
    margins.reserveCapacity(views.count)
    for index in views.indices {
      guard let parent = views[index].parent else {
        margins.append(context.rootMargins)
        continue
      }
      var inset = views[index].layoutMargins ?? Insets(all: 8)
      // Since iOS 11, margins start at the safe area. The root's margins already include it.
      if context.systemVersion >= 11, views[index].insetsLayoutMarginsFromSafeArea {
        inset = inset + safeAreas.insets[index]
      }
      if views[index].preservesSuperviewLayoutMargins, !views[parent.index].kind.isList,
        let distance = distances[index]
      {
        let inherited = margins[parent.index]
        inset.left = max(inset.left, inherited.left - distance.left)
        inset.top = max(inset.top, inherited.top - distance.top)
        inset.right = max(inset.right, inherited.right - distance.right)
        inset.bottom = max(inset.bottom, inherited.bottom - distance.bottom)
      }
      margins.append(inset)
    }
    return margins
  }
}

extension ViewKind {
  /// A Boolean value that indicates whether the view is a table or a collection.
  ///
  /// Its content scrolls, so that its margins don't apply to its cells.
  fileprivate var isList: Bool {
    switch self {
    case .table, .collection: true
    default: false
    }
  }
}

extension Solution {
  /// Returns a box as a rectangle in root coordinates.
  func rect(_ box: Box) -> Rect {
    Rect(
      x: self[box.left], y: self[box.top], width: self[box.width], height: self[box.height])
  }
}

extension Insets {
  /// Returns whether all edges are equal within 0.01 points.
  func isClose(to other: Insets) -> Bool {
    (top - other.top).magnitude < 0.01 && (left - other.left).magnitude < 0.01
      && (bottom - other.bottom).magnitude < 0.01 && (right - other.right).magnitude < 0.01
  }
}
