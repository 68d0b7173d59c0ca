/// What a comparison of two pictures comes to.
public enum Verdict: Hashable, Sendable {
  case equal
}
