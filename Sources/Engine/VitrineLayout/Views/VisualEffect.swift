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
  case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
  case systemThickMaterialLight, systemChromeMaterialLight
  case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
  case systemThickMaterialDark, systemChromeMaterialDark

  /// Returns the form of the style in one appearance.
  ///
  /// The older styles have one form only.
  public func inAppearance(isDark: Bool) -> BlurStyle {
    switch self {
    case .systemUltraThinMaterial:
      isDark ? .systemUltraThinMaterialDark : .systemUltraThinMaterialLight
    case .systemThinMaterial: isDark ? .systemThinMaterialDark : .systemThinMaterialLight
    case .systemMaterial: isDark ? .systemMaterialDark : .systemMaterialLight
    case .systemThickMaterial: isDark ? .systemThickMaterialDark : .systemThickMaterialLight
    case .systemChromeMaterial: isDark ? .systemChromeMaterialDark : .systemChromeMaterialLight
    default: self
    }
  }
}
