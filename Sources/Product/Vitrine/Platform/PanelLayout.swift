import VitrineGraphics
import VitrineText

/// The fixed parts of Notification Center on a Mac, in points (docs/PLATFORM.md, "Chrome").
///
/// Up to OS X 10.11 sections fill a dark panel. From macOS 10.12 on they are cards on a light one.
package struct PanelLayout: Hashable, Sendable {
  /// The height of the menu bar above the panel.
  package static let menuBarHeight = 22.0
  /// The width of a section.
  package static let sectionWidth = 320.0

  /// A Boolean value that indicates whether sections are cards.
  let hasCards: Bool

  package init(_ system: SystemGeneration) { hasCards = system != .macos }

  /// The distance of a section from the panel's edges.
  package var sectionInset: Double { hasCards ? 12 : 0 }
  package var width: Double { Self.sectionWidth + 2 * sectionInset }

  /// The height of a section's title.
  package var headerHeight: Double { hasCards ? 25 : 26 }
  /// The alpha of the black that darkens a title's backdrop.
  var headerShade: Double { hasCards ? 0.045 : 0.14 }
  /// The position of the app's icon in a title, or nil if there is none.
  var icon: Rect? { hasCards ? Rect(x: 10, y: 6, width: 12, height: 12) : nil }
  var nameX: Double { hasCards ? 31 : 8.5 }
  var nameSize: Double { hasCards ? 11 : 13 }
  /// The color of a section's name.
  var nameColor: Color { Color(white: hasCards ? 0 : 1, alpha: hasCards ? 0.6 : 0.65) }
  /// The size of the info button, and its distance from the title's end.
  var infoButton: (side: Double, trailing: Double) { (16, 9) }

  /// Returns a section's name as its title shows it.
  package func name(_ title: String) -> String { hasCards ? title.uppercased() : title }

  /// The top of the first section, from the top of the panel.
  package var firstSectionTop: Double { 130 }

  /// The position of the tabs on the panel.
  var tabs: Rect {
    hasCards
      ? Rect(x: (width - 294) / 2, y: 14, width: 294, height: 21)
      : Rect(x: 40, y: 12, width: width - 80, height: 22)
  }

  /// The lines of the date: the leading edge, the font, the first baseline and the distance to the
  /// second.
  var date: (x: Double, font: FontDescription, baseline: Double, pitch: Double) {
    hasCards ? (46, .system(33, .thin), 78, 38) : (20, .system(26, .light), 72, 33)
  }

  /// The insets that the host proposes to a widget.
  var proposedInsets: Insets {
    hasCards
      ? Insets(top: 14, left: 8, bottom: 12, right: 8)
      : Insets(top: 14, left: 32, bottom: 0, right: 20)
  }
}
