/// The amount of a widget that is visible.
public enum DisplayMode: String, Hashable, Codable, Sendable, CaseIterable {
  case compact, expanded
}

/// The source of an expanded widget's height.
public enum PreferredHeight: Hashable, Codable, Sendable {
  case fromConstraints
  case points(Double)
}
