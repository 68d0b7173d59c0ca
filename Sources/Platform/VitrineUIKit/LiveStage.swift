import CoreGraphics
import Foundation
package import UIKit
package import Vitrine
import VitrineBase
package import VitrineGraphics
import VitrineImport
import VitrineLayout

/// A place for live views without a widget's host, in which they are laid out and drawn.
///
/// A controller receives the calls of a screen: `viewDidLoad`, `viewWillAppear`, layout and
/// `viewDidAppear`, and the calls of disappearing afterwards, so that it can be drawn again.
@MainActor
package struct LiveStage {
  /// The size of the root view.
  package var size: ViewSize
  /// The device, the appearance, the text size, the language and the scale.
  package var variant: Variant
  /// The traits that aren't in the variant, such as size classes, or nil.
  package var traits: UITraitCollection?
  /// The safe area of the root view, or nil for that of the device if the view has its size.
  package var safeArea: Insets?
  /// The folders of images, storyboards and xibs.
  package var folders: [String] = []

  /// Creates a stage.
  package init(_ size: ViewSize, as variant: Variant, folders: [String] = []) {
    self.size = size
    self.variant = variant
    self.folders = folders
  }

  /// The environment of the views.
  package var environment: LiveEnvironment {
    let environment = LiveEnvironment(variant, traits: traits, folders: folders, from: .disk)
    environment.safeArea =
      safeArea ?? (size == .device ? variant.device.safeArea(variant.orientation) : .zero)
    environment.appWidth = width
    return environment
  }

  /// The width of the stage: a proposed one, or that of the device's screen.
  private var width: Double {
    if case .proposed(let width?, _) = size { return width }
    return variant.device.screen(variant.orientation).width
  }

  /// Draws a view, which is created in the stage's environment.
  package func rendering(
    of view: @MainActor () throws -> UIView, named title: String
  ) throws -> Rendering {
    try staged(title) { environment in
      let view = try view()
      let top = view.superview == nil
      if top { view.moveToWindow(true) }
      defer { if top { view.moveToWindow(false) } }
      return settled(view, as: nil, environment)
    }
  }

  /// Draws a controller, which is created in the stage's environment.
  package func rendering(
    ofController controller: @MainActor () throws -> UIViewController, named title: String
  ) throws -> Rendering {
    try staged(title) { environment in
      let controller = try controller()
      controller.loadViewIfNeeded()
      if size != .own { controller.view.frame.size = frame(of: controller.view) }
      controller.view.useSystemMargins()
      controller.tell { $0.viewWillAppear(false) }
      controller.view.moveToWindow(true)
      // A container that sets traits tells its child.
      if traits != nil { controller.tell { $0.traitCollectionDidChange(nil) } }
      defer {
        controller.tell { $0.viewWillDisappear(false) }
        controller.view.moveToWindow(false)
        controller.tell { $0.viewDidDisappear(false) }
      }
      return settled(controller.view, as: controller, environment)
    }
  }

  /// Lays out a view, and returns it with its size.
  private func settled(
    _ view: UIView, as controller: UIViewController?, _ environment: LiveEnvironment
  ) -> ProgramViews {
    view.layoutIfNeeded()
    view.frame = CGRect(origin: .zero, size: frame(of: view))
    view.layoutIfNeeded()
    MainQueue.drain()
    view.layoutIfNeeded()
    if let controller {
      controller.tell { $0.viewDidAppear(false) }
      view.layoutIfNeeded()
      MainQueue.drain()
      view.layoutIfNeeded()
    }
    return view.layer.showingHeldValues { views(of: view, controller, environment) }
  }

  /// Returns the size of a view on the stage.
  private func frame(of view: UIView) -> CGSize {
    switch size {
    case .device: return CGSize(variant.device.screen(variant.orientation))
    case .own where view.bounds.width > 0 && view.bounds.height > 0: return view.bounds.size
    case .own, .fitting: return fitting(view, width: nil, height: nil)
    case .proposed(let width?, let height?): return CGSize(width: width, height: height)
    case .proposed(let width, let height): return fitting(view, width: width, height: height)
    }
  }

  /// Returns the size that a view chooses: that of its constraints, or else of its content, or else
  /// its present one.
  private func fitting(_ view: UIView, width: Double?, height: Double?) -> CGSize {
    let target = CGSize(width: width ?? 0, height: height ?? 0)
    if view is any ViewsHost { return view.sizeThatFits(target) }
    let solved = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: height == nil ? .fittingSizeLevel : .required)
    if solved.width > 0, solved.height > 0 { return solved }
    let chosen = view.sizeThatFits(target)
    return chosen.width > 0 && chosen.height > 0 ? chosen : view.bounds.size
  }

  /// Captures the views in the size of their root.
  private func views(
    of view: UIView, _ controller: UIViewController?, _ environment: LiveEnvironment
  ) -> ProgramViews {
    let live = LiveTree(
      view, names: controller.map { PropertyNames.of($0) } ?? PropertyNames.of(view))
    var content = SceneContent(tree: live.tree)
    content.tree[ViewTree.root].frame = Rect(origin: .zero, size: view.bounds.size.size)
    if content.tree[ViewTree.root].layoutMargins == nil {
      content.tree[ViewTree.root].layoutMargins = Insets(all: 8)
    }
    content.diagnostics = (InterfaceLoading.notes + PlatformNotes.all).map {
      Diagnostic(.warning, "interface", $0, at: nil)
    }
    var views = ProgramViews(content)
    views.drawings = live.drawings()
    views.bitmaps = environment.images.bitmaps
    views.imageFiles = environment.images
    views.hasNoBackdrop = true
    views.safeArea = environment.safeArea
    return views
  }

  /// Captures views in the stage's environment, and draws them.
  private func staged(
    _ title: String, _ capture: (LiveEnvironment) throws -> ProgramViews
  ) throws -> Rendering {
    guard MainQueue.isCurrent else {
      throw RenderError.unreadable(
        path: title, reason: "is made of live views, which need the main thread")
    }
    let environment = environment
    let outer = LiveEnvironment.current
    LiveEnvironment.current = environment
    InterfaceLoading.forgetNotes()
    defer { LiveEnvironment.current = outer }
    let views = try capture(environment)
    var variant = variant
    variant.canvas = .fixed(views.content.tree[ViewTree.root].frame?.size ?? .zero)
    variant.chrome = .none
    let widget = Widget(ViewProgram(title: title) { _, _ in views }, path: title)
    return try render(widget, as: variant, in: LiveEnvironment.workshop)
  }
}
