import CoreGraphics
public import Foundation
import VitrineBase
import VitrineLayout
import VitrineSolver

/// The relation first.attribute (=, ≤, ≥) multiplier × second.attribute + constant, with a
/// priority.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The relation of the first side to the second.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// The horizontal or vertical axis of a layout.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// An attribute of a view or guide, with UIKit's numbers.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height
    case centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  let first: ConstraintItem
  /// The attribute of the first view or guide.
  public let firstAttribute: Attribute
  /// The relation of the first side to the second.
  public let relation: Relation
  let second: ConstraintItem?
  /// The attribute of the second view or guide.
  public let secondAttribute: Attribute
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  /// The name of the constraint in explanations of the layout.
  ///
  /// A name in an interface file precedes it.
  open var identifier: String?
  /// The name of the constraint in an interface file.
  var name: String?
  var location: SourceLocation?
  /// The view that contains the constraint while it is active.
  var holder: UIView? {
    get { holderReference?.object }
    set { holderReference = newValue?.reference }
  }
  private var holderReference: BackReference<UIView>?

  /// Creates the constraint item.attribute (=, ≤, ≥) multiplier × other.attribute + constant.
  ///
  /// Items other than views and layout guides are a programmer's error.
  public init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?,
    attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    first = Self.side(item)
    firstAttribute = attribute
    self.relation = relation
    second = other.map { Self.side($0) }
    secondAttribute = otherAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  private static func side(_ item: Any) -> ConstraintItem {
    guard let side = ConstraintItem(item) else {
      preconditionFailure("a constraint is about views and layout guides, not \(item)")
    }
    return side
  }

  /// The first view or guide, or nil if it was deallocated.
  public var firstItem: AnyObject? { first.object }
  /// The second view or guide, or nil if there is none or it was deallocated.
  public var secondItem: AnyObject? { second?.object }

  /// The constant, the only part of an active constraint that can change.
  ///
  /// The next layout uses it.
  open var constant: CGFloat = 0 {
    didSet { if oldValue != constant { noteChange() } }
  }

  /// The priority, by default required.
  ///
  /// UIKit forbids a change between required and optional while the constraint is active. Here it
  /// only causes another layout.
  open var priority: UILayoutPriority = .required {
    didSet { if oldValue != priority { noteChange() } }
  }

  /// A Boolean value that indicates whether the constraint affects layout.
  ///
  /// An active constraint belongs to the nearest common ancestor of both sides.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates several constraints.
  ///
  /// In UIKit this is faster than activating each.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates several constraints.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The views of both sides.
  var owners: [UIView] {
    [first.owner, second?.owner].compactMap(\.self)
  }

  private func noteChange() {
    guard holder != nil else { return }
    LayoutChanges.note()
  }

  /// Adds the constraint to the nearest common ancestor of both sides, as UIKit does.
  private func activate() {
    let views = owners
    var at = views.first
    while let view = at, !views.allSatisfy({ $0.isDescendant(of: view) }) { at = view.superview }
    guard let common = at else {
      preconditionFailure(
        "a constraint between views without a common ancestor cannot be activated: \(views)")
    }
    hold(in: common)
  }

  /// Makes a view the constraint's container, which causes another layout.
  func hold(in view: UIView) {
    holder?.constraints.removeAll { $0 === self }
    holder = view
    view.constraints.append(self)
    LayoutChanges.note()
    view.setNeedsLayout()
  }

  func deactivate() {
    holder?.constraints.removeAll { $0 === self }
    holder?.setNeedsLayout()
    holder = nil
    LayoutChanges.note()
  }
}

extension UIView {
  /// Adds a constraint to the view, which activates it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.hold(in: self)
  }

  /// Adds constraints to the view, which activates them.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint from the view, which deactivates it.
  ///
  /// A constraint of another view is ignored.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.deactivate()
  }

  /// Removes constraints from the view, which deactivates them.
  ///
  /// Constraints of other views are ignored.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
}

extension NSLayoutConstraint.Relation {
  init(_ relation: VitrineSolver.Relation) {
    self =
      switch relation {
      case .equal: .equal
      case .lessOrEqual: .lessThanOrEqual
      case .greaterOrEqual: .greaterThanOrEqual
      }
  }

  var relation: VitrineSolver.Relation {
    switch self {
    case .lessThanOrEqual: .lessOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The engine's attributes in the order of UIKit's numbers, starting with `left`.
  private static let attributes: [LayoutAttribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
    .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]

  init(_ attribute: LayoutAttribute) {
    let index = Self.attributes.firstIndex(of: attribute).map { $0 + 1 } ?? 0
    self = Self(rawValue: index) ?? .notAnAttribute
  }

  var layout: LayoutAttribute? { self == .notAnAttribute ? nil : Self.attributes[rawValue - 1] }
}
