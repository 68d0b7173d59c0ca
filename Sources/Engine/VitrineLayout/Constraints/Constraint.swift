public import VitrineBase
import VitrineGraphics
public import VitrineSolver

/// first.attribute (=, ≤, ≥) multiplier × second.attribute + constant, at a priority.
public struct Constraint: Codable, Sendable {
  public var name: String
  public var first: Anchor
  public var relation: Relation
  public var second: Anchor?
  public var multiplier = 1.0
  public var constant = 0.0
  public var priority = Priority.required
  /// How readily it gives way where required constraints cannot all hold: the highest first.
  package var yieldRank: UInt8 = 0
  /// An identifier people gave it, for messages.
  public var identifier: String?
  public var location: SourceLocation?

  public init(
    _ name: String, _ first: Anchor, relation: Relation = .equal, second: Anchor? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Priority = .required
  ) {
    self.name = name
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// The multiplier as the platform calculates with it.
  ///
  /// `NSLayoutConstraint.h` of the iOS 8 SDK keeps it as `float _coefficient`. The seventh digit
  /// decides where half a pixel goes: 320 points are 4:3 of 239.99999.
  var coefficient: Double { Double(Float(multiplier)) }
}

/// What a constraint is about: a view or a guide.
public enum LayoutItem: Hashable, Codable, Sendable {
  case view(ViewID)
  case guide(GuideID)
}

/// One attribute of one item.
public struct Anchor: Hashable, Codable, Sendable {
  public var item: LayoutItem
  public var attribute: LayoutAttribute

  public init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }

  public init(_ view: ViewID, _ attribute: LayoutAttribute) {
    self.init(.view(view), attribute)
  }
}

/// `NSLayoutAttribute`, spelled as Interface Builder spells it.
public enum LayoutAttribute: String, Hashable, Codable, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline = "baseline"
  case firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
}

extension Constraint {
  /// The points that a view's own width or height must have, whatever is around it; nil for any
  /// other constraint.
  package var fixedLength: Double? {
    guard second == nil, relation == .equal, priority.isRequired,
      first.attribute == .width || first.attribute == .height
    else { return nil }
    return constant
  }
}
