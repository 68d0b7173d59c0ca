extension ViewImageConfig {
  /// The screen of an iPad mini in landscape.
  public static let iPadMini = iPadMini(Orientation.landscape)
  /// Returns the screen of an iPad mini in an orientation.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    TabletScreen.mini.config(orientation.tablet)
  }
  /// Returns a part of the screen of an iPad mini.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletScreen.mini.config(orientation)
  }
  /// The screen of an iPad with 9.7 inches in landscape.
  public static let iPad9_7 = iPad9_7(Orientation.landscape)
  /// Returns the screen of an iPad with 9.7 inches in an orientation.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    TabletScreen.mini.config(orientation.tablet)
  }
  /// Returns a part of the screen of an iPad with 9.7 inches.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletScreen.mini.config(orientation)
  }
  /// The screen of an iPad with 10.2 inches in landscape.
  public static let iPad10_2 = iPad10_2(Orientation.landscape)
  /// Returns the screen of an iPad with 10.2 inches in an orientation.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    TabletScreen.ten.config(orientation.tablet)
  }
  /// Returns a part of the screen of an iPad with 10.2 inches.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletScreen.ten.config(orientation)
  }
  /// The screen of an iPad Pro with 10.5 inches in landscape.
  public static let iPadPro10_5 = iPadPro10_5(Orientation.landscape)
  /// Returns the screen of an iPad Pro with 10.5 inches in an orientation.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    TabletScreen.tenAndHalf.config(orientation.tablet)
  }
  /// Returns a part of the screen of an iPad Pro with 10.5 inches.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletScreen.tenAndHalf.config(orientation)
  }
  /// The screen of an iPad Pro with 11 inches in landscape.
  public static let iPadPro11 = iPadPro11(Orientation.landscape)
  /// Returns the screen of an iPad Pro with 11 inches in an orientation.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    TabletScreen.eleven.config(orientation.tablet)
  }
  /// Returns a part of the screen of an iPad Pro with 11 inches.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletScreen.eleven.config(orientation)
  }
  /// The screen of an iPad Pro with 12.9 inches in landscape.
  public static let iPadPro12_9 = iPadPro12_9(Orientation.landscape)
  /// Returns the screen of an iPad Pro with 12.9 inches in an orientation.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    TabletScreen.thirteen.config(orientation.tablet)
  }
  /// Returns a part of the screen of an iPad Pro with 12.9 inches.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletScreen.thirteen.config(orientation)
  }
}
