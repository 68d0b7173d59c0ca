package import VitrineGraphics
import VitrineLayout

/// A color and how it meets what is below.
package struct Ink: Hashable {
  package var color: Color
  package var mode: BlendMode

  /// A shape in one of the modes that ask for coverage alone.
  static func vibrant(_ mode: BlendMode, _ strength: Double = 1) -> Ink {
    Ink(color: Color(white: 1, alpha: strength), mode: mode)
  }

  static func plain(_ color: Color) -> Ink { Ink(color: color, mode: .sourceOver) }

  /// The hairlines of iOS 8 and 9: what is there, 2.085 times as bright.
  static let hairline = Ink(color: Color(white: 0.52), mode: .colorDodge)
}

extension Painter {
  /// What a color becomes under its surroundings' vibrancy and alpha.
  ///
  /// Vibrant content keeps only its shape: the effect's own ink replaces the color
  /// (docs/PLATFORM.md, "Vibrancy"). The widget effects belong to light cards; on the dark surfaces
  /// of other hosts they are the whites that widgets use there. Increase Contrast takes the blending
  /// away.
  package func ink(_ color: Color, _ surroundings: Surroundings) -> Ink {
    if let ink = surroundings.ink { return ink }
    let strength = color.alpha * surroundings.alpha
    func label(_ alpha: Double) -> Ink {
      .plain(Color(white: isDark || surface != .card ? 1 : 0, alpha: alpha * strength))
    }
    switch surroundings.vibrancy {
    case .none: return .plain(color.withAlpha(strength))
    case .widgetPrimary: return surfaceInk(0, strength)
    case .widgetSecondary: return surfaceInk(1, strength)
    case .widgetTertiary: return surfaceInk(2, strength)
    case .widgetQuaternary: return surfaceInk(3, strength)
    case .light: return .vibrant(.vibrantLight, strength)
    case .notificationCenter, .dark: return .vibrant(.vibrantWhite, strength)
    case .label: return label(0.85)
    case .secondaryLabel: return label(0.55)
    case .tertiaryLabel: return label(0.25)
    case .quaternaryLabel: return label(0.1)
    }
  }

  /// Primary to quaternary, 0 to 3, on the host's surface.
  private func surfaceInk(_ rank: Int, _ strength: Double) -> Ink {
    func plain(_ alphas: [Double]) -> Ink {
      .plain(Color(white: isDark ? 1 : 0, alpha: alphas[rank] * strength))
    }
    if increasesContrast { return plain(isDark ? [1, 0.8, 0.4, 0.2] : [1, 0.72, 0.3, 0.12]) }
    switch surface {
    case .card where isDark: return plain([1, 0.6, 0.3, 0.18])
    case .card:
      let alpha = [0.60, 0.50, 0.13, 0.05][rank]
      return Ink(color: Color(white: 0, alpha: alpha * strength), mode: .plusDarker)
    case .center: return rank == 2 ? .hairline : plain([1, 0.6, 0, 0.12])
    case .panel: return plain([0.85, 0.55, 0.25, 0.1])
    }
  }

  /// The name and the buttons of a card's header: a vibrant black, more colorful than the header.
  var headerInk: Ink {
    if increasesContrast { return .plain(isDark ? .white : .black) }
    if isDark { return .plain(Color(white: 1, alpha: 0.6)) }
    return .vibrant(systemVersion < 11 ? .vibrantFirstHeader : .vibrantHeader)
  }

  /// The color of a text that has none: the Mac's and iOS 13's adapt, and a document's is readable
  /// anywhere; a storyboard's stays UIKit's black.
  var defaultTextColor: Color {
    switch surface {
    case .card: isDark ? .white : .black
    case .center: isDocument ? .white : .black
    case .panel: Color(white: isDark ? 1 : 0, alpha: 0.85)
    }
  }
}
