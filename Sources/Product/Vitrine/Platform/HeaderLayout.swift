package import VitrineGraphics
import VitrineText

/// The positions of the icon, name and button in a card's header, from the card's top left in a
/// left-to-right interface (docs/PLATFORM.md, "Chrome").
///
/// On iOS 10 all sizes follow the line height of Footnote, with 7 points above and 4 below in
/// addition to the ascender. From iOS 11 on they follow Footnote's leading: the header is 40 points
/// high at the default text size, with the text 3 points above its middle.
package struct HeaderLayout: Hashable, Sendable {
  package static let iconSide = 20.0
  /// The distance between the name and the button.
  package static let buttonGap = 16.0

  private let version: Int
  /// The font size of the name and of a text button.
  package let fontSize: Double
  /// The leading of the name's text style.
  private let leading: Double
  /// The width of the chevron, which is 10 at the default text size.
  package let chevronWidth: Double

  package init(_ system: SystemGeneration, _ category: ContentSizeCategory) {
    version = system.version
    fontSize = TextStyle.footnote.size(in: category, systemVersion: system.version)
    leading = TextStyle.footnote.lineHeight(in: category, systemVersion: system.version)
    chevronWidth = 10 * fontSize / 13
  }

  package var font: FontDescription { .system(fontSize) }

  /// The line height of the system font, in the half points of a 2× screen.
  private var lineHeight: Double { PixelGrid(scale: 2).ceil(fontSize * 2444 / 2048) }

  package var height: Double {
    version < 11
      ? PixelGrid(scale: 1).round(lineHeight + 20) : PixelGrid.floor(40 * leading / 18)
  }

  /// The baseline of the name, from the card's top.
  package var baseline: Double {
    lineHeight + (version < 11 ? 7 : PixelGrid(scale: 2).floor((height - lineHeight) / 2 - 3))
  }

  /// The baseline of a text button, half a point above the name's.
  package var buttonBaseline: Double { baseline - 0.5 }

  package var icon: Rect {
    let middle = (height - Self.iconSide) / 2
    return Rect(
      x: version < 11 ? 8 : 10, y: version < 11 ? middle : PixelGrid.floor(middle),
      width: Self.iconSide, height: Self.iconSide)
  }

  package var nameX: Double { version < 11 ? 36 : 37 }

  /// A Boolean value that indicates whether a chevron replaces Show More and Show Less, as in iOS
  /// 13.
  package var hasChevron: Bool { version >= 13 }

  /// The distance between the button and the card's trailing edge: 8 for a text, 13 for a chevron.
  package func buttonMargin(isChevron: Bool) -> Double { isChevron ? 13 : 8 }

  /// Returns the width available for the name beside a button.
  ///
  /// A nil width means no button.
  package func nameWidth(in cardWidth: Double, besideButton button: Double?) -> Double {
    let end = cardWidth - buttonMargin(isChevron: hasChevron && button != nil)
    return max(0, end - nameX - (button.map { $0 + Self.buttonGap } ?? 0))
  }
}
