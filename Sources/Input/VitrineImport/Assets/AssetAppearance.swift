import VitrineBase

/// The appearance that an entry of an asset's `Contents.json` is for.
public enum AssetAppearance: Hashable, Sendable {
  case any, light, dark

  /// The appearance of an entry; nil for high contrast, and for one that no system here has.
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

  /// The appearances whose entries are used on a dark or a light system, the preferred one first.
  static func preferred(isDark: Bool) -> [AssetAppearance] {
    isDark ? [.dark, .any, .light] : [.light, .any, .dark]
  }
}
