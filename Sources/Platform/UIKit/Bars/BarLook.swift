import Foundation
import Vitrine
import VitrineGraphics
import VitrineImport

/// The measures of bars (docs/PLATFORM.md, "Bars").
@preconcurrency @MainActor
package enum BarLook {
  /// The major version of the system.
  private static var version: Int { LiveEnvironment.current.variant.system.version }
  /// A Boolean value that indicates the look of iOS 26.
  package static var isNew: Bool { version >= 26 }
  /// A Boolean value that indicates whether bars without content below them are transparent.
  static var isTransparent: Bool { version >= 15 }
  /// The distance of the content from the top of a bar without a large title.
  package static var height: CGFloat { isNew ? 48.67 : 44 }
  /// The distance of the middle of a title and of items from the top.
  package static var middle: CGFloat { isNew ? 33.83 : 22 }
  /// The height of a bar down to the end of its items.
  package static var fullHeight: CGFloat { max(height, middle + itemHeight / 2) }
  /// The height of the items.
  package static let itemHeight: CGFloat = 44
  /// The height that a large title adds.
  package static let largeTitleHeight: CGFloat = 52
  /// The height that a search field adds.
  static let searchHeight: CGFloat = 52
  /// The height that the text above a title adds.
  static let promptHeight: CGFloat = 30
  /// The height of a bar of tools.
  static let toolbarHeight: CGFloat = 44
  /// The height of a bar of tabs above the safe area.
  package static let tabBarHeight: CGFloat = 49
  /// The height of the capsule of tabs from iOS 26 on.
  package static let tabCapsuleHeight: CGFloat = 62
  /// The distance of the capsule of tabs from the sides.
  package static let tabCapsuleMargin: CGFloat = 21
  /// The distance of items and large titles from the sides.
  package static let margin: CGFloat = 16
  /// The distance between items of a side.
  package static var spacing: CGFloat { isNew ? 12 : 16 }

  /// The height of bars before iOS 26 on a phone in landscape.
  static let compactHeight: CGFloat = 32

  /// A Boolean value that indicates whether bars have the height for a phone in landscape.
  ///
  /// The device decides, not the traits that a container or a test sets (M: 6 pictures).
  static var isCompact: Bool {
    let variant = LiveEnvironment.current.variant
    return !isNew && variant.orientation == .landscape && variant.device.idiom == .phone
  }

  /// Returns the distance of items from the sides in a bar of a width.
  static func margin(in width: CGFloat) -> CGFloat { width >= UIView.wideScreen ? 20 : margin }

  /// The background of bars before iOS 15, and of bars over content since.
  static func material(isDark: Bool) -> UIColor {
    isDark ? UIColor(white: 0.086, alpha: 1) : UIColor(white: 0.976, alpha: 1)
  }
}
