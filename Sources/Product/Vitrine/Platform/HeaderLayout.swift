package import VitrineGraphics
import VitrineText

/// Where a card's header puts its icon, its name and its button, from the card's top left in an
/// interface that runs from left to right (docs/PLATFORM.md, "Chrome").
///
/// Everything hangs on the height of a line of Footnote: iOS 10 leaves 7 points over and 4 under
/// it beside the ascender, iOS 11 two more at either side.
package struct HeaderLayout: Hashable, Sendable {
  package static let iconSide = 20.0
  /// Between a text button and the card's trailing edge.
  package static let buttonMargin = 8.0
  /// Between the name and the button.
  package static let buttonGap = 16.0

  private let version: Int
  private let hasLaterIcon: Bool
  /// Of the name and of a text button.
  package let fontSize: Double

  package init(_ system: SystemGeneration, _ category: ContentSizeCategory) {
    version = system.version
    hasLaterIcon = system != .ios10
    fontSize = TextStyle.footnote.size(in: category, systemVersion: system.version)
  }

  package var font: FontDescription { .system(fontSize) }

  /// A line of the system font, in the half points of a 2× screen.
  private var lineHeight: Double { PixelGrid(scale: 2).ceil(fontSize * 2444 / 2048) }

  package var height: Double {
    PixelGrid(scale: 1).round(lineHeight + (version < 11 ? 20 : 24))
  }

  /// Of the name and of a text button, from the card's top.
  package var baseline: Double { lineHeight + (version < 11 ? 7 : 9) }

  package var icon: Rect {
    let middle = (height - Self.iconSide) / 2
    return Rect(
      x: hasLaterIcon ? 10 : 8, y: version < 11 ? middle : max(10, middle),
      width: Self.iconSide, height: Self.iconSide)
  }

  package var nameX: Double { hasLaterIcon ? 37 : 36 }

  /// iOS 13 shows a chevron in place of Show More and Show Less.
  package var hasChevron: Bool { version >= 13 }

  /// How wide the chevron is: the mean of Caption 1 and Caption 2, which is 11.5 by default.
  package static func chevronSide(_ category: ContentSizeCategory, version: Int) -> Double {
    (TextStyle.caption1.size(in: category, systemVersion: version)
      + TextStyle.caption2.size(in: category, systemVersion: version)) / 2
  }

  /// How much of a card's width the name may take beside a button this wide; nil is no button.
  package func nameWidth(in cardWidth: Double, besideButton button: Double?) -> Double {
    let end = cardWidth - Self.buttonMargin
    return max(0, end - nameX - (button.map { $0 + Self.buttonGap } ?? 0))
  }
}
