// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import QuartzCore
public import UIKit

// Names of UIKit and Foundation before Swift 4.2, which projects with SWIFT_VERSION 4 use, and
// parts of Foundation that exist only on Apple's systems.

/// `UITableView.automaticDimension`.
@preconcurrency @MainActor public let UITableViewAutomaticDimension = UITableView.automaticDimension
/// `UIView.noIntrinsicMetric`.
@preconcurrency @MainActor public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
/// `UIView.layoutFittingCompressedSize`.
@preconcurrency @MainActor public let UILayoutFittingCompressedSize = UIView
  .layoutFittingCompressedSize
/// `UIView.layoutFittingExpandedSize`.
@preconcurrency @MainActor public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
/// `UILayoutPriority.required`.
public let UILayoutPriorityRequired = UILayoutPriority.required
/// `NSLayoutConstraint.Axis`.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// `UITableViewCell.CellStyle`.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// `UIControl.State`.
public typealias UIControlState = UIControl.State
/// `UIControl.Event`.
public typealias UIControlEvents = UIControl.Event
/// `NSAttributedString.Key`.
public typealias NSAttributedStringKey = NSAttributedString.Key

extension UIViewController {
  /// The property `children`.
  public var childViewControllers: [UIViewController] { children }

  /// Calls `addChild(_:)`.
  public func addChildViewController(_ child: UIViewController) { addChild(child) }

  /// Calls `didMove(toParent:)`.
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }

  /// Calls `removeFromParent()`.
  public func removeFromParentViewController() { removeFromParent() }
}

extension UIView {
  /// Calls `bringSubviewToFront(_:)`.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// Calls `sendSubviewToBack(_:)`.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIScreen {
  /// The property `bounds`, because a widget has no status bar.
  public var applicationFrame: CGRect { bounds }
}

extension UserDefaults {
  /// Calls `object(forKey:)`.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Calls `set(_:forKey:)`.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
