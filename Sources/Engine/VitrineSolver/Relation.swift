/// How the two sides of a constraint compare.
public enum Relation: String, Hashable, Codable, Sendable {
  case lessOrEqual = "<="
  case equal = "="
  case greaterOrEqual = ">="
}
