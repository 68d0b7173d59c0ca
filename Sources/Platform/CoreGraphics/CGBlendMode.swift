import VitrineGraphics

/// The combination of a drawing with the content below it.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
  case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter

  /// The engine's mode, or nil if it has none.
  var mode: BlendMode? {
    switch self {
    case .normal, .clear, .copy, .sourceAtop: .sourceOver
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .destinationIn: .destinationIn
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    default: nil
    }
  }
}
