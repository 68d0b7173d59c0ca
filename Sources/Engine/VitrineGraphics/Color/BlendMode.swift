/// The blending of a source with its backdrop, in sRGB space as on iOS.
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
  case hardLight
  case difference
  case exclusion
  /// Keeps the backdrop where the source is opaque.
  ///
  /// A group with this mode masks the enclosing group.
  case destinationIn
  /// Removes the backdrop where the source is opaque.
  case destinationOut
  /// Vibrant text in the headers of iOS 11: darker and more saturated than the backdrop.
  case vibrantHeader
  /// Vibrant text in the headers of iOS 12 and later, which is less saturated.
  case vibrantLaterHeader
  /// Vibrant text in the headers of iOS 10.
  case vibrantFirstHeader
  /// The vibrant white of iOS 8 and 9: brighter than the backdrop.
  case vibrantWhite
  /// Vibrancy over a light blur: darker than the backdrop, with more contrast.
  case vibrantLight

  /// A Boolean value that indicates whether the result depends on the source's coverage but not on
  /// its color.
  public var isVibrant: Bool {
    switch self {
    case .vibrantHeader, .vibrantLaterHeader, .vibrantFirstHeader, .vibrantWhite, .vibrantLight:
      true
    default: false
    }
  }
}
