import Foundation
import NotificationCenter
import UIKit
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineHost
import VitrineImport
import VitrineLayout

/// A host's widget with live views, which forwards the host's calls to the platform's controller.
///
/// The host stores a copy of the view tree when the widget reports new data, so that `noData` shows
/// the old tree, like the old snapshot on the platform.
final class LiveWidgetController: WidgetViewController, WidgetProviding {
  /// The creation of the widget, and its header.
  struct Recipe {
    var title: String
    var icon: String?
    var folders: [String]
    var make: @MainActor () -> UIViewController
  }

  private let recipe: Recipe
  private let variant: Variant
  private(set) var live: UIViewController?
  private var environment: LiveEnvironment?
  private var hasAppeared = false

  init(_ recipe: Recipe, as variant: Variant, path: String) {
    self.recipe = recipe
    self.variant = variant
    super.init(nib: path)
  }

  override var changesWhenTapped: Bool { true }

  override func loadView() throws {
    guard MainQueue.isCurrent else {
      throw RenderError.unreadable(
        path: recipe.title, reason: "is made of live views, which need the main thread")
    }
    // The host's call is on the main thread, which was just checked.
    nonisolated(unsafe) let widget = self
    MainActor.assumeIsolated { unsafe widget.make() }
  }

  @MainActor
  private func make() {
    let ownEnvironment = LiveEnvironment(variant, folders: recipe.folders, from: files)
    environment = ownEnvironment
    LiveEnvironment.within(ownEnvironment) {
      let controller = recipe.make()
      controller.ownContext = NSExtensionContext { [extensionContext] mode in
        CGSize(extensionContext.widgetMaximumSize(for: mode == 0 ? .compact : .expanded))
      }
      controller.ownContext?.opener = { [weak self] url in self?.opens(url) ?? false }
      live = controller
    }
  }

  /// Requests the host to open a URL.
  ///
  /// It opens only the app's URLs.
  private func opens(_ url: String) -> Bool {
    var isOpen = false
    extensionContext.open(url) { isOpen = $0 }
    return isOpen
  }

  /// Calls the controller in its variant's environment and stores its requests.
  private func call(
    _ body: @MainActor (LiveWidgetController, UIViewController, ControllerStage) -> Void
  ) {
    // Controllers are created and used by the host only on the main thread.
    nonisolated(unsafe) let widget = self
    MainActor.assumeIsolated { unsafe widget.callOnMain(body) }
  }

  @MainActor
  private func callOnMain(
    _ body: @MainActor (LiveWidgetController, UIViewController, ControllerStage) -> Void
  ) {
    guard let live, let environment else { return }
    LiveEnvironment.within(environment) {
      live.ownContext?.activeDisplayMode =
        extensionContext.widgetActiveDisplayMode == .compact ? 0 : 1
      body(self, live, stage(of: live, environment))
      MainQueue.drain()
    }
    extensionContext.widgetLargestAvailableDisplayMode =
      live.ownContext?.largestDisplayMode == 1 ? .expanded : .compact
    // Without a requested height, a widget has the height of its constraints.
    preferredContentSize = Size(
      width: 0, height: max(0, Double(live.preferredContentSize.height)))
  }

  @MainActor
  private func stage(
    of controller: UIViewController, _ environment: LiveEnvironment
  ) -> ControllerStage {
    // The mode is the host's, because it may have changed since the variant was chosen.
    var current = variant
    current.mode = extensionContext.widgetActiveDisplayMode
    return ControllerStage(controller: controller, variant: current, environment: environment)
  }

  // MARK: The host's calls

  override func viewDidLoad() {
    call { _, controller, stage in
      controller.loadViewIfNeeded()
      stage.settle()
    }
  }

  override func viewWillTransition(to size: Size) {
    call { _, controller, stage in
      controller.viewWillTransition(to: CGSize(size), with: ImmediateTransition())
      stage.settle()
    }
  }

  override func viewWillAppear() {
    call { _, controller, stage in
      controller.tell { $0.viewWillAppear(false) }
      controller.view.moveToWindow(true)
      stage.settle()
    }
    hasAppeared = false
  }

  override func viewDidDisappear() {
    call { _, controller, _ in
      controller.tell { $0.viewWillDisappear(false) }
      controller.tell { $0.viewDidDisappear(false) }
    }
  }

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: DisplayMode, withMaximumSize maxSize: Size
  ) {
    call { _, controller, stage in
      (controller as? any NCWidgetProviding)?.widgetActiveDisplayModeDidChange(
        activeDisplayMode == .compact ? .compact : .expanded, withMaximumSize: CGSize(maxSize))
      stage.settle()
    }
  }

  func widgetPerformUpdate(
    completionHandler: @escaping (VitrineHost.NCUpdateResult) -> Void
  ) {
    // The controller answers on the main actor, where the host is.
    nonisolated(unsafe) let completionHandler = completionHandler
    call { widget, controller, stage in
      if let provider = controller as? any NCWidgetProviding {
        // Both modules have a type with this name and the same cases.
        provider.widgetPerformUpdate { result in
          switch result {
          case .newData: unsafe completionHandler(.newData)
          case .noData: unsafe completionHandler(.noData)
          case .failed: unsafe completionHandler(.failed)
          }
        }
      } else {
        unsafe completionHandler(.newData)
      }
      // The system requests an update before the widget is visible, so it appears with the first
      // answer.
      guard !widget.hasAppeared else { return }
      widget.hasAppeared = true
      stage.settle()
      controller.tell { $0.viewDidAppear(false) }
    }
  }

  func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: Insets) -> Insets {
    nonisolated(unsafe) var answer = defaultMarginInsets
    call { _, controller, _ in
      guard let provider = controller as? any NCWidgetProviding else { return }
      unsafe answer =
        provider.widgetMarginInsets(
          forProposedMarginInsets: UIKit.UIEdgeInsets(defaultMarginInsets)
        ).insets
    }
    return unsafe answer
  }

  override func willCapture() {
    call { widget, controller, stage in
      stage.settle()
      guard let context = controller.ownContext else { return }
      let (views, recipe) = (stage.capture(context), widget.recipe)
      widget.widget = Widget(
        ViewProgram(title: recipe.title, icon: recipe.icon) { _, _ in views }, path: widget.nib)
    }
  }

  // MARK: Taps

  /// Handles a tap on the center of the widget.
  override func viewWasTapped() {
    call { _, controller, _ in
      let bounds = controller.view.bounds
      controller.view.tap(at: CGPoint(x: bounds.midX, y: bounds.midY))
    }
  }

  func tap(at point: CGPoint) {
    call { _, controller, stage in
      controller.view.tap(at: point)
      stage.settle()
    }
  }
}
