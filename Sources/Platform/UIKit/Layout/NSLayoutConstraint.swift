import CoreGraphics
public import Foundation
import VitrineBase
import VitrineLayout
import VitrineSolver

/// first.attribute (=, ≤, ≥) multiplier × second.attribute + constant, at a priority.
@MainActor
open class NSLayoutConstraint {
  /// How the first side compares to the second.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// What of a view or guide takes part, in the order of UIKit's numbers.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height
    case centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  let first: ConstraintItem
  public let firstAttribute: Attribute
  public let relation: Relation
  let second: ConstraintItem?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat
  open var identifier: String?
  /// What an interface file calls it, and where it says it.
  var name: String?
  var location: SourceLocation?
  /// The view whose constraint it is while it is active.
  var holder: UIView? {
    get { holderReference?.object }
    set { holderReference = newValue?.reference }
  }
  private var holderReference: BackReference<UIView>?

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

  /// Nil where the view or guide is gone.
  public var firstItem: AnyObject? { first.object }
  public var secondItem: AnyObject? { second?.object }

  /// The only part of a constraint that may be changed while it is active without making a new one;
  /// the next layout follows it.
  open var constant: CGFloat = 0 {
    didSet { if oldValue != constant { noteChange() } }
  }

  /// Required by default.
  ///
  /// UIKit forbids a change between required and optional while the constraint is
  /// active; here it only means another layout.
  open var priority: UILayoutPriority = .required {
    didSet { if oldValue != priority { noteChange() } }
  }

  /// Whether layout keeps to it; an active constraint belongs to the nearest view around both sides.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates all of them, which is faster in UIKit and the same here.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The views whose sides it is about.
  var owners: [UIView] {
    [first.owner, second?.owner].compactMap(\.self)
  }

  private func noteChange() {
    guard holder != nil else { return }
    LayoutChanges.note()
  }

  /// Hands the constraint to the nearest view that holds both sides, where UIKit keeps it.
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

  /// Makes a view the constraint's holder, which asks for a new layout.
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

extension NSLayoutConstraint: Hashable {
  public nonisolated static func == (a: NSLayoutConstraint, b: NSLayoutConstraint) -> Bool {
    a === b
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension UIView {
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.hold(in: self)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.deactivate()
  }

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
  /// The engine's attributes in the order of UIKit's numbers, from `left` on.
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
