import VitrineGraphics

/// UIKit's named colors and tints.
extension UIColor {
  /// Opaque black.
  public static let black = UIColor(Color.black)
  /// Opaque white.
  public static let white = UIColor(Color.white)
  /// Black with an opacity of 0.
  public static let clear = UIColor(Color.clear)
  /// Half of white.
  ///
  /// The other grays are a third and two thirds, as UIKit documents.
  public static let gray = UIColor(Color(white: 0.5))
  /// A third of white.
  public static let darkGray = UIColor(Color(white: 1.0 / 3))
  /// Two thirds of white.
  public static let lightGray = UIColor(Color(white: 2.0 / 3))
  /// Pure red.
  public static let red = UIColor(Color(red: 1, green: 0, blue: 0))
  /// Pure green.
  public static let green = UIColor(Color(red: 0, green: 1, blue: 0))
  /// Pure blue.
  public static let blue = UIColor(Color(red: 0, green: 0, blue: 1))
  /// Cyan: equal parts of green and blue.
  public static let cyan = UIColor(Color(red: 0, green: 1, blue: 1))
  /// Yellow: equal parts of red and green.
  public static let yellow = UIColor(Color(red: 1, green: 1, blue: 0))
  /// Magenta: equal parts of red and blue.
  public static let magenta = UIColor(Color(red: 1, green: 0, blue: 1))
  /// Orange: red with half of green.
  public static let orange = UIColor(Color(red: 1, green: 0.5, blue: 0))
  /// Purple: red and blue at half strength.
  public static let purple = UIColor(Color(red: 0.5, green: 0, blue: 0.5))
  /// A medium brown.
  public static let brown = UIColor(Color(red: 0.6, green: 0.4, blue: 0.2))
  /// The system's red, which depends on the system and the appearance.
  public static var systemRed: UIColor { SystemColors.color("systemRedColor") }
  /// The system's orange, which depends on the system and the appearance.
  public static var systemOrange: UIColor { SystemColors.color("systemOrangeColor") }
  /// The system's yellow, which depends on the system and the appearance.
  public static var systemYellow: UIColor { SystemColors.color("systemYellowColor") }
  /// The system's green, which depends on the system and the appearance.
  public static var systemGreen: UIColor { SystemColors.color("systemGreenColor") }
  /// The system's teal, which depends on the system and the appearance.
  public static var systemTeal: UIColor { SystemColors.color("systemTealColor") }
  /// The system's blue, which depends on the system and the appearance.
  public static var systemBlue: UIColor { SystemColors.color("systemBlueColor") }
  /// The system's purple, which depends on the system and the appearance.
  public static var systemPurple: UIColor { SystemColors.color("systemPurpleColor") }
  /// The system's pink, which depends on the system and the appearance.
  public static var systemPink: UIColor { SystemColors.color("systemPinkColor") }
  /// The system's gray, which depends on the system and the appearance.
  public static var systemGray: UIColor { SystemColors.color("systemGrayColor") }
  /// The color of text on a dark background: 60 % white.
  ///
  /// `darkText` is black.
  public static let lightText = UIColor(Color(white: 1, alpha: 0.6))
  /// The color of text on a light background, which is black.
  public static let darkText = UIColor(Color.black)
  /// The color behind the groups of a grouped table: a very light gray.
  public static let groupTableViewBackground = UIColor(Color(hex: 0xEFEFF4))
}
