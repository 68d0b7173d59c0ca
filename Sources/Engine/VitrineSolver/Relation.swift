/// The relation between the two sides of a constraint.
public enum Relation: String, Hashable, Codable, Sendable {
  /// The first side is at most the second one.
  case lessOrEqual = "<="
  /// Both sides are equal.
  case equal = "="
  /// The first side is at least the second one.
  case greaterOrEqual = ">="
}
