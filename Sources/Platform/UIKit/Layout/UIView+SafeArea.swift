import CoreGraphics
import Foundation
import VitrineGraphics
import VitrineLayout

extension UIView {
  /// The parts of the view outside of the safe area of the view around it, and the insets that its
  /// controller adds.
  ///
  /// The view at the top of a window has the device's safe area.
  var ownSafeAreaInsets: UIEdgeInsets {
    guard window != nil else { return .zero }
    guard let outer = superview else {
      return UIEdgeInsets(LiveEnvironment.current.safeArea + model.additionalSafeArea)
    }
    let safe = outer.bounds.inset(by: outer.ownSafeAreaInsets)
    let outside = Insets(
      top: max(0, Double(safe.minY - frame.minY)), left: max(0, Double(safe.minX - frame.minX)),
      bottom: max(0, Double(frame.maxY - safe.maxY)), right: max(0, Double(frame.maxX - safe.maxX)))
    return UIEdgeInsets(outside + model.additionalSafeArea)
  }

  /// Gives the view the margins of a controller's root view, unless code has set other ones.
  ///
  /// The system's minimum margins are at the sides only, and the safe area is added to them.
  package func useSystemMargins() {
    guard model.layoutMargins == nil || model.layoutMargins == systemMargins else { return }
    let side = bounds.width >= Self.wideScreen ? 20.0 : 16.0
    let margins = Insets(top: 0, left: side, bottom: 0, right: side)
    guard model.layoutMargins != margins else { return }
    model.layoutMargins = margins
    systemMargins = margins
    LayoutChanges.note()
  }

  /// The width from which the margins at the sides are 20 points instead of 16 (docs/PLATFORM.md).
  static let wideScreen: CGFloat = 400
}

extension UIView {
  /// Requests a layout of the scroll views in the view, whose content begins in the safe area.
  fileprivate func layOutScrollViews() {
    if self is UIScrollView { setNeedsLayout() }
    for view in subviews { view.layOutScrollViews() }
  }
}

extension UIViewController {
  /// The insets of the view's safe area for the bars of a container.
  var barInsets: UIEdgeInsets {
    get { settings.barInsets }
    set {
      settings.barInsets = newValue
      updateSafeArea()
    }
  }

  /// Gives the view the insets that the controller and the bars around it add to the safe area.
  func updateSafeArea() {
    guard let view = viewIfLoaded else { return }
    let insets = settings.additionalSafeAreaInsets.insets + settings.barInsets.insets
    guard view.model.additionalSafeArea != insets else { return }
    view.model.additionalSafeArea = insets
    LayoutChanges.note()
    view.layOutScrollViews()
    guard view.window != nil else { return }
    viewSafeAreaInsetsDidChange()
    view.safeAreaInsetsDidChange()
  }
}
