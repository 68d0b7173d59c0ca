public import UIKit

extension UITraitCollection {
  /// Returns the traits of an iPhone SE in an orientation.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.se.traits(orientation)
  }
  /// Returns the traits of an iPhone 8 in an orientation.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.eight.traits(orientation)
  }
  /// Returns the traits of an iPhone 8 Plus in an orientation.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.eightPlus.traits(orientation)
  }
  /// Returns the traits of an iPhone X in an orientation.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.x.traits(orientation)
  }
  /// Returns the traits of an iPhone XS Max in an orientation.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.xsMax.traits(orientation)
  }
  /// Returns the traits of an iPhone XR in an orientation.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.xr.traits(orientation)
  }
  /// Returns the traits of an iPhone 12 in an orientation.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.twelve.traits(orientation)
  }
  /// Returns the traits of an iPhone 12 Pro in an orientation.
  public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.twelve.traits(orientation)
  }
  /// Returns the traits of an iPhone 12 Pro Max in an orientation.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    PhoneScreen.twelveMax.traits(orientation)
  }
  /// Returns the traits of an iPhone 13 in an orientation.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.twelve.traits(orientation)
  }
  /// Returns the traits of an iPhone 13 mini in an orientation.
  public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.mini.traits(orientation)
  }
  /// Returns the traits of an iPhone 13 Pro in an orientation.
  public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.twelve.traits(orientation)
  }
  /// Returns the traits of an iPhone 13 Pro Max in an orientation.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    PhoneScreen.twelveMax.traits(orientation)
  }
  /// The traits of an iPad mini.
  public static let iPadMini = TabletScreen.traits(isCompact: false)
  /// The traits of an iPad mini in a narrow split.
  public static let iPadMini_Compact_SplitView = TabletScreen.traits(isCompact: true)
  /// The traits of an iPad with 9.7 inches.
  public static let iPad9_7 = TabletScreen.traits(isCompact: false)
  /// The traits of an iPad with 9.7 inches in a narrow split.
  public static let iPad9_7_Compact_SplitView = TabletScreen.traits(isCompact: true)
  /// The traits of an iPad with 10.2 inches.
  public static let iPad10_2 = TabletScreen.traits(isCompact: false)
  /// The traits of an iPad with 10.2 inches in a narrow split.
  public static let iPad10_2_Compact_SplitView = TabletScreen.traits(isCompact: true)
  /// The traits of an iPad Pro with 10.5 inches.
  public static let iPadPro10_5 = TabletScreen.traits(isCompact: false)
  /// The traits of an iPad Pro with 10.5 inches in a narrow split.
  public static let iPadPro10_5_Compact_SplitView = TabletScreen.traits(isCompact: true)
  /// The traits of an iPad Pro with 11 inches.
  public static let iPadPro11 = TabletScreen.traits(isCompact: false)
  /// The traits of an iPad Pro with 11 inches in a narrow split.
  public static let iPadPro11_Compact_SplitView = TabletScreen.traits(isCompact: true)
  /// The traits of an iPad Pro with 12.9 inches.
  public static let iPadPro12_9 = TabletScreen.traits(isCompact: false)
  /// The traits of an iPad Pro with 12.9 inches in a narrow split.
  public static let iPadPro12_9_Compact_SplitView = TabletScreen.traits(isCompact: true)
}
