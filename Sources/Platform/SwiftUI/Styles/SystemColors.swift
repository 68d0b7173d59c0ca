import VitrineGraphics

extension Color {
  /// The red of the system.
  public static let red = Color(uiColor: .systemRed)
  /// The orange of the system.
  public static let orange = Color(uiColor: .systemOrange)
  /// The yellow of the system.
  public static let yellow = Color(uiColor: .systemYellow)
  /// The green of the system.
  public static let green = Color(uiColor: .systemGreen)
  /// The mint of the system.
  public static let mint = Color(uiColor: .systemMint)
  /// The teal of the system.
  public static let teal = Color(uiColor: .systemTeal)
  /// The cyan of the system.
  public static let cyan = Color(uiColor: .systemCyan)
  /// The blue of the system.
  public static let blue = Color(uiColor: .systemBlue)
  /// The indigo of the system.
  public static let indigo = Color(uiColor: .systemIndigo)
  /// The purple of the system.
  public static let purple = Color(uiColor: .systemPurple)
  /// The pink of the system.
  public static let pink = Color(uiColor: .systemPink)
  /// The brown of the system.
  public static let brown = Color(uiColor: .systemBrown)
  /// The gray of the system.
  public static let gray = Color(uiColor: .systemGray)
}

extension ShapeStyle where Self == Color {
  /// The red of the system.
  public static var red: Color { .init(uiColor: .systemRed) }
  /// The orange of the system.
  public static var orange: Color { .init(uiColor: .systemOrange) }
  /// The yellow of the system.
  public static var yellow: Color { .init(uiColor: .systemYellow) }
  /// The green of the system.
  public static var green: Color { .init(uiColor: .systemGreen) }
  /// The mint of the system.
  public static var mint: Color { .init(uiColor: .systemMint) }
  /// The teal of the system.
  public static var teal: Color { .init(uiColor: .systemTeal) }
  /// The cyan of the system.
  public static var cyan: Color { .init(uiColor: .systemCyan) }
  /// The blue of the system.
  public static var blue: Color { .init(uiColor: .systemBlue) }
  /// The indigo of the system.
  public static var indigo: Color { .init(uiColor: .systemIndigo) }
  /// The purple of the system.
  public static var purple: Color { .init(uiColor: .systemPurple) }
  /// The pink of the system.
  public static var pink: Color { .init(uiColor: .systemPink) }
  /// The brown of the system.
  public static var brown: Color { .init(uiColor: .systemBrown) }
  /// The gray of the system.
  public static var gray: Color { .init(uiColor: .systemGray) }
  /// Black.
  public static var black: Color { .init(VitrineGraphics.Color.black) }
  /// White.
  public static var white: Color { .init(VitrineGraphics.Color.white) }
  /// No color.
  public static var clear: Color { .init(VitrineGraphics.Color.clear) }
  /// The accent color.
  public static var accentColor: Color { Color.accentColor }
}
