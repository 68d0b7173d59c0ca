import VitrineGraphics

/// Every screen of docs/PLATFORM.md, "Devices": sizes in points, portrait.
extension Device {
  /// Creates a phone with a home button.
  ///
  /// The status bar is its only inset, and only in portrait.
  static func iPhone(
    _ name: String, _ models: String, width: Double, height: Double, scale: Double
  ) -> Device {
    Device(
      name: name, models: models, idiom: .phone, screen: Size(width: width, height: height),
      scale: scale, portraitSafeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      landscapeSafeArea: .zero, statusBarHeight: 20)
  }

  /// Creates a phone without a home button.
  static func notched(
    _ name: String, _ models: String, width: Double, height: Double, scale: Double
  ) -> Device {
    var device = iPhone(name, models, width: width, height: height, scale: scale)
    device.portraitSafeArea = Insets(top: 44, left: 0, bottom: 34, right: 0)
    device.landscapeSafeArea = Insets(top: 0, left: 44, bottom: 21, right: 44)
    device.statusBarHeight = 44
    return device
  }

  /// Creates an iPad.
  ///
  /// One without a home button has a status bar of 24 points and an inset of 20 at the bottom.
  static func iPad(
    _ name: String, _ models: String, width: Double, height: Double,
    scale: Double = 2, top: Double = 20, bottom: Double = 0
  ) -> Device {
    let insets = Insets(top: top, left: 0, bottom: bottom, right: 0)
    return Device(
      name: name, models: models, idiom: .pad, screen: Size(width: width, height: height),
      scale: scale, portraitSafeArea: insets, landscapeSafeArea: insets, statusBarHeight: top)
  }

  /// Creates a phone of 2020, which has different insets beside the notch.
  static func iPhone12(
    _ name: String, _ models: String, width: Double, height: Double, top: Double = 47
  ) -> Device {
    var device = notched(name, models, width: width, height: height, scale: 3)
    device.portraitSafeArea.top = top
    device.landscapeSafeArea.left = top
    device.landscapeSafeArea.right = top
    device.statusBarHeight = top
    return device
  }

  /// The devices in the order in which they are listed: phones, then iPads.
  ///
  /// A name can cover several models with the same screen. Names are stable because configurations
  /// and goldens contain them.
  public static let all: [Device] = [
    iPhone("iphone-4s", "iPhone 4s", width: 320, height: 480, scale: 2),
    iPhone("iphone-se", "iPhone 5, 5c, 5s, SE", width: 320, height: 568, scale: 2),
    standard,
    iPhone(
      "iphone-7-plus", "iPhone 6 Plus, 6s Plus, 7 Plus, 8 Plus", width: 414, height: 736, scale: 3),
    notched("iphone-x", "iPhone X, XS, 11 Pro", width: 375, height: 812, scale: 3),
    notched("iphone-xr", "iPhone XR, 11", width: 414, height: 896, scale: 2),
    notched("iphone-xs-max", "iPhone XS Max, 11 Pro Max", width: 414, height: 896, scale: 3),
    iPhone12("iphone-12-mini", "iPhone 12 mini", width: 375, height: 812, top: 50),
    home,
    iPhone12("iphone-12-pro-max", "iPhone 12 Pro Max", width: 428, height: 926),
    iPhone("iphone-7-zoomed", "iPhone 6 to 8 with Display Zoom", width: 320, height: 568, scale: 2),
    iPhone(
      "iphone-7-plus-zoomed", "iPhone 6 Plus to 8 Plus with Display Zoom", width: 375, height: 667,
      scale: 3),
    notched(
      "iphone-xr-zoomed", "iPhone XR, 11 with Display Zoom", width: 375, height: 812, scale: 2),
    notched(
      "iphone-xs-max-zoomed", "iPhone XS Max, 11 Pro Max with Display Zoom", width: 375,
      height: 812, scale: 3),
    iPad("ipad-2", "iPad 2, mini 1", width: 768, height: 1024, scale: 1),
    iPad("ipad-9.7", "iPad 4 to 6, Air, Air 2, Pro 9.7", width: 768, height: 1024),
    iPad(CardSize.miniName, "iPad mini 2 to 5", width: 768, height: 1024),
    iPad("ipad-10.2", "iPad 7, 8", width: 810, height: 1080),
    iPad("ipad-air-4", "iPad Air 4", width: 820, height: 1180, top: 24, bottom: 20),
    iPad("ipad-pro-10.5", "iPad Pro 10.5, Air 3", width: 834, height: 1112),
    iPad("ipad-pro-11", "iPad Pro 11", width: 834, height: 1194, top: 24, bottom: 20),
    iPad("ipad-pro-12.9", "iPad Pro 12.9, first and second generation", width: 1024, height: 1366),
    iPad(
      "ipad-pro-12.9-3", "iPad Pro 12.9, third generation", width: 1024, height: 1366, top: 24,
      bottom: 20),
  ]

  /// The device on which widgets of WidgetKit are drawn by default.
  static let home = iPhone12("iphone-12", "iPhone 12, 12 Pro", width: 390, height: 844)

  /// The 13-inch notebook that shows Notification Center.
  public static let mac = Device(
    name: "mac", models: "MacBook Pro 13", idiom: .desktop,
    screen: Size(width: 1280, height: 800), scale: 2,
    portraitSafeArea: Insets(top: 22, left: 0, bottom: 0, right: 0),
    landscapeSafeArea: Insets(top: 22, left: 0, bottom: 0, right: 0), statusBarHeight: 22)
}
