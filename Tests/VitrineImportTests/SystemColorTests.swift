import Testing
import VitrineGraphics
import VitrineImport

/// Tests of the system's colors against published values (docs/PLATFORM.md, "Control colors").
@Suite struct SystemColorTests {
  /// A color's name, and its values in the light and the dark appearance of iOS 13.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var light: Color
    var dark: Color
    var testDescription: String { name }

    init(_ name: String, _ light: (UInt32, Double), _ dark: (UInt32, Double)) {
      self.name = name + "Color"
      self.light = Color(hex: light.0, alpha: light.1)
      self.dark = Color(hex: dark.0, alpha: dark.1)
    }
  }

  static let rows = [
    Row("systemBlue", (0x007AFF, 1), (0x0A84FF, 1)), Row("link", (0x007AFF, 1), (0x0984FF, 1)),
    Row("systemGreen", (0x34C759, 1), (0x30D158, 1)),
    Row("systemIndigo", (0x5856D6, 1), (0x5E5CE6, 1)),
    Row("systemGray2", (0xAEAEB2, 1), (0x636366, 1)),
    Row("systemGray3", (0xC7C7CC, 1), (0x48484A, 1)),
    Row("systemGray4", (0xD1D1D6, 1), (0x3A3A3C, 1)),
    Row("systemGray5", (0xE5E5EA, 1), (0x2C2C2E, 1)),
    Row("systemGray6", (0xF2F2F7, 1), (0x1C1C1E, 1)),
    Row("label", (0x000000, 1), (0xFFFFFF, 1)),
    Row("secondaryLabel", (0x3C3C43, 0.6), (0xEBEBF5, 0.6)),
    Row("tertiaryLabel", (0x3C3C43, 0.3), (0xEBEBF5, 0.3)),
    Row("quaternaryLabel", (0x3C3C43, 0.18), (0xEBEBF5, 0.18)),
    Row("placeholderText", (0x3C3C43, 0.3), (0xEBEBF5, 0.3)),
    Row("systemFill", (0x787880, 0.2), (0x787880, 0.36)),
    Row("secondarySystemFill", (0x787880, 0.16), (0x787880, 0.32)),
    Row("tertiarySystemFill", (0x767680, 0.12), (0x767680, 0.24)),
    Row("quaternarySystemFill", (0x747480, 0.08), (0x767680, 0.18)),
    Row("systemBackground", (0xFFFFFF, 1), (0x000000, 1)),
    Row("secondarySystemBackground", (0xF2F2F7, 1), (0x1C1C1E, 1)),
    Row("tertiarySystemBackground", (0xFFFFFF, 1), (0x2C2C2E, 1)),
    Row("systemGroupedBackground", (0xF2F2F7, 1), (0x000000, 1)),
    Row("secondarySystemGroupedBackground", (0xFFFFFF, 1), (0x1C1C1E, 1)),
    Row("tertiarySystemGroupedBackground", (0xF2F2F7, 1), (0x2C2C2E, 1)),
    Row("separator", (0x3C3C43, 0.29), (0x545458, 0.6)),
    Row("opaqueSeparator", (0xC6C6C8, 1), (0x38383A, 1)),
  ]

  @Test(arguments: rows)
  func `a system color has the values of iOS 13 in both appearances`(row: Row) {
    for version in [13, 14] {
      #expect(SystemColor.named(row.name, isDark: false, version: version) == row.light)
      #expect(SystemColor.named(row.name, isDark: true, version: version) == row.dark)
    }
  }

  @Test func `tints have other values up to iOS 12, on dark surfaces too`() {
    for version in [9, 12] {
      for isDark in [false, true] {
        let green = SystemColor.named("systemGreenColor", isDark: isDark, version: version)
        #expect(green == Color(hex: 0x4CD964))
        let blue = SystemColor.named("systemBlueColor", isDark: isDark, version: version)
        #expect(blue == Color(hex: 0x007AFF))
      }
    }
  }
}
