import CoreGraphics
import Foundation
import QuartzCore
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// An update of a tree of views: constraints from the bottom up, then frames from the engine, then
/// `layoutSubviews` from the top down.
///
/// Changes in `layoutSubviews` cause another pass. The number of passes is limited, because two
/// views could undo each other's changes forever.
@preconcurrency @MainActor
enum LayoutPass {
  /// A Boolean value that indicates whether the engine's frames are being set.
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

  /// Calls `updateConstraints` from the bottom up, so that a superview sees its subviews'
  /// constraints.
  private static func updateConstraints(_ view: UIView) {
    for child in view.subviews { updateConstraints(child) }
    guard view.needsUpdateOfConstraints else { return }
    view.needsUpdateOfConstraints = false
    view.controller?.updateViewConstraints()
    view.updateConstraints()
  }

  /// Calls `layoutSubviews` from the top down, between its controller's two methods.
  ///
  /// Returns whether any view needed it.
  private static func layoutSubviews(_ view: UIView) -> Bool {
    var didLayout = false
    if view.needsLayout {
      view.needsLayout = false
      view.controller?.viewWillLayoutSubviews()
      (view as? UIScrollView)?.startWithinInsets()
      view.layer.layoutSublayers()
      layoutSublayers(of: view.layer)
      view.controller?.viewDidLayoutSubviews()
      didLayout = true
    }
    for child in view.subviews where layoutSubviews(child) { didLayout = true }
    return didLayout
  }

  /// Calls `layoutSublayers` of the code's layers without a view.
  private static func layoutSublayers(of layer: CALayer) {
    for sublayer in layer.sublayers ?? [] where sublayer.view == nil {
      if OwnClasses.contains(layer: type(of: sublayer)) { sublayer.layoutSublayers() }
      layoutSublayers(of: sublayer)
    }
  }

  private static func solve(_ top: UIView) {
    let change = LayoutChanges.count
    let live = LiveTree(top)
    let size = top.bounds.size.size
    if let layout = solve(live, size: .fixed(size)) { apply(layout, to: live) }
    top.solvedChange = change
  }

  /// Returns the engine's frames, or nil if the tree exceeds its limits.
  private static func solve(_ live: LiveTree, size: LayoutContext.RootSize) -> SolvedLayout? {
    let context = context(for: live, size: size)
    return try? VitrineLayout.solve(
      live.tree, in: context, measuring: LiveEnvironment.current.measurer)
  }

  private static func context(
    for live: LiveTree, size: LayoutContext.RootSize
  ) -> LayoutContext {
    let environment = LiveEnvironment.current
    let variant = environment.variant
    var context = LayoutContext(rootSize: size, scale: variant.scale)
    if live.views.first??.window != nil { context.safeAreaInsets = environment.safeArea }
    context.direction = variant.layoutDirection
    context.systemVersion = variant.system.version
    context.useMargins(of: live.tree[ViewTree.root])
    return context
  }

  /// Sets the frames of the live views without causing another layout.
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
  /// Returns the frame of a guide in its owning view, with the current constraints.
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

  /// Returns the size that a view's constraints require, with a target for each axis.
  ///
  /// The view is laid out in a larger one, so that only the targets limit its size.
  static func fittingSize(
    _ view: UIView, _ target: Size, horizontal: Double, vertical: Double
  ) -> Size {
    updateConstraints(view)
    var live = LiveTree(view, in: View("fitting"))
    let id = ViewID(1)
    live.tree[id].frame = nil
    live.tree[id].translatesAutoresizingMask = false
    func add(_ attribute: LayoutAttribute, _ constant: Double, priority: Double) {
      let isPlace = attribute == .left || attribute == .top
      live.tree.constraints.append(
        Constraint(
          "fitting", Anchor(id, attribute), relation: .equal,
          second: isPlace ? Anchor(ViewTree.root, attribute) : nil,
          constant: LayoutError.acceptable(constant),
          priority: .init(priority)))
    }
    add(.left, 0, priority: 1000)
    add(.top, 0, priority: 1000)
    add(.width, target.width, priority: horizontal)
    add(.height, target.height, priority: vertical)
    let around = Size(width: 100_000, height: 100_000)
    return solve(live, size: .fixed(around))?[id].size ?? .zero
  }
}
