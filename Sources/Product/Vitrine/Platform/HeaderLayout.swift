package import VitrineGraphics
import VitrineText

/// The positions of the icon, name and button in a card's header, from the card's top left in a
/// left-to-right interface (docs/PLATFORM.md, "Chrome").
///
/// All sizes follow the line height of Footnote: iOS 10 leaves 7 points above and 4 below in
/// addition to the ascender, and iOS 11 two more on either side.
package struct HeaderLayout: Hashable, Sendable {
  package static let iconSide = 20.0
  /// The distance between a text button and the card's trailing edge.
  package static let buttonMargin = 8.0
  /// The distance between the name and the button.
  package static let buttonGap = 16.0

  private let version: Int
  private let hasLaterIcon: Bool
  /// The font size of the name and of a text button.
  package let fontSize: Double

  package init(_ system: SystemGeneration, _ category: ContentSizeCategory) {
    version = system.version
    hasLaterIcon = system != .ios10
    fontSize = TextStyle.footnote.size(in: category, systemVersion: system.version)
  }

  package var font: FontDescription { .system(fontSize) }

  /// The line height of the system font, in the half points of a 2× screen.
  private var lineHeight: Double { PixelGrid(scale: 2).ceil(fontSize * 2444 / 2048) }

  package var height: Double {
    PixelGrid(scale: 1).round(lineHeight + (version < 11 ? 20 : 24))
  }

  /// The baseline of the name and of a text button, from the card's top.
  package var baseline: Double { lineHeight + (version < 11 ? 7 : 9) }

  package var icon: Rect {
    let middle = (height - Self.iconSide) / 2
    return Rect(
      x: hasLaterIcon ? 10 : 8, y: version < 11 ? middle : max(10, middle),
      width: Self.iconSide, height: Self.iconSide)
  }

  package var nameX: Double { hasLaterIcon ? 37 : 36 }

  /// A Boolean value that indicates whether a chevron replaces Show More and Show Less, as in iOS
  /// 13.
  package var hasChevron: Bool { version >= 13 }

  /// Returns the width of the chevron: the mean of Caption 1 and Caption 2, which is 11.5 by
  /// default.
  package static func chevronSide(_ category: ContentSizeCategory, version: Int) -> Double {
    (TextStyle.caption1.size(in: category, systemVersion: version)
      + TextStyle.caption2.size(in: category, systemVersion: version)) / 2
  }

  /// Returns the width available for the name beside a button.
  ///
  /// A nil width means no button.
  package func nameWidth(in cardWidth: Double, besideButton button: Double?) -> Double {
    let end = cardWidth - Self.buttonMargin
    return max(0, end - nameX - (button.map { $0 + Self.buttonGap } ?? 0))
  }
}
