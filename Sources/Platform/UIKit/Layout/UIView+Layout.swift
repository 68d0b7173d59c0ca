import CoreGraphics
public import Foundation
import VitrineGraphics
import VitrineLayout
import VitrineSolver

extension UIView {
  /// The value for an axis without an intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target for the smallest size that constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target for the largest size that constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Returns whether `updateConstraints` will be called before the next layout.
  public func needsUpdateConstraints() -> Bool { needsUpdateOfConstraints }

  /// Records a change of the content or of its measurement.
  func contentDidChange() { invalidateIntrinsicContentSize() }

  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    CGSize(
      LayoutPass.fittingSize(
        self, target.size, horizontal: Double(horizontal.rawValue),
        vertical: Double(vertical.rawValue)))
  }

  /// Returns the alignment rectangle of a frame.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame of an alignment rectangle.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  // MARK: Priorities

  /// Returns the priority with which the view resists being larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let own = model.hugging
    return UILayoutPriority(Float((axis == .horizontal ? own.horizontal : own.vertical).value))
  }

  /// Sets the priority with which the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      model.hugging.horizontal = priority.engine
    } else {
      model.hugging.vertical = priority.engine
    }
    LayoutChanges.note()
  }

  /// Returns the priority with which the view resists being smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    let own = model.compressionResistance
    return UILayoutPriority(Float((axis == .horizontal ? own.horizontal : own.vertical).value))
  }

  /// Sets the priority with which the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      model.compressionResistance.horizontal = priority.engine
    } else {
      model.compressionResistance.vertical = priority.engine
    }
    LayoutChanges.note()
  }

  // MARK: Margins

  /// A Boolean value that indicates whether margins are at least the part of the superview's
  /// margins that overlaps the view.
  public var preservesSuperviewLayoutMargins: Bool {
    get { model.preservesSuperviewLayoutMargins }
    set {
      model.preservesSuperviewLayoutMargins = newValue
      LayoutChanges.note()
    }
  }

  /// A Boolean value that indicates whether the margins start at the safe area, by default true.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { model.insetsLayoutMarginsFromSafeArea }
    set {
      model.insetsLayoutMarginsFromSafeArea = newValue
      LayoutChanges.note()
    }
  }
}

/// The priority of a constraint from 1 to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a required constraint, 1000.
  public static let required = UILayoutPriority(1000)
  /// The usual priority of the resistance to being smaller than the content, 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The usual priority of the resistance to being larger than the content, 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target of `systemLayoutSizeFitting(_:)`, 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority {
  /// Returns a priority that is higher by a number.
  public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority {
    UILayoutPriority(a.rawValue + b)
  }

  /// Returns a priority that is lower by a number.
  public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority {
    UILayoutPriority(a.rawValue - b)
  }
}

extension UILayoutPriority {
  var engine: Priority { Priority(Double(rawValue)) }
}
