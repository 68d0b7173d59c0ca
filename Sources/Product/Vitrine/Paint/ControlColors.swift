import VitrineGraphics
import VitrineImport

/// The colors of controls from iOS 13 on, by appearance (docs/PLATFORM.md, "Control colors").
struct ControlColors {
  private let isDark: Bool

  init(isDark: Bool) { self.isDark = isDark }

  var tint: Color { system("systemBlueColor") }
  var switchOn: Color { system("systemGreenColor") }
  var switchOff: Color { system("secondarySystemFillColor") }
  /// The track of a segmented control, a stepper's background and a search bar's field.
  var fill: Color { system("tertiarySystemFillColor") }
  /// The thumb of a segmented control.
  var thumb: Color { isDark ? system("systemGray2Color") : .white }
  var separator: Color { system("separatorColor") }
  var label: Color { system("labelColor") }
  var secondaryLabel: Color { system("secondaryLabelColor") }
  var placeholder: Color { system("placeholderTextColor") }
  var background: Color { system("systemBackgroundColor") }

  /// Returns a system color, or black if the name is unknown.
  private func system(_ name: String) -> Color {
    InterfaceColor.system(name, isDark: isDark) ?? .black
  }
}

extension Painter {
  /// A Boolean value that indicates whether controls have fills instead of outlines, as from iOS 13
  /// on.
  var hasFilledControls: Bool { systemVersion >= 13 }

  var controlColors: ControlColors { ControlColors(isDark: isDark) }
}
