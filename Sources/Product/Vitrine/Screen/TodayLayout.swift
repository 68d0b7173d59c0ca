import VitrineGraphics
import VitrineText

/// The fixed parts of the Today view of iOS 10 and later, in points from the top of a screen with a
/// status bar of 20 points (docs/PLATFORM.md, "Chrome").
struct TodayLayout {
  static let searchRadius = 10.0
  /// The brightness that the field, and the strip of a scrolled view, add to their backdrop.
  static let fieldLight = 0.10
  static let scrolledFieldLight = 0.14
  /// The smallest diameter of the Edit button in iOS 10 to 12, and its distance from the last card.
  ///
  /// The diameter of a longer word is the word's width and the padding.
  static let editDiameter = 48.0
  static let editPadding = 18.0
  static let editGap = 43.0
  /// The distance from the Edit button to the baseline of the line that counts new widgets.
  static let newWidgetsDrop = 24.0
  /// The factor by which the cover sheet of iOS 11 to 13 darkens the wallpaper.
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
  /// The line of the Chinese calendar, which replaces the second line in Simplified Chinese.
  static let calendarLine = Line(size: 13, baseline: 124.5, trailing: 20)
  /// The time and the date over the lock screen.
  static let clock = Line(size: 80, baseline: 140, trailing: 24)
  static let clockDate = Line(size: 22, baseline: 176.5, trailing: 24)

  let host: Host
  let version: Int
  /// The height that a notch adds to the status bar.
  let extra: Double
  /// A Boolean value that indicates whether a date above the cards has a line of the Chinese
  /// calendar.
  let hasCalendarLine: Bool
  /// The size of Body's text and the distance of its lines.
  private let body: (size: Double, leading: Double)

  init(_ variant: Variant) {
    host = variant.host
    // No screenshot shows the lock screen of iOS 14, so it has the positions of iOS 13.
    version = host == .today ? variant.system.version : min(13, variant.system.version)
    extra = max(0, variant.device.safeArea(variant.orientation).top - 20)
    hasCalendarLine = variant.locale == "zh-Hans" || variant.locale.hasPrefix("zh-Hans-")
    body = (
      TextStyle.body.size(in: variant.textSize, systemVersion: version),
      TextStyle.body.lineHeight(in: variant.textSize, systemVersion: version)
    )
  }

  /// A Boolean value that indicates whether the date is shown above the cards beside the home
  /// screen.
  var hasDate: Bool { host == .today && version == 10 }

  /// The top of the first card without scrolling.
  var firstCardTop: Double {
    if version >= 14 { return 174 + extra }
    if host == .lock { return 205 + coverExtra }
    let dateEnd = hasCalendarLine ? 153.5 : 180.5
    return (hasDate ? dateEnd : stripHeight) + extra
  }

  /// The height that a notch adds above the clock and the cards of the cover sheet: 11 points more
  /// than the status bar's.
  var coverExtra: Double { extra > 0 && version >= 11 ? extra + 11 : extra }

  /// The vertical extent of the search field.
  ///
  /// From iOS 11 on it follows the text size. The field of iOS 14 is taller.
  var searchField: (y: Double, height: Double) {
    switch version {
    case ...10: (24, 36)
    case 11...13: (24, PixelGrid(scale: 2).round(36 * body.leading / 22))
    default: (40, 48)
    }
  }

  /// The height of the blurred strip below the search field of a scrolled view.
  var stripHeight: Double { version < 14 ? 68 : searchField.y + searchField.height + 8 }

  /// The position and size of the magnifying glass, from the field's leading edge.
  var loupe: (x: Double, side: Double) { version < 11 ? (8, 18) : (10, 14) }
  /// The leading edge of the placeholder, which is a point further in below the default text size.
  var searchTextX: Double { version < 11 ? 36 : body.size < 17 ? 31 : 30 }
  /// The size of the microphone, and its distance from the field's trailing edge.
  var microphone: (size: Size, trailing: Double) {
    version < 11
      ? (Size(width: 11.5, height: 21.5), 10.5) : (Size(width: 12, height: 19), 12)
  }
  var searchTextSize: Double { version < 11 ? 17 : version < 14 ? body.size : 20 }

  /// A Boolean value that indicates whether the field's content is in its center, without a
  /// microphone, as in iOS 14.
  var centersSearch: Bool { version >= 14 }

  /// The size of the Edit button from iOS 13 on, and its distance from the last card.
  ///
  /// On iOS 13 it is higher on devices without a home button.
  func editCapsule(wordWidth: Double, hasHomeButton: Bool) -> (size: Size, gap: Double) {
    let height = version < 14 && !hasHomeButton ? 28.0 : 26
    return (Size(width: max(60, wordWidth + 20), height: height), version < 14 ? 20 : 21)
  }
}
