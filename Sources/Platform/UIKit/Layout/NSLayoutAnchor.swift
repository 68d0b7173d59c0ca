import CoreGraphics
public import Foundation

/// An attribute of a view or a layout guide, from which constraints are created.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject> {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Returns a constraint that makes this anchor equal to another.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: 1, constant: 0)
  }

  /// Returns a constraint that makes this anchor equal to another plus a constant.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: 1, constant: constant)
  }

  /// Returns a constraint that makes this anchor at least another.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: 1, constant: 0)
  }

  /// Returns a constraint that makes this anchor at least another plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: 1, constant: constant)
  }

  /// Returns a constraint that makes this anchor at most another.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: 1, constant: 0)
  }

  /// Returns a constraint that makes this anchor at most another plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: 1, constant: constant)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
}

/// The system's standard distance between adjacent views in points.
private let systemSpacing: CGFloat = 8

/// An edge or a center along the horizontal axis.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a constraint that places this anchor a multiple of the system spacing after another.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: 1, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that places this anchor at least a multiple of the system spacing after
  /// another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: 1, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that places this anchor at most a multiple of the system spacing after
  /// another.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: 1, constant: systemSpacing * multiplier)
  }
}

/// An edge, a center or a baseline along the vertical axis.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a constraint that places this anchor a multiple of the system spacing below another.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: 1, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that places this anchor at least a multiple of the system spacing below
  /// another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: 1, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that places this anchor at most a multiple of the system spacing below
  /// another.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: 1, constant: systemSpacing * multiplier)
  }
}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that makes this dimension a constant.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, multiplier: 1, constant: constant)
  }

  /// Returns a constraint that makes this dimension at least a constant.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, multiplier: 1, constant: constant)
  }

  /// Returns a constraint that makes this dimension at most a constant.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, multiplier: 1, constant: constant)
  }

  /// Returns a constraint that makes this dimension a multiple of another plus a constant.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that makes this dimension at least a multiple of another plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that makes this dimension at most a multiple of another plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }
}
