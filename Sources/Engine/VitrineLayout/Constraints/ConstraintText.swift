public import VitrineSolver

/// A constraint written as text, its items still names: `title.leading = icon.trailing + 8 @750`.
public struct ConstraintText: Hashable, Sendable {
  /// An item and one of its attributes.
  public struct Name: Hashable, Sendable {
    public var item: String
    public var attribute: LayoutAttribute

    public init(_ item: String, _ attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  public var first: Name
  public var relation: Relation
  public var second: Name?
  public var multiplier = 1.0
  public var constant = 0.0
  public var priority = Priority.required

  public init(_ first: Name, _ relation: Relation = .equal, second: Name? = nil) {
    self.first = first
    self.relation = relation
    self.second = second
  }

  /// Reads `item.attribute = [multiplier *] item.attribute [* multiplier] [± constant] [@priority]`
  /// or `item.attribute = constant [@priority]`; relations are = == <= ≤ >= ≥.
  ///
  /// A multiplier precedes the item, as `0.5 * box.width`, or follows it, as `box.width * 0.5`
  /// and `box.width / 2`; a constant follows, and the priority comes last:
  ///
  ///     title.leading = icon.trailing + 8
  ///     photo.width <= 0.5 * root.width @750
  ///     line.height = 1
  public static func parse(_ text: String) throws(ConstraintTextError) -> ConstraintText {
    var scanner = TextScanner(text)
    let first = try name(&scanner)
    let relation = try scanner.relation()
    var constraint = ConstraintText(first, relation)
    if let factor = try scanner.number() {
      if scanner.take("*") {
        constraint.multiplier = factor
        constraint.second = try name(&scanner)
      } else {
        constraint.constant = factor
      }
    } else {
      constraint.second = try name(&scanner)
      if scanner.take("*") {
        constraint.multiplier = try scanner.need(try scanner.number(), "a multiplier")
      } else if scanner.take("/") {
        let divisor = try scanner.need(try scanner.number(), "a divisor")
        guard divisor != 0 else { throw scanner.error("a divisor of 0") }
        constraint.multiplier = 1 / divisor
      }
    }
    if constraint.second != nil, let sign = scanner.sign() {
      constraint.constant = sign * (try scanner.need(try scanner.number(), "a constant"))
    }
    if scanner.take("@") { constraint.priority = try scanner.priority() }
    try scanner.end()
    return constraint
  }

  /// `item.attribute`; the item is resolved later, when the views are known.
  private static func name(_ scanner: inout TextScanner) throws(ConstraintTextError) -> Name {
    let item = try scanner.need(scanner.word(), "a view's name")
    guard scanner.take(".") else { throw scanner.error("found \(scanner.found), expected '.'") }
    let start = scanner.column
    let word = try scanner.need(scanner.word(), "an attribute")
    guard let attribute = attributes[word] else {
      throw ConstraintTextError(column: start, message: "'\(word)' is not an attribute")
    }
    return Name(item, attribute)
  }

  /// The attributes by their names in Interface Builder's files, where `baseline` means the last
  /// one.
  private static let attributes: [String: LayoutAttribute] = {
    var attributes: [String: LayoutAttribute] = ["lastBaseline": .lastBaseline]
    for attribute in LayoutAttribute.allCases { attributes[attribute.rawValue] = attribute }
    return attributes
  }()
}

/// Why a constraint's text cannot be read.
public struct ConstraintTextError: Error, Hashable, Sendable {
  /// In the text, from 1.
  public var column: Int
  public var message: String

  public init(column: Int, message: String) {
    self.column = column
    self.message = message
  }
}
