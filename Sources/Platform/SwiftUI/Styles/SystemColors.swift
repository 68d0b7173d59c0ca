import VitrineGraphics

/// The palette of the system in both appearances.
///
/// iOS 26 has other tones of most colors (docs/PLATFORM.md, "Colors of SwiftUI").
private enum Palette {
  /// The tones of a color, in the light and in the dark appearance.
  private struct Tones {
    var light: UInt32
    var dark: UInt32
  }

  private static func color(
    _ light: UInt32, _ dark: UInt32, ios26: (light: UInt32, dark: UInt32)? = nil
  ) -> UIColor {
    let before = Tones(light: light, dark: dark)
    let after = ios26.map { Tones(light: $0.light, dark: $0.dark) } ?? before
    return UIColor(dynamicProvider: { traits in
      let tones = SharedAppearance.systemVersion >= 26 ? after : before
      let isDark = traits.userInterfaceStyle == .dark
      return UIColor(VitrineGraphics.Color(hex: isDark ? tones.dark : tones.light))
    })
  }

  static let red = color(0xFF3B30, 0xFF453A, ios26: (0xFF383C, 0xFF4245))
  static let orange = color(0xFF9500, 0xFF9F0A, ios26: (0xFF8D28, 0xFF9230))
  static let yellow = color(0xFFCC00, 0xFFD60A, ios26: (0xFFCC00, 0xFFD600))
  static let green = color(0x34C759, 0x30D158)
  static let mint = color(0x00C7BE, 0x63E6E2, ios26: (0x00C8B3, 0x00DAC3))
  static let teal = color(0x30B0C7, 0x40CBE0, ios26: (0x00C3D0, 0x00D2E0))
  static let cyan = color(0x32ADE6, 0x64D2FF, ios26: (0x00C0E8, 0x3CD3FE))
  static let blue = color(0x007AFF, 0x0A84FF, ios26: (0x0088FF, 0x0091FF))
  static let indigo = color(0x5856D6, 0x5E5CE6, ios26: (0x6155F5, 0x6D7CFF))
  static let purple = color(0xAF52DE, 0xBF5AF2, ios26: (0xCB30E0, 0xDB34F2))
  static let pink = color(0xFF2D55, 0xFF375F)
  static let brown = color(0xA2845E, 0xAC8E68, ios26: (0xAC7F5E, 0xB78A66))
  static let gray = color(0x8E8E93, 0x8E8E93)
}

extension UIColor {
  /// The blue of controls without a tint.
  static var tintBlue: UIColor { Palette.blue }
}

extension Color {
  /// The red of the system.
  public static let red = Color(uiColor: Palette.red)
  /// The orange of the system.
  public static let orange = Color(uiColor: Palette.orange)
  /// The yellow of the system.
  public static let yellow = Color(uiColor: Palette.yellow)
  /// The green of the system.
  public static let green = Color(uiColor: Palette.green)
  /// The mint of the system.
  public static let mint = Color(uiColor: Palette.mint)
  /// The teal of the system.
  public static let teal = Color(uiColor: Palette.teal)
  /// The cyan of the system.
  public static let cyan = Color(uiColor: Palette.cyan)
  /// The blue of the system.
  public static let blue = Color(uiColor: Palette.blue)
  /// The indigo of the system.
  public static let indigo = Color(uiColor: Palette.indigo)
  /// The purple of the system.
  public static let purple = Color(uiColor: Palette.purple)
  /// The pink of the system.
  public static let pink = Color(uiColor: Palette.pink)
  /// The brown of the system.
  public static let brown = Color(uiColor: Palette.brown)
  /// The gray of the system.
  public static let gray = Color(uiColor: Palette.gray)
}

extension ShapeStyle where Self == Color {
  /// The red of the system.
  public static var red: Color { .init(uiColor: Palette.red) }
  /// The orange of the system.
  public static var orange: Color { .init(uiColor: Palette.orange) }
  /// The yellow of the system.
  public static var yellow: Color { .init(uiColor: Palette.yellow) }
  /// The green of the system.
  public static var green: Color { .init(uiColor: Palette.green) }
  /// The mint of the system.
  public static var mint: Color { .init(uiColor: Palette.mint) }
  /// The teal of the system.
  public static var teal: Color { .init(uiColor: Palette.teal) }
  /// The cyan of the system.
  public static var cyan: Color { .init(uiColor: Palette.cyan) }
  /// The blue of the system.
  public static var blue: Color { .init(uiColor: Palette.blue) }
  /// The indigo of the system.
  public static var indigo: Color { .init(uiColor: Palette.indigo) }
  /// The purple of the system.
  public static var purple: Color { .init(uiColor: Palette.purple) }
  /// The pink of the system.
  public static var pink: Color { .init(uiColor: Palette.pink) }
  /// The brown of the system.
  public static var brown: Color { .init(uiColor: Palette.brown) }
  /// The gray of the system.
  public static var gray: Color { .init(uiColor: Palette.gray) }
  /// Black.
  public static var black: Color { .init(VitrineGraphics.Color.black) }
  /// White.
  public static var white: Color { .init(VitrineGraphics.Color.white) }
  /// No color.
  public static var clear: Color { .init(VitrineGraphics.Color.clear) }
  /// The accent color.
  public static var accentColor: Color { Color.accentColor }
}
