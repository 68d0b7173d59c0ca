import CoreGraphics
import Foundation
import VitrineGraphics
import VitrineLayout

extension UIView {
  /// The parts of the view outside of the safe area of the view at the top of a window.
  var ownSafeAreaInsets: UIEdgeInsets {
    guard window != nil else { return .zero }
    let safe = LiveEnvironment.current.safeArea
    guard safe != .zero else { return .zero }
    let top = topmost
    let frame = top === self ? bounds : convert(bounds, to: top)
    let size = top.bounds.size
    return UIEdgeInsets(
      top: max(0, CGFloat(safe.top) - frame.minY), left: max(0, CGFloat(safe.left) - frame.minX),
      bottom: max(0, CGFloat(safe.bottom) - (size.height - frame.maxY)),
      right: max(0, CGFloat(safe.right) - (size.width - frame.maxX)))
  }

  /// Gives the view the margins of a controller's root view, unless code has set other ones.
  ///
  /// The system's minimum margins are at the sides only, and the safe area is added to them.
  package func useSystemMargins() {
    guard model.layoutMargins == nil else { return }
    let side = bounds.width >= Self.wideScreen ? 20.0 : 16.0
    model.layoutMargins = Insets(top: 0, left: side, bottom: 0, right: side)
    LayoutChanges.note()
  }

  /// The width from which the margins at the sides are 20 points instead of 16 (docs/PLATFORM.md).
  private static let wideScreen: CGFloat = 400
}
