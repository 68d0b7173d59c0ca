/// A choice whether a part is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
