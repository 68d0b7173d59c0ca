import CoreGraphics
public import Foundation
import VitrineLayout

/// The owner of a tree of views.
///
/// The view is loaded when it is first asked for: from the storyboard's scene or the xib that the
/// controller was made with, else by `loadView`, and `viewDidLoad` follows at once. The host calls what
/// comes afterwards: `viewWillAppear`, layout between `viewWillLayoutSubviews` and
/// `viewDidLayoutSubviews`, `viewDidAppear`; children get the same calls after their parent.
@MainActor
open class UIViewController: UIResponder {
  public let nibName: String?
  private let source: InterfaceSource?
  private var loaded: UIView?
  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  package var ownContext: NSExtensionContext?
  open var title: String?

  /// A controller whose view is in the xib or storyboard of a name, or that makes it itself.
  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    source = nil
    super.init()
  }

  override public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes the controller of a storyboard's scene; nil for any other coder.
  public required init?(coder: NSCoder) {
    guard let source = (coder as? InterfaceCoder)?.source else { return nil }
    nibName = nil
    self.source = source
    super.init()
  }

  override open var next: UIResponder? { loaded?.superview ?? parent }

  /// The root view, which is loaded when it is first asked for.
  // As on the platform.
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
    }
  }

  /// Whether a file describes the view.
  var hasInterface: Bool { source != nil || nibName != nil }

  public var viewIfLoaded: UIView? { loaded }
  public var isViewLoaded: Bool { loaded != nil }

  /// Loads the view, and tells the controller once it is there.
  public func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    precondition(loaded != nil, "\(type(of: self)).loadView() sets no view")
    viewDidLoad()
  }

  /// Sets the view: that of the controller's interface file, or an empty one.
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
    view = UIView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
  }

  // MARK: What happens to the view

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

  public var traitCollection: UITraitCollection { .current }

  /// The size that the controller asks its host for; a widget's width is the host's.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard oldValue != preferredContentSize else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}

  /// The extension's way to its host; nil outside of one.
  open var extensionContext: NSExtensionContext? { ownContext ?? parent?.extensionContext }

  // MARK: Children

  /// Takes a child, out of the parent that it had before, which it is told of first.
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
  /// Calls a step of the life cycle, of the controller and then of its children.
  package func tell(_ step: (UIViewController) -> Void) {
    step(self)
    for child in children { child.tell(step) }
  }
}
