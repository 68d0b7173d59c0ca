/// The system that a document's widget is for.
public enum WidgetPlatform: String, Hashable, Sendable, CaseIterable {
  case ios, macos
}
