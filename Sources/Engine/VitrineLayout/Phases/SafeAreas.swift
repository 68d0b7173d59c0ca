import VitrineGraphics
import VitrineSolver

/// The part of each view that bars and the notch around the root cover.
///
/// It depends on the frames, and since iOS 11 the margins depend on it. If a solution changes the
/// safe areas that a scene uses, the scene is solved again.
struct SafeAreas {
  /// The insets of each view.
  ///
  /// The root has the context's insets.
  private(set) var insets: [Insets]
  /// The views whose margins or safe area a constraint, a guide or a stack uses.
  private let users: [Int]

  init(_ tree: ViewTree, _ context: LayoutContext) {
    insets = [Insets](repeating: .zero, count: tree.views.count)
    insets[0] = context.safeAreaInsets
    users = context.safeAreaInsets == .zero ? [] : Self.users(of: tree, context)
  }

  private static func users(of tree: ViewTree, _ context: LayoutContext) -> [Int] {
    var uses = [Bool](repeating: false, count: tree.views.count)
    for guide in tree.guides {
      switch guide.kind {
      case .safeArea: uses[guide.owner.index] = true
      case .layoutMargins, .readableContent: uses[guide.owner.index] = context.systemVersion >= 11
      default: break
      }
    }
    if context.systemVersion >= 11 {
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
    }
    return uses.indices.filter { $0 > 0 && uses[$0] && !isScrolled(ViewID($0), in: tree) }
  }

  /// Returns whether a view scrolls with the content of a scroll view, so that its position isn't
  /// fixed.
  private static func isScrolled(_ view: ViewID, in tree: ViewTree) -> Bool {
    var at = tree[view].parent
    while let current = at {
      switch tree[current].kind {
      case .scroll, .table, .collection: return true
      default: at = tree[current].parent
      }
    }
    return false
  }

  /// Updates the safe areas from a solution.
  ///
  /// Returns whether one in use changed.
  mutating func update(from system: System, _ solution: Solution) -> Bool {
    var changed = false
    let safe = insets[0]
    let root = solution.rect(system.boxes[0])
    for index in users {
      let frame = solution.rect(system.boxes[index])
      let covered = Insets(
        top: max(0, root.minY + safe.top - frame.minY),
        left: max(0, root.minX + safe.left - frame.minX),
        bottom: max(0, frame.maxY - root.maxY + safe.bottom),
        right: max(0, frame.maxX - root.maxX + safe.right))
      guard !covered.isClose(to: insets[index]) else { continue }
      insets[index] = covered
      changed = true
    }
    return changed
  }
}

extension LayoutAttribute {
  /// A Boolean value that indicates whether the attribute is a margin, or the center between
  /// margins.
  var isOfMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
