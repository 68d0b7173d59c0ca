public import VitrineSolver

/// A constraint as text with item names, such as `title.leading = icon.trailing + 8 @750`.
public struct ConstraintText: Hashable, Sendable {
  /// An attribute of an item with a name.
  public struct Name: Hashable, Sendable {
    /// The name of the item.
    public var item: String
    /// The attribute of the item.
    public var attribute: LayoutAttribute

    /// Creates an anchor from a name and an attribute.
    public init(_ item: String, _ attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The first side.
  public var first: Name
  /// The relation of the sides.
  public var relation: Relation
  /// The second side, or nil for a constant.
  public var second: Name?
  /// The multiplier of the second side.
  public var multiplier = 1.0
  /// The constant in points that is added to the second side.
  public var constant = 0.0
  /// The priority of the constraint.
  public var priority = Priority.required

  /// Creates a constraint with the multiplier 1 and the constant 0.
  public init(_ first: Name, _ relation: Relation = .equal, second: Name? = nil) {
    self.first = first
    self.relation = relation
    self.second = second
  }

  /// Parses a constraint from text.
  ///
  /// The forms are `item.attribute = [multiplier *] item.attribute [* multiplier] [± constant]
  /// [@priority]` and `item.attribute = constant [@priority]`. The relations are = == <= ≤ >= ≥.
  ///
  /// A multiplier precedes the item, as in `0.5 * box.width`, or it follows, as in `box.width *
  /// 0.5` and `box.width / 2`. A constant follows, and the priority is last:
  ///
  ///     title.leading = icon.trailing + 8
  ///     photo.width <= 0.5 * root.width @750
  ///     line.height = 1
  ///
  /// Throws a `ConstraintTextError` with the column of the first error.
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

  /// Parses `item.attribute`.
  ///
  /// The item is resolved later, when the views exist.
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
  /// baseline.
  private static let attributes: [String: LayoutAttribute] = {
    var attributes: [String: LayoutAttribute] = ["lastBaseline": .lastBaseline]
    for attribute in LayoutAttribute.allCases { attributes[attribute.rawValue] = attribute }
    return attributes
  }()
}

/// An error in the text of a constraint.
public struct ConstraintTextError: Error, Hashable, Sendable {
  /// The column in the text, starting at 1.
  public var column: Int
  /// The found and the expected text.
  public var message: String

  /// Creates an error at a column.
  public init(column: Int, message: String) {
    self.column = column
    self.message = message
  }
}
