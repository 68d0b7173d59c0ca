import VitrineGraphics

/// A function that combines a view's colors with those behind it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter

  /// The engine's mode, or nil if there is none.
  var engine: VitrineGraphics.BlendMode? {
    switch self {
    case .normal: .sourceOver
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    case .softLight, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver: nil
    }
  }
}

/// The color space in which a canvas mixes colors.
///
/// It is always the display's.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}
