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
  private let users: [User]

  private struct User {
    var index: Int
    /// The views around this one, outermost first, that have insets to add.
    var containers: [Int]
  }

  init(_ tree: ViewTree, _ context: LayoutContext) {
    insets = [Insets](repeating: .zero, count: tree.views.count)
    insets[0] = context.safeAreaInsets
    let adds = tree.views.indices.filter { $0 > 0 && tree.views[$0].additionalSafeArea != .zero }
    guard context.safeAreaInsets != .zero || !adds.isEmpty else {
      users = []
      return
    }
    users = Self.users(of: tree, context).map { index in
      var containers: [Int] = []
      var at = tree.views[index].parent
      while let view = at {
        if adds.contains(view.index) { containers.append(view.index) }
        at = tree[view].parent
      }
      return User(index: index, containers: containers.reversed())
    }
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
  mutating func update(_ tree: ViewTree, from system: System, _ solution: Solution) -> Bool {
    var changed = false
    for user in users {
      var safe = solution.rect(system.boxes[0]).inset(by: insets[0])
      func covered(_ index: Int) -> Insets {
        let frame = solution.rect(system.boxes[index])
        let outside = Insets(
          top: max(0, safe.minY - frame.minY), left: max(0, safe.minX - frame.minX),
          bottom: max(0, frame.maxY - safe.maxY), right: max(0, frame.maxX - safe.maxX))
        return outside + tree.views[index].additionalSafeArea
      }
      for index in user.containers {
        safe = solution.rect(system.boxes[index]).inset(by: covered(index))
      }
      let covered = covered(user.index)
      guard !covered.isClose(to: insets[user.index]) else { continue }
      insets[user.index] = covered
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
