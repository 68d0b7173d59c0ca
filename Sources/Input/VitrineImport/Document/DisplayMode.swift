/// How much of a widget shows.
public enum DisplayMode: String, Hashable, Codable, Sendable, CaseIterable {
  case compact, expanded
}

/// Where an expanded widget's height comes from.
public enum PreferredHeight: Hashable, Codable, Sendable {
  case fromConstraints
  case points(Double)
}
