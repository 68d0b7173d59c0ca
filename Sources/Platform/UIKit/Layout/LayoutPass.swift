import CoreGraphics
import Foundation
import QuartzCore
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// Brings a tree of views up to date: constraints from the bottom up, then frames from the engine,
/// then `layoutSubviews` from the top down.
///
/// What `layoutSubviews` changes is laid out again, a limited number of times: two views that undo
/// each other's changes would go on for ever.
@MainActor
enum LayoutPass {
  /// Whether frames are being set that the engine found.
  private(set) static var isApplying = false

  private static let limit = 8

  static func run(from top: UIView) {
    for _ in 0..<limit {
      updateConstraints(top)
      var isDone = true
      if top.solvedChange != LayoutChanges.count {
        solve(top)
        isDone = false
      }
      if layoutSubviews(top) { isDone = false }
      if isDone { break }
    }
  }

  /// Calls `updateConstraints` from the bottom up, so that a superview sees its subviews' constraints.
  private static func updateConstraints(_ view: UIView) {
    for child in view.subviews { updateConstraints(child) }
    guard view.needsUpdateOfConstraints else { return }
    view.needsUpdateOfConstraints = false
    view.controller?.updateViewConstraints()
    view.updateConstraints()
  }

  /// Calls `layoutSubviews` from the top down, between its controller's two calls; whether any was due.
  private static func layoutSubviews(_ view: UIView) -> Bool {
    var didLayout = false
    if view.needsLayout {
      view.needsLayout = false
      view.controller?.viewWillLayoutSubviews()
      view.layoutSubviews()
      view.controller?.viewDidLayoutSubviews()
      didLayout = true
    }
    for child in view.subviews where layoutSubviews(child) { didLayout = true }
    return didLayout
  }

  private static func solve(_ top: UIView) {
    let change = LayoutChanges.count
    let live = LiveTree(top)
    let size = top.bounds.size.size
    if let layout = solve(live, size: .fixed(size)) { apply(layout, to: live) }
    top.solvedChange = change
  }

  /// The engine's frames; nil where a tree is beyond its limits.
  private static func solve(_ live: LiveTree, size: LayoutContext.RootSize) -> SolvedLayout? {
    let context = context(for: live, size: size)
    return try? VitrineLayout.solve(
      live.tree, in: context, measuring: LiveEnvironment.current.measurer)
  }

  private static func context(
    for live: LiveTree, size: LayoutContext.RootSize
  ) -> LayoutContext {
    let variant = LiveEnvironment.current.variant
    var context = LayoutContext(rootSize: size, scale: variant.scale)
    context.direction = variant.layoutDirection
    context.systemVersion = variant.system.version
    if let margins = live.tree[ViewTree.root].layoutMargins { context.rootMargins = margins }
    return context
  }

  /// Gives the frames to the live views, as layout's own doing: it asks for no further layout.
  private static func apply(_ layout: SolvedLayout, to live: LiveTree) {
    isApplying = true
    defer { isApplying = false }
    for (index, view) in live.views.enumerated().dropFirst() {
      guard let view else { continue }
      var frame = CGRect(layout.frames[index])
      if let parent = view.superview {
        frame.origin.x += live.offset(in: parent).x
        frame.origin.y += live.offset(in: parent).y
      }
      if view.layer.untransformedFrame != frame { view.layer.untransformedFrame = frame }
    }
  }
}

extension LayoutPass {
  /// Where a guide is in the view that owns it, as the constraints are now.
  static func frame(of guide: UILayoutGuide) -> CGRect {
    guard let owner = guide.owningView else { return .zero }
    let top = owner.topmost
    var live = LiveTree(top)
    guard let id = live.id(of: guide),
      let layout = solve(live, size: .fixed(top.bounds.size.size))
    else { return .zero }
    let origin = owner.bounds.origin
    return CGRect(layout.guideFrames[id.index]).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The size that a view's constraints need, with a wish for each axis.
  ///
  /// The view is laid out in a larger one, where nothing but the wishes holds its size.
  static func fittingSize(
    _ view: UIView, _ target: Size, _ horizontal: Double, _ vertical: Double
  ) -> Size {
    updateConstraints(view)
    var live = LiveTree(view, in: View("fitting"))
    let id = ViewID(1)
    live.tree[id].frame = nil
    live.tree[id].translatesAutoresizingMask = false
    func add(_ attribute: LayoutAttribute, _ constant: Double, _ priority: Double) {
      let isPlace = attribute == .left || attribute == .top
      live.tree.constraints.append(
        Constraint(
          "fitting", Anchor(id, attribute), .equal,
          isPlace ? Anchor(ViewTree.root, attribute) : nil, constant: constant,
          priority: .init(priority)))
    }
    add(.left, 0, 1000)
    add(.top, 0, 1000)
    add(.width, target.width, horizontal)
    add(.height, target.height, vertical)
    let around = Size(width: 100_000, height: 100_000)
    return solve(live, size: .fixed(around))?[id].size ?? .zero
  }
}
