import VitrineGraphics

/// UIKit's named colors, and the tints of iOS 10 to 12, which widget documents also name.
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
  /// The system's red in iOS 10 to 12.
  public static let systemRed = UIColor(Color(hex: 0xFF3B30))
  /// The system's orange in iOS 10 to 12.
  public static let systemOrange = UIColor(Color(hex: 0xFF9500))
  /// The system's yellow in iOS 10 to 12.
  public static let systemYellow = UIColor(Color(hex: 0xFFCC00))
  /// The system's green in iOS 10 to 12.
  public static let systemGreen = UIColor(Color(hex: 0x4CD964))
  /// The system's teal in iOS 10 to 12.
  public static let systemTeal = UIColor(Color(hex: 0x5AC8FA))
  /// The system's blue in iOS 10 to 12.
  public static let systemBlue = UIColor(Color(hex: 0x007AFF))
  /// The system's purple in iOS 10 to 12.
  public static let systemPurple = UIColor(Color(hex: 0x5856D6))
  /// The system's pink in iOS 10 to 12.
  public static let systemPink = UIColor(Color(hex: 0xFF2D55))
  /// The system's gray in iOS 10 to 12.
  public static let systemGray = UIColor(Color(hex: 0x8E8E93))
  /// The color of text on a dark background: 60 % white.
  ///
  /// `darkText` is black.
  public static let lightText = UIColor(Color(white: 1, alpha: 0.6))
  /// The color of text on a light background, which is black.
  public static let darkText = UIColor(Color.black)
  /// The color behind the groups of a grouped table: a very light gray.
  public static let groupTableViewBackground = UIColor(Color(hex: 0xEFEFF4))
}
