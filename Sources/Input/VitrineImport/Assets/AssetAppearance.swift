import VitrineBase

/// The appearance of an entry in an asset's `Contents.json`.
public enum AssetAppearance: Hashable, Sendable {
  case any, light, dark

  /// Creates the appearance of an entry.
  ///
  /// Returns nil for high contrast and for unknown appearances.
  init?(_ entry: JSONValue) {
    guard let appearances = entry["appearances"] else {
      self = .any
      return
    }
    guard case .array(let conditions) = appearances.kind, conditions.count == 1,
      conditions[0]["appearance"]?.kind == .string("luminosity")
    else { return nil }
    switch conditions[0]["value"]?.kind {
    case .string("dark"): self = .dark
    case .string("light"): self = .light
    default: return nil
    }
  }

  /// Returns the appearances that a dark or a light system uses, in order of preference.
  static func preferred(isDark: Bool) -> [AssetAppearance] {
    isDark ? [.dark, .any, .light] : [.light, .any, .dark]
  }
}
