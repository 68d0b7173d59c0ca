public import CoreGraphics

/// A bar of buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The buttons and the spaces between them.
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
  /// The look of the background.
  open var barStyle: UIBarStyle = .default { didSet { setNeedsLayout() } }
  /// The color of the background.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether the content below is visible.
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  /// The look.
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      usesAppearance = true
      setNeedsLayout()
    }
  }
  /// The look in landscape.
  open var compactAppearance: UIToolbarAppearance?
  /// The look over the end of content.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { setNeedsLayout() } }

  private var usesAppearance = false
  /// The content of the bar, which is created anew by each layout.
  private var content: [UIView] = []

  /// The height of the bar above the safe area.
  var height: CGFloat {
    BarLook.isCompact ? BarLook.compactHeight : BarLook.toolbarHeight
  }

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  override var hasBarSize: Bool { true }

  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    for view in content { view.removeFromSuperview() }
    content = []
    let background = BarBackgroundView(line: .top)
    background.frame = bounds
    background.look = BarBackgroundView.Look(
      style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
    background.appearance =
      scrollEdgeAppearance ?? (usesAppearance && !BarLook.isTransparent ? standardAppearance : nil)
    background.show()
    show(background)
    placeItems()
  }

  private func show(_ view: UIView) {
    addSubview(view)
    content.append(view)
  }

  /// Places the buttons from the leading edge, and divides the rest between flexible spaces.
  private func placeItems() {
    let attributes = standardAppearance.buttonAppearance.normal.titleTextAttributes
    let parts = (items ?? []).filter { !$0.isHidden }
      .map { (item: $0, view: $0.makeView(in: self, attributes)) }
    let gaps = zip(parts, parts.dropFirst()).filter { $0.view != nil && $1.view != nil }.count
    let taken = parts.reduce(CGFloat(gaps) * BarLook.spacing) {
      $0 + max($1.view?.bounds.width ?? 0, $1.item.width)
    }
    let springs = parts.filter { $0.item.systemItem == .flexibleSpace }.count
    // A capsule of glass is 12 points wider than its button.
    let margin = BarLook.margin(in: bounds.width) + (BarLook.isNew ? 12 : 0)
    let rest = max(0, bounds.width - 2 * margin - taken)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let middle = min(bounds.height, height) / 2
    var (x, wasView) = (margin, false)
    for (item, view) in parts {
      if view != nil, wasView { x += BarLook.spacing }
      wasView = view != nil
      let width = max(view?.bounds.width ?? 0, item.width)
      if let view {
        if BarLook.isNew {
          let glass = GlassView()
          glass.bounds.size = CGSize(
            width: max(BarLook.itemHeight, width + 24), height: BarLook.itemHeight)
          glass.center = CGPoint(
            x: isRightToLeft ? bounds.width - x - width / 2 : x + width / 2, y: middle)
          show(glass)
        }
        let center = x + width / 2
        view.center = CGPoint(x: isRightToLeft ? bounds.width - center : center, y: middle)
        show(view)
      }
      x += item.systemItem == .flexibleSpace ? rest / CGFloat(springs) : width
    }
  }
}
