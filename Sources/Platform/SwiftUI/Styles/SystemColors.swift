import VitrineGraphics

/// The palette of the system in both appearances.
private enum Palette {
  static func color(_ light: UInt32, _ dark: UInt32) -> UIColor {
    UIColor(dynamicProvider: { traits in
      UIColor(VitrineGraphics.Color(hex: traits.userInterfaceStyle == .dark ? dark : light))
    })
  }

  static let red = color(0xFF3B30, 0xFF453A)
  static let orange = color(0xFF9500, 0xFF9F0A)
  static let yellow = color(0xFFCC00, 0xFFD60A)
  static let green = color(0x34C759, 0x30D158)
  static let mint = color(0x00C7BE, 0x63E6E2)
  static let teal = color(0x30B0C7, 0x40CBE0)
  static let cyan = color(0x32ADE6, 0x64D2FF)
  static let blue = color(0x007AFF, 0x0A84FF)
  static let indigo = color(0x5856D6, 0x5E5CE6)
  static let purple = color(0xAF52DE, 0xBF5AF2)
  static let pink = color(0xFF2D55, 0xFF375F)
  static let brown = color(0xA2845E, 0xAC8E68)
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
