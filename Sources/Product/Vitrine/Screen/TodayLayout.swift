import VitrineGraphics

/// The fixed parts of the Today view of iOS 10 and later, in points from the top of a screen with a
/// status bar of 20 points (docs/PLATFORM.md, "Chrome").
struct TodayLayout {
  static let searchField = Rect(x: 0, y: 24, width: 0, height: 36)
  static let searchRadius = 10.0
  /// The height of the blurred strip below the search field of a scrolled view.
  static let stripHeight = 68.0
  /// The brightness that the field, and the strip of a scrolled view, add to their backdrop.
  static let fieldLight = 0.10
  static let scrolledFieldLight = 0.14
  /// The diameter of the Edit button in iOS 10 to 12, and its distance from the last card.
  static let editDiameter = 48.0
  static let editGap = 43.0
  /// The factor by which the cover sheet of iOS 11 darkens the wallpaper.
  static let coverShade = 0.085

  /// A line of text above the cards: size in points, baseline, and distance from the trailing edge.
  struct Line: Hashable {
    var size: Double
    var baseline: Double
    var trailing: Double
  }

  /// The date of iOS 10, in two lines.
  static let date = [
    Line(size: 36, baseline: 109, trailing: 20.5), Line(size: 36, baseline: 151.5, trailing: 20.5),
  ]
  /// The time and the date over the lock screen.
  static let clock = Line(size: 80, baseline: 140, trailing: 24)
  static let clockDate = Line(size: 22, baseline: 176.5, trailing: 24)

  let host: Host
  let version: Int
  /// The height that a notch adds to the status bar.
  let extra: Double

  init(_ variant: Variant) {
    host = variant.host
    version = variant.system.version
    extra = max(0, variant.device.safeArea(variant.orientation).top - 20)
  }

  /// A Boolean value that indicates whether the date is shown above the cards beside the home
  /// screen.
  var hasDate: Bool { host == .today && version == 10 }

  /// The top of the first card without scrolling.
  var firstCardTop: Double {
    let top = host == .lock ? 205 : hasDate ? 180.5 : Self.stripHeight
    return top + extra
  }

  /// The position and size of the magnifying glass, from the field's leading edge.
  var loupe: (x: Double, side: Double) { version < 11 ? (8, 18) : (10, 14) }
  var searchTextX: Double { version < 11 ? 36 : 30 }
}
