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
  /// (docs/PLATFORM.md, "Vibrancy").
  func ink(_ color: Color, _ surroundings: Surroundings) -> Ink {
    let strength = color.alpha * surroundings.alpha
    func darker(_ alpha: Double) -> Ink {
      Ink(color: Color(white: 0, alpha: alpha * strength), mode: .plusDarker)
    }
    func white(_ alpha: Double) -> Ink {
      Ink(color: Color(white: 1, alpha: alpha * strength), mode: .sourceOver)
    }
    switch surroundings.vibrancy {
    case .none: return Ink(color: color.withAlpha(strength), mode: .sourceOver)
    case .widgetPrimary: return darker(0.60)
    case .widgetSecondary: return darker(0.50)
    case .widgetTertiary: return darker(0.13)
    case .widgetQuaternary: return darker(0.05)
    case .light: return darker(0.45)
    case .notificationCenter, .dark:
      return Ink(color: Color(white: 1, alpha: 0.75 * strength), mode: .colorDodge)
    case .label: return white(0.85)
    case .secondaryLabel: return white(0.55)
    case .tertiaryLabel: return white(0.25)
    case .quaternaryLabel: return white(0.1)
    }
  }
}
