import VitrineGraphics
package import VitrineLayout

extension LayoutContext {
  /// Replaces the host's margins by those that code has set for the root view.
  ///
  /// Since iOS 11 they start at the safe area.
  package mutating func useMargins(of root: View) {
    guard let margins = root.layoutMargins else { return }
    let startsAtSafeArea = systemVersion >= 11 && root.insetsLayoutMarginsFromSafeArea
    rootMargins = startsAtSafeArea ? margins + safeAreaInsets : margins
  }
}
