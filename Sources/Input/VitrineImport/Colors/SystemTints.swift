import VitrineGraphics

/// The tints of iOS 15 and later in both appearances.
///
/// iOS 26 has other tones of most colors (docs/PLATFORM.md, "Colors of SwiftUI").
enum SystemTints {
  /// The tones of a tint: in the light appearance, in the dark one, and both of iOS 26.
  private struct Tones {
    var light: UInt32
    var dark: UInt32
    var newLight: UInt32
    var newDark: UInt32

    init(_ light: UInt32, _ dark: UInt32, ios26: (light: UInt32, dark: UInt32)? = nil) {
      self.light = light
      self.dark = dark
      newLight = ios26?.light ?? light
      newDark = ios26?.dark ?? dark
    }
  }

  private static let tints: [String: Tones] = [
    "systemRedColor": Tones(0xFF3B30, 0xFF453A, ios26: (0xFF383C, 0xFF4245)),
    "systemOrangeColor": Tones(0xFF9500, 0xFF9F0A, ios26: (0xFF8D28, 0xFF9230)),
    "systemYellowColor": Tones(0xFFCC00, 0xFFD60A, ios26: (0xFFCC00, 0xFFD600)),
    "systemGreenColor": Tones(0x34C759, 0x30D158),
    "systemMintColor": Tones(0x00C7BE, 0x63E6E2, ios26: (0x00C8B3, 0x00DAC3)),
    "systemTealColor": Tones(0x30B0C7, 0x40CBE0, ios26: (0x00C3D0, 0x00D2E0)),
    "systemCyanColor": Tones(0x32ADE6, 0x64D2FF, ios26: (0x00C0E8, 0x3CD3FE)),
    "systemBlueColor": Tones(0x007AFF, 0x0A84FF, ios26: (0x0088FF, 0x0091FF)),
    "systemIndigoColor": Tones(0x5856D6, 0x5E5CE6, ios26: (0x6155F5, 0x6D7CFF)),
    "systemPurpleColor": Tones(0xAF52DE, 0xBF5AF2, ios26: (0xCB30E0, 0xDB34F2)),
    "systemPinkColor": Tones(0xFF2D55, 0xFF375F),
    "systemBrownColor": Tones(0xA2845E, 0xAC8E68, ios26: (0xAC7F5E, 0xB78A66)),
    "systemGrayColor": Tones(0x8E8E93, 0x8E8E93),
  ]

  /// Returns a tint by its name in files, or nil for other colors.
  static func named(_ name: String, isDark: Bool, version: Int) -> Color? {
    guard let tones = tints[name] else { return nil }
    guard version >= 26 else { return Color(hex: isDark ? tones.dark : tones.light) }
    return Color(hex: isDark ? tones.newDark : tones.newLight)
  }
}
