/// The operating system of a document's widget.
public enum WidgetPlatform: String, Hashable, Sendable, CaseIterable {
  case ios, macos
}
