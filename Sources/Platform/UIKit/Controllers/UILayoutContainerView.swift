import CoreGraphics

/// The root view of a controller with bars.
@preconcurrency @MainActor
final class UILayoutContainerView: UIView {
  /// Places the bars and the view between them.
  var layOut: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension UIViewController {
  /// Shows the view of one child in place of the others', below the bars.
  func showOnly(_ shown: UIViewController?) {
    guard isViewLoaded, let shown else { return }
    for child in children where child !== shown {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    if shown.parent !== self { addChild(shown) }
    shown.view.frame = view.bounds
    shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(shown.view, at: 0)
    shown.didMove(toParent: self)
  }

  /// Fills a container, whose bars reduce the safe area or, if content doesn't extend below them,
  /// the view.
  func fill(
    _ container: UIView, between bars: UIEdgeInsets, isOpaque: (top: Bool, bottom: Bool)
  ) {
    func extends(_ edge: UIRectEdge, _ isOpaque: Bool) -> Bool {
      edgesForExtendedLayout.contains(edge) && (!isOpaque || extendedLayoutIncludesOpaqueBars)
    }
    let safe = container.safeAreaInsets
    var (frame, insets) = (UIEdgeInsets.zero, bars)
    if bars.top > 0, !extends(.top, isOpaque.top) {
      (frame.top, insets.top) = (safe.top + bars.top, 0)
    }
    if bars.bottom > 0, !extends(.bottom, isOpaque.bottom) {
      (frame.bottom, insets.bottom) = (safe.bottom + bars.bottom, 0)
    }
    barInsets = insets
    view.frame = container.bounds.inset(by: frame)
    view.useSystemMargins()
  }
}
