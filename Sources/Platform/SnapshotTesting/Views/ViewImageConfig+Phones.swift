extension ViewImageConfig {
  /// The screen of an iPhone SE in portrait.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// Returns the screen of an iPhone SE in an orientation.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.se.config(orientation)
  }
  /// The screen of an iPhone 8 in portrait.
  public static let iPhone8 = iPhone8(.portrait)
  /// Returns the screen of an iPhone 8 in an orientation.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.eight.config(orientation)
  }
  /// The screen of an iPhone 8 Plus in portrait.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// Returns the screen of an iPhone 8 Plus in an orientation.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.eightPlus.config(orientation)
  }
  /// The screen of an iPhone X in portrait.
  public static let iPhoneX = iPhoneX(.portrait)
  /// Returns the screen of an iPhone X in an orientation.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.x.config(orientation)
  }
  /// The screen of an iPhone XS Max in portrait.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// Returns the screen of an iPhone XS Max in an orientation.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.xsMax.config(orientation)
  }
  /// The screen of an iPhone XR in portrait.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// Returns the screen of an iPhone XR in an orientation.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.xr.config(orientation)
  }
  /// The screen of an iPhone 12 in portrait.
  public static let iPhone12 = iPhone12(.portrait)
  /// Returns the screen of an iPhone 12 in an orientation.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.twelve.config(orientation)
  }
  /// The screen of an iPhone 12 Pro in portrait.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// Returns the screen of an iPhone 12 Pro in an orientation.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.twelve.config(orientation)
  }
  /// The screen of an iPhone 12 Pro Max in portrait.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// Returns the screen of an iPhone 12 Pro Max in an orientation.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.twelveMax.config(orientation)
  }
  /// The screen of an iPhone 13 in portrait.
  public static let iPhone13 = iPhone13(.portrait)
  /// Returns the screen of an iPhone 13 in an orientation.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.twelve.config(orientation)
  }
  /// The screen of an iPhone 13 mini in portrait.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// Returns the screen of an iPhone 13 mini in an orientation.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.mini.config(orientation)
  }
  /// The screen of an iPhone 13 Pro in portrait.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// Returns the screen of an iPhone 13 Pro in an orientation.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.twelve.config(orientation)
  }
  /// The screen of an iPhone 13 Pro Max in portrait.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// Returns the screen of an iPhone 13 Pro Max in an orientation.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.twelveMax.config(orientation)
  }
}
