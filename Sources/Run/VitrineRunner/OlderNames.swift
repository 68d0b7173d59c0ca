// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import QuartzCore
public import UIKit

// What UIKit and Foundation called things before Swift 4.2, which projects with SWIFT_VERSION 4 still
// say, and what Foundation has on Apple's systems alone.

/// `UITableView.automaticDimension`.
@MainActor public let UITableViewAutomaticDimension = UITableView.automaticDimension
/// `UIView.noIntrinsicMetric`.
@MainActor public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
/// `UIView.layoutFittingCompressedSize`.
@MainActor public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
/// `UIView.layoutFittingExpandedSize`.
@MainActor public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
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
  /// `children`.
  public var childViewControllers: [UIViewController] { children }

  /// `addChild(_:)`.
  public func addChildViewController(_ child: UIViewController) { addChild(child) }

  /// `didMove(toParent:)`.
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }

  /// `removeFromParent()`.
  public func removeFromParentViewController() { removeFromParent() }
}

extension UIView {
  /// `bringSubviewToFront(_:)`.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// `sendSubviewToBack(_:)`.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIScreen {
  /// `bounds`: a widget has no status bar of its own.
  public var applicationFrame: CGRect { bounds }
}

extension UserDefaults {
  /// `object(forKey:)`.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// `set(_:forKey:)`.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
