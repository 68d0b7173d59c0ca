import CoreGraphics
import Foundation
import NotificationCenter
import UIKit
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// A host for one picture of a widget's controller.
///
/// It calls the controller in the order of the platform: `loadView`, `viewDidLoad`, the active
/// display mode, `viewWillAppear`, the update, layout at the requested height, and `viewDidAppear`.
@MainActor
struct ControllerStage {
  let controller: UIViewController
  let variant: Variant
  let environment: LiveEnvironment
  /// The steps of a session, which replace the update, or nil.
  var steps: [HostStep]?

  var provider: (any NCWidgetProviding)? { controller as? any NCWidgetProviding }

  /// The platform's name of the variant's mode.
  ///
  /// A session starts with a closed widget, like a host.
  private var mode: NCWidgetDisplayMode {
    variant.mode == .compact || steps != nil ? .compact : .expanded
  }

  func views() throws(RenderError) -> ProgramViews {
    let metrics = variant.metrics
    let context = NSExtensionContext { mode in
      CGSize(metrics.maximumSize(for: mode == 0 ? .compact : .expanded))
    }
    let hasModes = variant.system.presentation == .card
    context.activeDisplayMode = hasModes ? mode.rawValue : NCWidgetDisplayMode.compact.rawValue
    controller.ownContext = context
    controller.loadViewIfNeeded()
    try checkMode(context, hasModes)
    place(height: metrics.maximumSize(for: hasModes ? variant.mode : .compact).height)
    if hasModes {
      provider?.widgetActiveDisplayModeDidChange(
        mode, withMaximumSize: context.widgetMaximumSize(for: mode))
    }
    controller.tell { $0.viewWillAppear(false) }
    controller.view.moveToWindow(true)
    controller.view.layoutIfNeeded()
    if let steps {
      MainQueue.drain()
      settle(context)
      controller.tell { $0.viewDidAppear(false) }
      settle(context)
      let session = ControllerSession(stage: self, context: context)
      // The widget's handlers have weak references to the session, so it lives until all have
      // answered.
      defer { withExtendedLifetime(session) {} }
      return try session.views(after: steps)
    }
    provider?.widgetPerformUpdate { _ in }
    MainQueue.drain()
    settle(context)
    controller.tell { $0.viewDidAppear(false) }
    settle(context)
    return capture(context)
  }

  /// Reports a widget that is shown expanded although it never requested that mode.
  private func checkMode(
    _ context: NSExtensionContext, _ hasModes: Bool
  ) throws(RenderError) {
    guard hasModes, mode == .expanded, context.widgetLargestAvailableDisplayMode == .compact else {
      return
    }
    throw .invalid(
      Diagnostic(
        .error, "compact-only",
        "the widget's largest mode is compact, so it is never expanded", at: nil,
        hint: "set extensionContext?.widgetLargestAvailableDisplayMode in viewDidLoad, or ask for "
          + "--mode compact"))
  }

  /// Lays out the widget at the height that the host grants, in the mode of a context or of the
  /// variant.
  func settle(_ context: NSExtensionContext? = nil) {
    controller.view.layoutIfNeeded()
    place(height: height(context))
    controller.view.layoutIfNeeded()
  }

  /// The card's width, or the width between the host's margins.
  private var hostWidth: Double {
    let metrics = variant.metrics
    guard variant.system.presentation != .card else { return metrics.hostWidth }
    let insets = metrics.applied(marginInsets ?? metrics.proposedInsets)
    return metrics.hostWidth - insets.left - insets.right
  }

  /// The margins that the widget returns to hosts that propose them.
  private var marginInsets: Insets? {
    guard variant.system.presentation != .card else { return nil }
    return provider?.widgetMarginInsets(
      forProposedMarginInsets: UIEdgeInsets(variant.metrics.proposedInsets)
    ).insets
  }

  func place(height: Double) {
    controller.view.frame = CGRect(x: 0, y: 0, width: hostWidth, height: height)
  }

  /// Returns the size that the host currently grants.
  func size(_ context: NSExtensionContext) -> CGSize {
    CGSize(width: hostWidth, height: height(context))
  }

  /// Returns the height that the host grants: the compact height, the requested height, or that of
  /// the constraints, within the host's limits.
  private func height(_ context: NSExtensionContext?) -> Double {
    if case .fixed(let size) = variant.canvas { return size.height }
    let metrics = variant.metrics
    let isOpen = context.map { $0.widgetActiveDisplayMode == .expanded }
    let isExpanded =
      isOpen ?? (variant.mode == .expanded) || variant.system.presentation != .card
    guard isExpanded else { return metrics.height(asked: 0, in: .compact) }
    if controller.preferredContentSize.height > 0 {
      return metrics.height(asked: Double(controller.preferredContentSize.height), in: .expanded)
    }
    let fitting = controller.view.systemLayoutSizeFitting(
      CGSize(width: hostWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return metrics.height(asked: Double(fitting.height), in: .expanded)
  }

  /// Captures the controller's views, including the final values of animations.
  func capture(_ context: NSExtensionContext) -> ProgramViews {
    controller.view.layer.showingHeldValues { views(in: context) }
  }

  private func views(in context: NSExtensionContext) -> ProgramViews {
    let live = LiveTree(controller.view, names: PropertyNames.of(controller))
    let asked = Double(controller.preferredContentSize.height)
    var content = SceneContent(tree: live.tree)
    if asked > 0 { content.preferredHeight = .points(asked) }
    content.marginInsets = marginInsets
    content.diagnostics = (InterfaceLoading.notes + PlatformNotes.all).map {
      Diagnostic(.warning, "interface", $0, at: nil)
    }
    var views = ProgramViews(content)
    views.drawings = live.drawings()
    views.bitmaps = environment.images.bitmaps
    views.imageFiles = environment.images
    views.offersToggle = context.widgetLargestAvailableDisplayMode == .expanded
    return views
  }
}
