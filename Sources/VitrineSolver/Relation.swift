/// How the two sides of a constraint compare.
public enum Relation: String, Hashable, Sendable {
  case lessOrEqual = "<="
  case equal = "="
  case greaterOrEqual = ">="
}
