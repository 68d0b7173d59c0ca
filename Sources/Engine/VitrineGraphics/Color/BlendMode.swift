/// How what is drawn meets what is there, blended in sRGB space as iOS does.
public enum BlendMode: String, Hashable, Codable, Sendable, CaseIterable {
  case sourceOver
  case plusDarker
  case plusLighter
  case multiply
  case screen
  case overlay
  case colorBurn
  case colorDodge
  case darken
  case lighten
  /// Keeps what is there where the source is opaque: a group in this mode masks the one around it.
  case destinationIn
  /// Vibrant text in the headers of iOS 11 and later: darker than what is there, and more colorful.
  case vibrantHeader
  /// The same in the headers of iOS 10.
  case vibrantFirstHeader
  /// The vibrant white of iOS 8 and 9: brighter than what is there.
  case vibrantWhite
  /// Vibrancy over a light blur: darker than what is there, with more contrast.
  case vibrantLight

  /// Whether the result depends on the source's coverage alone, and not on its color.
  public var isVibrant: Bool {
    switch self {
    case .vibrantHeader, .vibrantFirstHeader, .vibrantWhite, .vibrantLight: true
    default: false
    }
  }
}
