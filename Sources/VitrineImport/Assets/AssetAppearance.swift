import VitrineBase

/// The appearance that an entry of an asset's `Contents.json` is for.
enum AssetAppearance: Hashable {
  case any, dark
  /// High contrast, or one that no system here has.
  case other

  init(_ entry: JSONValue) {
    guard let appearances = entry["appearances"] else {
      self = .any
      return
    }
    guard case .array(let conditions) = appearances.kind, conditions.count == 1,
      conditions[0]["appearance"]?.kind == .string("luminosity")
    else {
      self = .other
      return
    }
    switch conditions[0]["value"]?.kind {
    case .string("dark"): self = .dark
    case .string("light"): self = .any
    default: self = .other
    }
  }
}
