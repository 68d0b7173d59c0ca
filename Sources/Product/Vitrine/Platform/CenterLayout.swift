import VitrineGraphics
import VitrineText

/// The fixed parts of the notification center of iOS 8 and 9, in points from the top of the
/// screen (docs/PLATFORM.md, "Chrome").
struct CenterLayout {
  /// The strip with the chevron at the bottom, from its hairline down.
  static let footHeight = 30.5
  static let editSize = Size(width: 223, height: 28)
  /// From the line under the last section to the Edit button.
  static let editGap = 27.5

  let isLandscapePhone: Bool
  /// Of a section's name: Body, which is 17 by default.
  let nameSize: Double
  private let isFirstVersion: Bool
  private let grid: PixelGrid

  init(_ metrics: WidgetMetrics) {
    isLandscapePhone = metrics.device.idiom != .pad && metrics.orientation == .landscape
    isFirstVersion = metrics.system == .ios8
    grid = PixelGrid(scale: metrics.scale)
    nameSize = TextStyle.body.size(in: metrics.category, systemVersion: metrics.system.version)
  }

  /// A section's title band, as wide as the screen: 32 at the default text size, 40.5 at the
  /// largest without the accessibility sizes.
  var bandHeight: Double { grid.round(32 + (nameSize - 17) * 17 / 12) }

  /// Of a section's name, from the band's top.
  var nameBaseline: Double { grid.round(22 + (nameSize - 17) * 11 / 12) }

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
  var reservedHeight: Double { barHeight + bandHeight + Self.footHeight }
}
