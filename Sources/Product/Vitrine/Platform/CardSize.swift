import VitrineGraphics

/// The size of a card's content on a screen, for systems on which no formula gives it
/// (docs/PLATFORM.md, "Widths").
struct CardSize: Hashable, Sendable {
  /// The portrait size of the screen, in points.
  var screen: Size
  var width: Double
  /// The maximum height of an expanded card at the default text size.
  var expanded: Double

  private init(
    _ screenWidth: Double, _ screenHeight: Double, width: Double, expanded: Double
  ) {
    screen = Size(width: screenWidth, height: screenHeight)
    self.width = width
    self.expanded = expanded
  }

  /// Returns the size on a device from iOS 13 on, or nil if earlier rules apply.
  ///
  /// A screen that isn't listed has the size of the largest listed screen that fits on it.
  static func listed(for device: Device, version: Int) -> CardSize? {
    guard let rows = rows(for: device, version: version) else { return nil }
    return rows.last {
      $0.screen.width <= device.screen.width && $0.screen.height <= device.screen.height
    }
  }

  private static func rows(for device: Device, version: Int) -> [CardSize]? {
    switch (device.idiom, version) {
    case (.pad, 13): device.name == miniName ? [mini13] : pads13
    case (.pad, 14...): pads14
    case (.phone, 14...): phones14
    default: nil
    }
  }

  /// The name of the device whose screen is that of a 9.7-inch iPad, but whose cards are narrower.
  static let miniName = "ipad-mini"

  private static let mini13 = CardSize(768, 1024, width: 336, expanded: 572)

  private static let pads13 = [
    CardSize(768, 1024, width: 355, expanded: 572),
    CardSize(810, 1080, width: 359, expanded: 572),
    CardSize(834, 1112, width: 359, expanded: 616),
    CardSize(1024, 1366, width: 373, expanded: 748),
  ]

  private static let pads14 = [
    CardSize(768, 1024, width: 329, expanded: 352),
    CardSize(1024, 1366, width: 360, expanded: 352),
  ]

  /// The widths are those of the medium family of WidgetKit on the same screen.
  ///
  /// The phones of 2020 aren't in the source. Their widths follow from this relation, and their
  /// heights are whole rows of the screen without 36 points, as on all other phones.
  private static let phones14 = [
    CardSize(320, 568, width: 292, expanded: 528),
    CardSize(375, 667, width: 321, expanded: 616),
    CardSize(375, 812, width: 329, expanded: 748),
    CardSize(390, 844, width: 338, expanded: 792),
    CardSize(414, 736, width: 348, expanded: 660),
    CardSize(414, 896, width: 360, expanded: 836),
    CardSize(428, 926, width: 364, expanded: 880),
  ]
}
