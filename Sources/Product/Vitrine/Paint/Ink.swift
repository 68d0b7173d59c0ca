package import VitrineGraphics
import VitrineLayout

/// A color and its blend mode.
package struct Ink: Hashable {
  package var color: Color
  package var mode: BlendMode

  /// Returns the ink of a shape whose blend mode uses only coverage.
  static func vibrant(_ mode: BlendMode, _ strength: Double = 1) -> Ink {
    Ink(color: Color(white: 1, alpha: strength), mode: mode)
  }

  static func plain(_ color: Color) -> Ink { Ink(color: color, mode: .sourceOver) }

  /// The ink of hairlines in iOS 8 and 9, which makes the backdrop 2.085 times as bright.
  static let hairline = Ink(color: Color(white: 0.52), mode: .colorDodge)
}

extension Painter {
  /// Returns the ink of a color with the vibrancy and alpha of its surroundings.
  ///
  /// Vibrant content only keeps its shape: the effect's ink replaces the color (docs/PLATFORM.md,
  /// "Vibrancy"). The widget effects are designed for light cards. On the dark surfaces of other
  /// hosts, they are the whites that widgets use there. Increase Contrast disables blending.
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
    case .label: return label(isDark && surface == .panel ? 1 : 0.85)
    case .secondaryLabel: return label(0.55)
    case .tertiaryLabel: return label(0.25)
    case .quaternaryLabel: return label(0.1)
    }
  }

  /// Returns the ink of primary to quaternary vibrancy, 0 to 3, on the host's surface.
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
    case .panel: return plain([isDark ? 1 : 0.85, 0.55, 0.25, 0.1])
    }
  }

  /// The materials and colors of cards.
  var cardLook: CardLook {
    CardLook(version: systemVersion, isDark: isDark, increasesContrast: increasesContrast)
  }

  /// The ink of the name and the buttons in a card's header.
  var headerInk: Ink { Ink(color: cardLook.headerColor, mode: cardLook.headerMode) }

  /// The color of a text without one.
  ///
  /// On the Mac and iOS 13 it adapts, a document's is readable on any surface, and a storyboard's
  /// is UIKit's black.
  var defaultTextColor: Color {
    switch surface {
    case .card: isDark ? .white : .black
    case .center: isDocument ? .white : .black
    case .panel: isDark ? .white : Color(white: 0, alpha: 0.85)
    }
  }
}
