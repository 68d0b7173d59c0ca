package import VitrineGraphics

/// The colors of the system by their names in Interface Builder's files, such as `labelColor`.
package enum SystemColor {
  /// Returns a system color by its name in files, such as `labelColor`.
  package static func named(_ name: String, isDark: Bool) -> Color? {
    let color = isDark ? dark[name] ?? light[name] : light[name]
    return color ?? SystemTints.named(name, isDark: isDark, version: 15)
  }

  /// Returns a system color on a version of iOS.
  ///
  /// Before iOS 13 the tints are equal on all surfaces, and two have other values. iOS 15 and 26
  /// changed some.
  package static func named(_ name: String, isDark: Bool, version: Int) -> Color? {
    if version >= 15, let tint = SystemTints.named(name, isDark: isDark, version: version) {
      return tint
    }
    if version >= 13 { return named(name, isDark: isDark) }
    return earlierTints[name] ?? named(name, isDark: isDark)
  }

  /// The names of the system colors without their ending, in alphabetical order.
  static let semanticNames = dark.keys.filter { !$0.hasPrefix("tableCell") }
    .map { String($0.dropLast("Color".count)) }.sorted()

  /// The tints of iOS 7 to 12.
  private static let earlierTints: [String: Color] = [
    "systemRedColor": Color(hex: 0xFF3B30), "systemOrangeColor": Color(hex: 0xFF9500),
    "systemYellowColor": Color(hex: 0xFFCC00), "systemGreenColor": Color(hex: 0x4CD964),
    "systemTealColor": Color(hex: 0x5AC8FA), "systemBlueColor": Color(hex: 0x007AFF),
    "systemPurpleColor": Color(hex: 0x5856D6), "systemPinkColor": Color(hex: 0xFF2D55),
    "systemGrayColor": Color(hex: 0x8E8E93),
  ]

  /// The system colors of iOS 13 in the dark appearance.
  ///
  /// The values are from Apple's Human Interface Guidelines and UIKit's documentation.
  static let dark: [String: Color] = [
    "labelColor": .white, "secondaryLabelColor": Color(hex: 0xEBEBF5, alpha: 0.6),
    "tertiaryLabelColor": Color(hex: 0xEBEBF5, alpha: 0.3),
    "quaternaryLabelColor": Color(hex: 0xEBEBF5, alpha: 0.18),
    "placeholderTextColor": Color(hex: 0xEBEBF5, alpha: 0.3),
    "separatorColor": Color(hex: 0x545458, alpha: 0.6),
    "opaqueSeparatorColor": Color(hex: 0x38383A),
    "systemBackgroundColor": .black, "secondarySystemBackgroundColor": Color(hex: 0x1C1C1E),
    "tertiarySystemBackgroundColor": Color(hex: 0x2C2C2E),
    "systemGroupedBackgroundColor": .black,
    "secondarySystemGroupedBackgroundColor": Color(hex: 0x1C1C1E),
    "tertiarySystemGroupedBackgroundColor": Color(hex: 0x2C2C2E),
    "groupTableViewBackgroundColor": .black,
    "tableCellGroupedBackgroundColor": Color(hex: 0x1C1C1E),
    "systemFillColor": Color(hex: 0x787880, alpha: 0.36),
    "secondarySystemFillColor": Color(hex: 0x787880, alpha: 0.32),
    "tertiarySystemFillColor": Color(hex: 0x767680, alpha: 0.24),
    "quaternarySystemFillColor": Color(hex: 0x767680, alpha: 0.18),
    "systemBlueColor": Color(hex: 0x0A84FF), "linkColor": Color(hex: 0x0984FF),
    "systemGreenColor": Color(hex: 0x30D158), "systemIndigoColor": Color(hex: 0x5E5CE6),
    "systemOrangeColor": Color(hex: 0xFF9F0A), "systemPinkColor": Color(hex: 0xFF375F),
    "systemPurpleColor": Color(hex: 0xBF5AF2), "systemRedColor": Color(hex: 0xFF453A),
    "systemTealColor": Color(hex: 0x64D2FF), "systemYellowColor": Color(hex: 0xFFD60A),
    "systemGrayColor": Color(hex: 0x8E8E93),
    "systemGray2Color": Color(hex: 0x636366), "systemGray3Color": Color(hex: 0x48484A),
    "systemGray4Color": Color(hex: 0x3A3A3C), "systemGray5Color": Color(hex: 0x2C2C2E),
    "systemGray6Color": Color(hex: 0x1C1C1E),
  ]

  /// The system colors of iOS 10, and those of iOS 13 in the light appearance.
  ///
  /// The former are in docs/PLATFORM.md, "Control colors". The latter have the sources of the dark
  /// colors.
  static let light: [String: Color] = [
    "darkTextColor": .black, "lightTextColor": Color(white: 1, alpha: 0.6),
    "groupTableViewBackgroundColor": Color(hex: 0xEFEFF4),
    "tableCellGroupedBackgroundColor": .white,
    "viewFlipsideBackgroundColor": Color(hex: 0x1F2124),
    "scrollViewTexturedBackgroundColor": Color(hex: 0x6F7178),
    "systemBackgroundColor": .white, "labelColor": .black,
    "secondaryLabelColor": Color(hex: 0x3C3C43, alpha: 0.6),
    "tertiaryLabelColor": Color(hex: 0x3C3C43, alpha: 0.3),
    "quaternaryLabelColor": Color(hex: 0x3C3C43, alpha: 0.18),
    "placeholderTextColor": Color(hex: 0x3C3C43, alpha: 0.3),
    "separatorColor": Color(hex: 0x3C3C43, alpha: 0.29),
    "opaqueSeparatorColor": Color(hex: 0xC6C6C8),
    "secondarySystemBackgroundColor": Color(hex: 0xF2F2F7),
    "tertiarySystemBackgroundColor": .white,
    "systemGroupedBackgroundColor": Color(hex: 0xF2F2F7),
    "secondarySystemGroupedBackgroundColor": .white,
    "tertiarySystemGroupedBackgroundColor": Color(hex: 0xF2F2F7),
    "systemFillColor": Color(hex: 0x787880, alpha: 0.2),
    "secondarySystemFillColor": Color(hex: 0x787880, alpha: 0.16),
    "tertiarySystemFillColor": Color(hex: 0x767680, alpha: 0.12),
    "quaternarySystemFillColor": Color(hex: 0x747480, alpha: 0.08),
    "systemIndigoColor": Color(hex: 0x5856D6),
    "systemGray2Color": Color(hex: 0xAEAEB2), "systemGray3Color": Color(hex: 0xC7C7CC),
    "systemGray4Color": Color(hex: 0xD1D1D6), "systemGray5Color": Color(hex: 0xE5E5EA),
    "systemGray6Color": Color(hex: 0xF2F2F7),
    "systemBlueColor": Color(hex: 0x007AFF), "systemRedColor": Color(hex: 0xFF3B30),
    "systemGreenColor": Color(hex: 0x34C759), "systemOrangeColor": Color(hex: 0xFF9500),
    "systemGrayColor": Color(hex: 0x8E8E93), "linkColor": Color(hex: 0x007AFF),
    "systemYellowColor": Color(hex: 0xFFCC00), "systemTealColor": Color(hex: 0x5AC8FA),
    "systemPinkColor": Color(hex: 0xFF2D55), "systemPurpleColor": Color(hex: 0xAF52DE),
  ]
}
