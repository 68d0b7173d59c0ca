/// The visibility of a part of a view.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
