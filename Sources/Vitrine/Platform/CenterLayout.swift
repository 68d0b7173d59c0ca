import VitrineGraphics

/// The fixed parts of the notification center of iOS 8 and 9, in points from the top of the
/// screen (docs/PLATFORM.md, "Chrome").
struct CenterLayout {
  /// A section's title band, as wide as the screen.
  static let bandHeight = 32.0
  /// The strip with the chevron at the bottom, from its hairline down.
  static let footHeight = 30.5
  static let editSize = Size(width: 223, height: 28)
  /// From the line under the last section to the Edit button.
  static let editGap = 27.5

  let isLandscapePhone: Bool
  private let isFirstVersion: Bool

  init(_ metrics: WidgetMetrics) {
    isLandscapePhone = metrics.device.idiom != .pad && metrics.orientation == .landscape
    isFirstVersion = metrics.system == .ios8
  }

  /// Where the bar of the two tabs ends, with its hairline.
  var barHeight: Double { isLandscapePhone ? 52 : 64 }

  var tabsTop: Double { isLandscapePhone ? 23 : 24 }
  var tabsHeight: Double { isLandscapePhone ? 24 : 29 }

  /// The baselines of the date's two lines; a phone in landscape has no room for them.
  var dateBaselines: [Double] { isLandscapePhone ? [] : [116, 156] }

  /// The band of the first section of a view that isn't scrolled.
  var firstBandTop: Double {
    if isLandscapePhone { return barHeight + 12 }
    return isFirstVersion ? 178 : 180.5
  }

  /// What a widget's own height leaves free: the bar, the widget's band and the foot.
  var reservedHeight: Double { barHeight + Self.bandHeight + Self.footHeight }
}
