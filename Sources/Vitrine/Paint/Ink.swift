import VitrineGraphics
import VitrineLayout

/// A colour and how it meets what is below.
struct Ink {
  var color: Color
  var mode: BlendMode
}

extension Painter {
  /// What a colour becomes under its surroundings' vibrancy and alpha.
  ///
  /// Vibrant content keeps only its shape: the effect's own ink takes the colour's place
  /// (docs/PLATFORM.md, "Vibrancy"). The widget effects belong to light cards; on the dark surfaces
  /// of other hosts they are the whites that widgets use there. Increase Contrast takes the blending
  /// away.
  func ink(_ color: Color, _ surroundings: Surroundings) -> Ink {
    let strength = color.alpha * surroundings.alpha
    func plain(_ level: Double, _ alpha: Double) -> Ink {
      Ink(color: Color(white: level, alpha: alpha * strength), mode: .sourceOver)
    }
    switch surroundings.vibrancy {
    case .none: return Ink(color: color.withAlpha(strength), mode: .sourceOver)
    case .widgetPrimary: return surfaceInk(0, strength)
    case .widgetSecondary: return surfaceInk(1, strength)
    case .widgetTertiary: return surfaceInk(2, strength)
    case .widgetQuaternary: return surfaceInk(3, strength)
    case .light:
      return Ink(color: Color(white: 0, alpha: 0.45 * strength), mode: .plusDarker)
    case .notificationCenter, .dark:
      return Ink(color: Color(white: 1, alpha: 0.75 * strength), mode: .colorDodge)
    case .label: return plain(1, 0.85)
    case .secondaryLabel: return plain(1, 0.55)
    case .tertiaryLabel: return plain(1, 0.25)
    case .quaternaryLabel: return plain(1, 0.1)
    }
  }

  /// Primary to quaternary, 0 to 3, on the host's surface.
  private func surfaceInk(_ rank: Int, _ strength: Double) -> Ink {
    let isLight = surface == .card
    if increasesContrast {
      let alphas = isLight ? [1, 0.72, 0.3, 0.12] : [1, 0.8, 0.4, 0.2]
      return Ink(
        color: Color(white: isLight ? 0 : 1, alpha: alphas[rank] * strength), mode: .sourceOver)
    }
    switch surface {
    case .card:
      let alpha = [0.60, 0.50, 0.13, 0.05][rank]
      return Ink(color: Color(white: 0, alpha: alpha * strength), mode: .plusDarker)
    case .center:
      let alpha = [1, 0.6, 0.24, 0.12][rank]
      return Ink(color: Color(white: 1, alpha: alpha * strength), mode: .sourceOver)
    case .panel:
      let alpha = [0.85, 0.55, 0.25, 0.1][rank]
      return Ink(color: Color(white: 1, alpha: alpha * strength), mode: .sourceOver)
    }
  }

  /// The colour of a text that says none: the Mac's adapts, and a document's is readable anywhere;
  /// a storyboard's stays UIKit's black.
  var defaultTextColor: Color {
    switch surface {
    case .card: .black
    case .center: isDocument ? .white : .black
    case .panel: Color(white: 1, alpha: 0.85)
    }
  }
}
