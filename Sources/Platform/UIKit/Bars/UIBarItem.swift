public import Foundation

/// The look of a bar's background.
public enum UIBarStyle: Int, Sendable {
  case `default`, black, blackTranslucent
}

/// The size of a bar.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}

/// The place of a bar.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// A bar that has a place.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {}

/// An object that decides about the place of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Returns the place of a bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns the place that has no effect.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The bar that shows the item, or nil.
  weak var bar: UIView?

  /// The title.
  open var title: String? { didSet { bar?.setNeedsLayout() } }
  /// The image.
  open var image: UIImage? { didSet { bar?.setNeedsLayout() } }
  /// The image in landscape on a phone, which isn't drawn.
  open var landscapeImagePhone: UIImage?
  /// The insets of the image.
  open var imageInsets = UIEdgeInsets.zero
  /// A Boolean value that indicates whether the item is enabled.
  open var isEnabled = true { didSet { bar?.setNeedsLayout() } }
  /// A number with which code can find the item.
  open var tag = 0
  /// A short description for assistive technologies.
  open var accessibilityLabel: String?
  /// A description of the result for assistive technologies.
  open var accessibilityHint: String?
  /// A name with which tests can find the item.
  open var accessibilityIdentifier: String?

  /// The attributes of the title by state.
  var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item.
  @preconcurrency @MainActor
  override public init() { super.init() }

  /// Sets the attributes of the title in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    bar?.setNeedsLayout()
  }

  /// Returns the attributes of the title in a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
}
