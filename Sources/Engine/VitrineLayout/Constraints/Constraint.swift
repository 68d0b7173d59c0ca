public import VitrineBase
import VitrineGraphics
public import VitrineSolver

/// A constraint: first.attribute (=, ≤, ≥) multiplier × second.attribute + constant, with a
/// priority.
public struct Constraint: Codable, Sendable {
  /// The identifier of the constraint in its source.
  public var name: String
  /// The first side.
  public var first: Anchor
  /// The relation of the sides.
  public var relation: Relation
  /// The second side, or nil for a constant.
  public var second: Anchor?
  /// The multiplier of the second side.
  public var multiplier = 1.0
  /// The constant in points that is added to the second side.
  public var constant = 0.0
  /// The priority of the constraint.
  public var priority = Priority.required
  /// The rank in which required constraints yield in a conflict, highest first.
  package var yieldRank: UInt8 = 0
  /// The identifier from the source file, for messages.
  public var identifier: String?
  /// The location of the constraint in its file.
  public var location: SourceLocation?

  /// Creates a constraint between two anchors, or between an anchor and a constant.
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

  /// The multiplier in the precision of the platform.
  ///
  /// `NSLayoutConstraint.h` of the iOS 8 SDK stores it as `float _coefficient`. The seventh digit
  /// decides the rounding of half a pixel: 320 points are 4:3 of 239.99999.
  var coefficient: Double { Double(Float(multiplier)) }
}

/// The item of an anchor: a view or a guide.
public enum LayoutItem: Hashable, Codable, Sendable {
  case view(ViewID)
  case guide(GuideID)
}

/// An attribute of a view or a guide.
public struct Anchor: Hashable, Codable, Sendable {
  /// The view or guide.
  public var item: LayoutItem
  /// The attribute of the item.
  public var attribute: LayoutAttribute

  /// Creates an anchor of an item.
  public init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Creates an anchor of a view.
  public init(_ view: ViewID, _ attribute: LayoutAttribute) {
    self.init(.view(view), attribute)
  }
}

/// The attributes of `NSLayoutAttribute`, with the names of Interface Builder.
public enum LayoutAttribute: String, Hashable, Codable, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline = "baseline"
  case firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
}

extension Constraint {
  /// The required width or height in points that the constraint gives its view.
  ///
  /// It is nil for all other constraints.
  package var fixedLength: Double? {
    guard second == nil, relation == .equal, priority.isRequired,
      first.attribute == .width || first.attribute == .height
    else { return nil }
    return constant
  }
}
