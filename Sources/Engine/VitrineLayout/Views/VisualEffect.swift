/// The effect of a `UIVisualEffectView`.
public enum VisualEffect: Hashable, Codable, Sendable {
  case blur(BlurStyle)
  case vibrancy(Vibrancy)
}

/// The style of a `UIBlurEffect`.
public enum BlurStyle: String, Hashable, Codable, Sendable, CaseIterable {
  case extraLight, light, dark, extraDark, regular, prominent
  case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
  case systemChromeMaterial
}
