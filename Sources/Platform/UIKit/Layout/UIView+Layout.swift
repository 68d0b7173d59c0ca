import CoreGraphics
public import Foundation
import VitrineGraphics
import VitrineLayout
import VitrineSolver

extension UIView {
  /// The axis that has no size of its own.
  public static let noIntrinsicMetric: CGFloat = -1
  /// As small as constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// As large as constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Asks for `layoutSubviews` at the next layout, of this view alone.
  public func setNeedsLayout() { needsLayout = true }

  /// Lays out the whole tree that the view is in, where anything of it has changed.
  public func layoutIfNeeded() { LayoutPass.run(from: topmost) }

  public func setNeedsUpdateConstraints() { needsUpdateOfConstraints = true }

  /// Whether `updateConstraints` is to be called before the next layout.
  public func needsUpdateConstraints() -> Bool { needsUpdateOfConstraints }

  public func updateConstraintsIfNeeded() {
    guard needsUpdateOfConstraints else { return }
    needsUpdateOfConstraints = false
    updateConstraints()
  }

  /// Says that the content has another size now.
  public func invalidateIntrinsicContentSize() {
    LayoutChanges.note()
    superview?.setNeedsLayout()
  }

  /// Notes a change of the content and of how it is measured.
  func contentDidChange() { invalidateIntrinsicContentSize() }

  /// Takes the size that fits the content, from the view's top left.
  public func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    CGSize(
      LayoutPass.fittingSize(
        self, target.size, Double(horizontal.rawValue), Double(vertical.rawValue)))
  }

  /// The rectangle that constraints mean by the view, for a frame.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame of a rectangle that constraints mean by the view.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  // MARK: Priorities

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let own = model.hugging
    return UILayoutPriority(Float((axis == .horizontal ? own.horizontal : own.vertical).value))
  }

  /// Sets how strongly the view resists being larger than its content.
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

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    let own = model.compressionResistance
    return UILayoutPriority(Float((axis == .horizontal ? own.horizontal : own.vertical).value))
  }

  /// Sets how strongly the view resists being smaller than its content.
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

  /// 8 points on each side by default; a root view's are its host's.
  public var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(model.layoutMargins ?? Insets(all: 8)) }
    set {
      model.layoutMargins = newValue.insets
      LayoutChanges.note()
      layoutMarginsDidChange()
    }
  }

  /// The same margins by where lines start and end.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let own = layoutMargins
      let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
      return NSDirectionalEdgeInsets(
        top: own.top, leading: isLeft ? own.left : own.right, bottom: own.bottom,
        trailing: isLeft ? own.right : own.left)
    }
    set {
      let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isLeft ? newValue.leading : newValue.trailing,
        bottom: newValue.bottom, right: isLeft ? newValue.trailing : newValue.leading)
    }
  }

  /// Whether margins are at least as wide as what of the superview's reaches into the view.
  public var preservesSuperviewLayoutMargins: Bool {
    get { model.preservesSuperviewLayoutMargins }
    set {
      model.preservesSuperviewLayoutMargins = newValue
      LayoutChanges.note()
    }
  }

  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { model.insetsLayoutMarginsFromSafeArea }
    set {
      model.insetsLayoutMarginsFromSafeArea = newValue
      LayoutChanges.note()
    }
  }

  /// Nothing covers a widget's card.
  public var safeAreaInsets: UIEdgeInsets { .zero }
}

/// How much a constraint or a wish matters: 1 to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority {
  public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority {
    UILayoutPriority(a.rawValue + b)
  }

  public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority {
    UILayoutPriority(a.rawValue - b)
  }
}

extension UILayoutPriority {
  var engine: Priority { Priority(Double(rawValue)) }
}
