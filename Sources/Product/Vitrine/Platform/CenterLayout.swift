import VitrineGraphics
import VitrineText

/// The fixed parts of the notification center of iOS 8 and 9, in points from the top of the screen
/// (docs/PLATFORM.md, "Chrome").
struct CenterLayout {
  /// The height of the strip with the chevron at the bottom, including its hairline.
  static let footHeight = 30.5
  static let editSize = Size(width: 223, height: 28)
  /// The distance from the line below the last section to the Edit button.
  static let editGap = 27.5

  let isLandscapePhone: Bool
  /// The height that a notch adds to the status bar.
  ///
  /// No phone with a notch ran these systems, but a picture of one can be requested.
  private let notch: Double
  /// The font size of a section's name: Body, which is 17 by default.
  let nameSize: Double
  private let isFirstVersion: Bool
  private let grid: PixelGrid

  init(_ metrics: WidgetMetrics) {
    isLandscapePhone = metrics.device.idiom != .pad && metrics.orientation == .landscape
    let bar = metrics.device.statusBarHeight
    notch = metrics.orientation == .portrait && bar >= 40 ? bar - 20 : 0
    isFirstVersion = metrics.system == .ios8
    grid = PixelGrid(scale: metrics.scale)
    nameSize = TextStyle.body.size(in: metrics.category, systemVersion: metrics.system.version)
  }

  /// The height of a section's title band, which is as wide as the screen.
  ///
  /// It is 32 at the default text size, and 40.5 at the largest one other than the accessibility
  /// sizes.
  var bandHeight: Double { grid.round(32 + (nameSize - 17) * 17 / 12) }

  /// The baseline of a section's name, from the top of the band.
  var nameBaseline: Double { grid.round(22 + (nameSize - 17) * 11 / 12) }

  /// The bottom of the bar with the two tabs, including its hairline.
  var barHeight: Double { isLandscapePhone ? 52 : 64 + notch }

  var tabsTop: Double { isLandscapePhone ? 23 : 24 + notch }
  var tabsHeight: Double { isLandscapePhone ? 24 : 29 }

  /// The baselines of the date's two lines.
  ///
  /// A phone in landscape has no space for them.
  var dateBaselines: [Double] { isLandscapePhone ? [] : [116 + notch, 156 + notch] }

  /// The top of the first section's band without scrolling.
  var firstBandTop: Double {
    if isLandscapePhone { return barHeight + 12 }
    return (isFirstVersion ? 178 : 180.5) + notch
  }

  /// The height that isn't available to a widget: the bar, the widget's band and the foot.
  var reservedHeight: Double { barHeight + bandHeight + Self.footHeight }
}
