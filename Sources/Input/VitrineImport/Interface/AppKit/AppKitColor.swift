import VitrineGraphics

/// AppKit's catalog colors in the light appearance and in the vibrant dark one of OS X 10.10.
///
/// The source is docs/PLATFORM.md, "AppKit".
enum AppKitColor {
  /// The light and the dark color of each name.
  private static let table: [String: (Color, Color)] = [
    "labelColor": ink(0.85), "controlTextColor": ink(0.85), "textColor": ink(0.85),
    "windowFrameTextColor": ink(0.85), "headerTextColor": ink(0.85), "selectedTextColor": ink(0.85),
    "textBackgroundColor": (.white, .clear), "controlBackgroundColor": (.white, .clear),
    "secondaryLabelColor": ink(0.5), "tertiaryLabelColor": ink(0.26),
    "quaternaryLabelColor": ink(0.1), "disabledControlTextColor": ink(0.25),
    "placeholderTextColor": ink(0.25), "secondarySelectedControlColor": ink(0.15),
    "controlColor": (Color(white: 1), Color(white: 1, alpha: 0.25)),
    "controlShadowColor": ink(0.3), "shadowColor": (.black, .black),
    "windowBackgroundColor": (Color(white: 0.925), .clear),
    "underPageBackgroundColor": (Color(white: 0.6), .clear),
    "separatorColor": ink(0.15), "gridColor": ink(0.1), "headerColor": (.white, .clear),
    "vitrineGroupColor": ink(0.04), "highlightColor": (.white, .white),
    "linkColor": (Color(hex: 0x0068DA), Color(hex: 0x419CFF)),
    "selectedControlColor": (Color(hex: 0xB3D7FF), Color(hex: 0x3F638B)),
    "selectedTextBackgroundColor": (Color(hex: 0xB3D7FF), Color(hex: 0x3F638B)),
    "alternateSelectedControlColor": (Color(hex: 0x0063E1), Color(hex: 0x0058D0)),
    "alternateSelectedControlTextColor": (.white, .white),
    "selectedMenuItemTextColor": (.white, .white),
    "keyboardFocusIndicatorColor": (
      Color(hex: 0x0067F4, alpha: 0.5), Color(hex: 0x1AA9FF, alpha: 0.5)
    ),
    "_sourceListBackgroundColor": (Color(white: 0.96), .clear),
    "systemBlueColor": (Color(hex: 0x007AFF), Color(hex: 0x0A84FF)),
    "systemBrownColor": (Color(hex: 0xA2845E), Color(hex: 0xAC8E68)),
    "systemGrayColor": (Color(hex: 0x8E8E93), Color(hex: 0x98989D)),
    "systemGreenColor": (Color(hex: 0x28CD41), Color(hex: 0x32D74B)),
    "systemOrangeColor": (Color(hex: 0xFF9500), Color(hex: 0xFF9F0A)),
    "systemPinkColor": (Color(hex: 0xFF2D55), Color(hex: 0xFF375F)),
    "systemPurpleColor": (Color(hex: 0xAF52DE), Color(hex: 0xBF5AF2)),
    "systemRedColor": (Color(hex: 0xFF3B30), Color(hex: 0xFF453A)),
    "systemYellowColor": (Color(hex: 0xFFCC00), Color(hex: 0xFFD60A)),
    "controlAccentColor": (Color(hex: 0x007AFF), Color(hex: 0x007AFF)),
  ]

  private static func ink(_ alpha: Double) -> (Color, Color) {
    (Color(white: 0, alpha: alpha), Color(white: 1, alpha: alpha))
  }

  /// Returns all colors of an appearance, by name.
  static func colors(isDark: Bool) -> [String: Color] {
    table.mapValues { isDark ? $0.1 : $0.0 }
  }
}
