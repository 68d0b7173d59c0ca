/// A `UIVisualEffectView`'s effect.
public enum VisualEffect: Hashable, Codable, Sendable {
  case blur(BlurStyle)
  case vibrancy(Vibrancy)
}

/// A `UIBlurEffect` style.
public enum BlurStyle: String, Hashable, Codable, Sendable, CaseIterable {
  case extraLight, light, dark, extraDark, regular, prominent
  case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
  case systemChromeMaterial
}
