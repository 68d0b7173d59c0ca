import CoreGraphics
public import Foundation
import VitrineLayout

/// A controller of a tree of views.
///
/// The view is loaded on first access: from the storyboard's scene or the xib of the controller, or
/// by `loadView`, and `viewDidLoad` is called immediately. The host calls the remaining methods:
/// `viewWillAppear`, layout between `viewWillLayoutSubviews` and `viewDidLayoutSubviews`,
/// `viewDidAppear`. Child controllers receive the same calls after their parent.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The name of the xib or storyboard, or nil.
  public let nibName: String?
  private let source: InterfaceSource?
  private var loaded: UIView?
  /// The parent controller, or nil.
  public private(set) weak var parent: UIViewController?
  /// The child controllers.
  public private(set) var children: [UIViewController] = []
  package var ownContext: NSExtensionContext?
  /// The title, which the items of bars get.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem?.title = title
    }
  }
  /// The settings without a property in this class.
  var settings = ControllerSettings()
  /// The controller that this one presents, which isn't drawn.
  open private(set) var presentedViewController: UIViewController?
  /// The controller that presents this one, or nil.
  open private(set) weak var presentingViewController: UIViewController?
  /// The content of the navigation bar above the view.
  open private(set) lazy var navigationItem = UINavigationItem(of: title)
  /// The item of the tab bar below the view.
  // The platform declares it as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  /// Creates a controller whose view is in the xib or storyboard with a name, or that creates it in
  /// code.
  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    source = nil
    super.init()
  }

  override public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates the controller of a storyboard's scene.
  ///
  /// Returns nil for any other coder.
  public required init?(coder: NSCoder) {
    guard let source = (coder as? InterfaceCoder)?.source else { return nil }
    nibName = nil
    self.source = source
    super.init()
  }

  override open var next: UIResponder? { loaded?.superview ?? parent }

  /// The root view, which is loaded on first access.
  // The platform declares it as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded?.controller = nil
      loaded = newValue
      newValue?.controller = self
      updateSafeArea()
    }
  }

  /// A Boolean value that indicates whether a file describes the view.
  var hasInterface: Bool { source != nil || nibName != nil }

  /// The root view, or nil if it isn't loaded.
  public var viewIfLoaded: UIView? { loaded }
  /// A Boolean value that indicates whether the root view is loaded.
  public var isViewLoaded: Bool { loaded != nil }

  /// Loads the view and calls `viewDidLoad`, unless it is loaded.
  public func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    precondition(loaded != nil, "\(type(of: self)).loadView() sets no view")
    viewDidLoad()
  }

  /// Sets the view to that of the controller's interface file, or to an empty one.
  open func loadView() {
    let found = source ?? nibName.flatMap { InterfaceSource.find($0, suffixes: ["xib"]) }
    if let found {
      var loading = InterfaceLoading(found)
      if let view = loading.load(owner: self) {
        self.view = view
        return
      }
    } else if let nibName {
      InterfaceLoading.note("there is no file \(nibName).xib")
    }
    let empty = UIView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
    empty.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = empty
  }

  // MARK: Events of the view

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}
  open func didReceiveMemoryWarning() {}

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits of the current widget.
  public var traitCollection: UITraitCollection { .current }

  /// The size that the controller requests from its host.
  ///
  /// A widget's width is that of the host.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard oldValue != preferredContentSize else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}

  /// The extension's connection to its host, or nil outside of an extension.
  open var extensionContext: NSExtensionContext? { ownContext ?? parent?.extensionContext }

  // MARK: Presentation

  /// Presents a controller, which a picture doesn't show.
  ///
  /// No documentation describes how a host shows it. A note names the controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    InterfaceLoading.note(
      "the code presents \(type(of: viewControllerToPresent)), which the picture doesn't show")
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }

  /// Ends a presentation.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    presenter?.presentedViewController?.presentingViewController = nil
    presenter?.presentedViewController = nil
    completion?()
  }

  open func show(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }

  /// Performs a segue of the storyboard, which a picture doesn't show.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    InterfaceLoading.note("the code performs the segue '\(identifier)', which isn't shown")
  }

  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: Members that subclasses override

  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIViewController) {
  }
  open func size(
    forChildContentContainer container: UIViewController, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewIsAppearing(_ animated: Bool) {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}
  open func setEditing(_ editing: Bool, animated: Bool) { settings.isEditing = editing }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func encode(with coder: NSCoder) {}

  // MARK: Children

  /// Adds a child controller.
  ///
  /// It is first removed from its previous parent.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  override open func setValue(_ value: Any?, forKey key: String) {
    guard key == "view", let view = value as? UIView else {
      return super.setValue(value, forKey: key)
    }
    self.view = view
  }
}

extension UIViewController {
  /// Calls a life cycle method of the controller and then of its children.
  package func tell(_ step: (UIViewController) -> Void) {
    step(self)
    for child in children { child.tell(step) }
  }
}
