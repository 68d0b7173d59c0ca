package import VitrineLayout
package import VitrineRaster

/// Finished views with frames that are shown inside a view of another framework.
package struct HostedViews {
  /// The views, whose root has the size of the outer view.
  package var tree: ViewTree
  /// The drawings of views, in pixels from their top left.
  package var drawings: [ViewID: [DisplayItem]]

  /// Creates the views of a finished picture.
  package init(tree: ViewTree, drawings: [ViewID: [DisplayItem]]) {
    self.tree = tree
    self.drawings = drawings
  }

  /// Captures a laid-out view of UIKit with its subviews.
  ///
  /// Their frames are final, so constraints and stacks are no longer needed.
  @MainActor
  package init(_ root: UIView) {
    let live = LiveTree(root, names: [:])
    tree = live.tree
    drawings = live.drawings()
    tree.constraints = []
    for (index, view) in live.views.enumerated() {
      guard let view else { continue }
      var frame = view.layer.untransformedFrame
      if index == 0 {
        frame.origin = .zero
      } else if let outer = view.superview, !(outer is UIScrollView) {
        frame.origin.x -= outer.bounds.minX
        frame.origin.y -= outer.bounds.minY
      }
      tree.views[index].frame = frame.rect
      tree.views[index].translatesAutoresizingMask = true
      if case .stack = tree.views[index].kind { tree.views[index].kind = .plain }
    }
  }
}

/// A view of UIKit whose content another framework lays out.
@preconcurrency @MainActor
package protocol ViewsHost: UIView {
  /// Returns the finished views in the size of the view.
  func hostedViews() -> HostedViews
}

extension ViewTree {
  /// Adds the views of a tree below a view and returns the number by which their indexes grew.
  package mutating func add(_ hosted: ViewTree, below parent: ViewID) -> Int {
    let offset = views.count
    let firstStep = steps.count
    for step in hosted.steps {
      var copy = step
      copy.parent = step.parent.map { $0 + firstStep }
      steps.append(copy)
    }
    for view in hosted.views {
      var copy = view
      copy.subviews = []
      copy.step = view.step.map { $0 + firstStep }
      add(copy, to: view.parent.map { ViewID($0.index + offset) } ?? parent)
    }
    return offset
  }
}
