import VitrineGraphics

/// UIKit's named colors, and the tints of iOS 10 to 12, which widget documents also name.
extension UIColor {
  public static let black = UIColor(Color.black)
  public static let white = UIColor(Color.white)
  public static let clear = UIColor(Color.clear)
  /// Half of white.
  ///
  /// The other grays are a third and two thirds, as UIKit documents.
  public static let gray = UIColor(Color(white: 0.5))
  public static let darkGray = UIColor(Color(white: 1.0 / 3))
  public static let lightGray = UIColor(Color(white: 2.0 / 3))
  public static let red = UIColor(Color(red: 1, green: 0, blue: 0))
  public static let green = UIColor(Color(red: 0, green: 1, blue: 0))
  public static let blue = UIColor(Color(red: 0, green: 0, blue: 1))
  public static let cyan = UIColor(Color(red: 0, green: 1, blue: 1))
  public static let yellow = UIColor(Color(red: 1, green: 1, blue: 0))
  public static let magenta = UIColor(Color(red: 1, green: 0, blue: 1))
  public static let orange = UIColor(Color(red: 1, green: 0.5, blue: 0))
  public static let purple = UIColor(Color(red: 0.5, green: 0, blue: 0.5))
  public static let brown = UIColor(Color(red: 0.6, green: 0.4, blue: 0.2))
  public static let systemRed = UIColor(Color(hex: 0xFF3B30))
  public static let systemOrange = UIColor(Color(hex: 0xFF9500))
  public static let systemYellow = UIColor(Color(hex: 0xFFCC00))
  public static let systemGreen = UIColor(Color(hex: 0x4CD964))
  public static let systemTeal = UIColor(Color(hex: 0x5AC8FA))
  public static let systemBlue = UIColor(Color(hex: 0x007AFF))
  public static let systemPurple = UIColor(Color(hex: 0x5856D6))
  public static let systemPink = UIColor(Color(hex: 0xFF2D55))
  public static let systemGray = UIColor(Color(hex: 0x8E8E93))
  /// The color of text on a dark background: 60 % white.
  ///
  /// `darkText` is black.
  public static let lightText = UIColor(Color(white: 1, alpha: 0.6))
  public static let darkText = UIColor(Color.black)
  public static let groupTableViewBackground = UIColor(Color(hex: 0xEFEFF4))
}
