import CoreGraphics
public import Foundation

/// A bar with a title and buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  /// The items, of which the last one is shown.
  open var items: [UINavigationItem]? { didSet { change() } }
  /// The top item.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top one.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// The object that decides about changes.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The look of the background.
  open var barStyle: UIBarStyle = .default { didSet { change() } }
  /// The color of the background.
  open var barTintColor: UIColor? { didSet { change() } }
  /// A Boolean value that indicates whether the content below is visible.
  open var isTranslucent = true { didSet { change() } }
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { change() } }
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { change() } }
  /// A Boolean value that indicates whether titles are large.
  open var prefersLargeTitles = false { didSet { change() } }
  /// The line below the bar.
  open var shadowImage: UIImage? { didSet { change() } }
  /// The image of the button that leads back.
  open var backIndicatorImage: UIImage? { didSet { change() } }
  /// The mask of that image in a transition.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The look.
  open var standardAppearance = UINavigationBarAppearance() { didSet { usesAppearance = true } }
  /// The look in landscape.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look over the top of content.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { usesAppearance = true } }
  /// The look in landscape over the top of content.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The content of the bar, which is created anew by each layout.
  private var content: [UIView] = []
  /// A Boolean value that indicates whether code has set an appearance.
  private var usesAppearance = false { didSet { change() } }
  private var backgroundImage: UIImage? { didSet { change() } }

  /// Sets the background.
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImage = image
  }

  /// Sets the background at a place.
  open func setBackgroundImage(
    _ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgroundImage = image }

  /// Sets the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Adds an item at the top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Removes the item at the top.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

  private func change() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  // MARK: Size

  /// A Boolean value that indicates whether the title of the top item is large.
  var isLarge: Bool {
    guard prefersLargeTitles, let topItem else { return false }
    switch topItem.largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic: return items?.dropLast().last?.largeTitleDisplayMode != .never
    }
  }

  /// The height of the bar with its parts.
  var wholeHeight: CGFloat {
    var height = hasMore ? fullHeight : lineHeight
    if isLarge { height += BarLook.largeTitleHeight }
    if topItem?.searchController != nil { height += BarLook.searchHeight }
    return height + prompt
  }

  /// A Boolean value that indicates whether there is a part below the buttons.
  private var hasMore: Bool { isLarge || topItem?.searchController != nil }
  /// The height of the line of buttons.
  private var lineHeight: CGFloat {
    BarLook.isCompact ? BarLook.compactHeight : BarLook.height
  }
  /// The distance of the middle of the buttons from the top of their line.
  private var middle: CGFloat { BarLook.isNew ? BarLook.middle : lineHeight / 2 }
  private var fullHeight: CGFloat { BarLook.isNew ? BarLook.fullHeight : lineHeight }

  private var prompt: CGFloat { topItem?.prompt == nil ? 0 : BarLook.promptHeight }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: wholeHeight)
  }

  override var hasBarSize: Bool { true }

  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: wholeHeight)
  }

  // MARK: Content

  override open func layoutSubviews() {
    super.layoutSubviews()
    for view in content { view.removeFromSuperview() }
    content = []
    showBackground()
    guard let topItem else { return }
    topItem.bar = self
    let (left, right) = showButtons(of: topItem)
    showTitle(of: topItem, from: left, to: right)
    var y = prompt + fullHeight
    if isLarge, let title = topItem.title {
      let label = UILabel()
      label.attributedText = NSAttributedString(
        string: title,
        attributes: largeAttributes)
      label.frame = CGRect(
        x: margins.left, y: y + 3.5, width: bounds.width - margins.left - margins.right, height: 41)
      show(label)
      y += BarLook.largeTitleHeight
    }
    if let search = topItem.searchController?.searchBar {
      search.frame = CGRect(x: 0, y: y, width: bounds.width, height: BarLook.searchHeight)
      show(search)
    }
  }

  private func show(_ view: UIView) {
    addSubview(view)
    content.append(view)
  }

  /// The distances of the content from the sides, within the safe area.
  private var margins: (left: CGFloat, right: CGFloat) {
    let margin = BarLook.margin(in: bounds.width)
    let safe = safeAreaInsets
    // Beside a notch the margin is that of narrow screens (M: 3 pictures).
    return (
      safe.left > 0 ? BarLook.margin + safe.left : margin,
      safe.right > 0 ? BarLook.margin + safe.right : margin
    )
  }

  /// The look over the top of content, or nil if code sets none.
  ///
  /// Before iOS 15, it is for large titles only.
  private var edgeAppearance: UINavigationBarAppearance? {
    guard isLarge || BarLook.isTransparent else { return nil }
    return topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  /// The look of texts, or nil if code sets none.
  private var appearance: UINavigationBarAppearance? {
    edgeAppearance ?? topItem?.standardAppearance ?? (usesAppearance ? standardAppearance : nil)
  }

  private func showBackground() {
    let background = BarBackgroundView(line: .bottom)
    // The background of a bar at the top covers the status bar, too.
    let isAttached =
      superview is UILayoutContainerView || delegate?.position(for: self) == .topAttached
    let above = isAttached ? max(0, superview.map { frame.minY - $0.bounds.minY } ?? 0) : 0
    background.frame = bounds.inset(by: UIEdgeInsets(top: -above, left: 0, bottom: 0, right: 0))
    background.look = BarBackgroundView.Look(
      style: barStyle, tint: barTintColor, image: backgroundImage, isTranslucent: isTranslucent,
      hasLine: shadowImage == nil, isLarge: isLarge)
    // From iOS 15 on, a look that isn't for the top of content has no background there.
    background.appearance = BarLook.isTransparent ? edgeAppearance : appearance
    background.show()
    show(background)
  }

  private var titleAttributes: [NSAttributedString.Key: Any] {
    var all: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: .semibold),
      .foregroundColor: barStyle == .default ? UIColor.label : .white,
    ]
    all.merge(titleTextAttributes ?? [:]) { $1 }
    all.merge(appearance?.titleTextAttributes ?? [:]) { $1 }
    return all
  }

  private var largeAttributes: [NSAttributedString.Key: Any] {
    var all = titleAttributes
    all[.font] = UIFont.systemFont(ofSize: 34, weight: .bold)
    all.merge(largeTitleTextAttributes ?? [:]) { $1 }
    all.merge(appearance?.largeTitleTextAttributes ?? [:]) { $1 }
    return all
  }

  /// Shows the buttons at both sides, and returns the room between them.
  private func showButtons(of item: UINavigationItem) -> (left: CGFloat, right: CGFloat) {
    let attributes = appearance?.buttonAppearance.normal.titleTextAttributes ?? [:]
    let middle = prompt + middle
    var left: [UIView] = []
    if let back = backView(attributes) { left.append(back) }
    if left.isEmpty || item.leftItemsSupplementBackButton {
      left += (item.leftBarButtonItems ?? []).filter { !$0.isHidden }
        .compactMap { $0.makeView(in: self, attributes) }
    }
    let right = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }
      .compactMap { $0.makeView(in: self, attributes) }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func row(_ views: [UIView], isAtRight: Bool) -> BarButtonRow {
      BarButtonRow(
        views, middle: middle, isAtRight: isAtRight,
        margin: isAtRight ? margins.right : margins.left)
    }
    let leading = row(left, isAtRight: isRightToLeft)
    let trailing = row(right, isAtRight: !isRightToLeft)
    for row in [leading, trailing] {
      row.place(in: bounds.width)
      if let glass = row.glass { show(glass) }
      for view in row.views { show(view) }
    }
    let (atLeft, atRight) = isRightToLeft ? (trailing, leading) : (leading, trailing)
    return (atLeft.width, bounds.width - atRight.width)
  }

  /// Returns the button that leads back, or nil.
  private func backView(_ attributes: [NSAttributedString.Key: Any]) -> UIView? {
    guard let backItem, let topItem, !topItem.hidesBackButton,
      topItem.leftBarButtonItems == nil || topItem.leftItemsSupplementBackButton
    else { return nil }
    let item = UIBarButtonItem()
    item.tintColor = backItem.backBarButtonItem?.tintColor
    item.image =
      backIndicatorImage
      ?? UIImage(
        systemName: "chevron.backward",
        withConfiguration: UIImage.SymbolConfiguration(
          pointSize: 17, weight: .semibold, scale: .large))
    guard let arrow = item.makeView(in: self, attributes) else { return nil }
    let title = backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title
    guard !BarLook.isNew, backItem.backButtonDisplayMode != .minimal, title != "" else {
      return arrow
    }
    let isGeneric = title == nil || backItem.backButtonDisplayMode == .generic
    let word = UIBarButtonItem(
      title: isGeneric ? "Back" : title, style: .plain, target: nil, action: nil)
    word.tintColor = item.tintColor
    guard let label = word.makeView(in: self, attributes) else { return arrow }
    let both = UIView()
    let height = max(arrow.bounds.height, label.bounds.height)
    both.bounds.size = CGSize(width: arrow.bounds.width + 6 + label.bounds.width, height: height)
    arrow.center = CGPoint(x: arrow.bounds.midX, y: height / 2)
    label.center = CGPoint(x: arrow.bounds.width + 6 + label.bounds.midX, y: height / 2)
    both.addSubview(arrow)
    both.addSubview(label)
    return both
  }

  /// Shows the title in the middle, or beside the buttons where it has no room.
  private func showTitle(of item: UINavigationItem, from left: CGFloat, to right: CGFloat) {
    if let text = item.prompt {
      let label = UILabel()
      label.attributedText = NSAttributedString(
        string: text,
        attributes: [
          .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.secondaryLabel,
        ])
      label.textAlignment = .center
      label.frame = CGRect(x: 0, y: 6, width: bounds.width, height: 18)
      show(label)
    }
    let view: UIView
    if let own = item.titleView {
      if own.bounds.size == .zero || !own.translatesAutoresizingMaskIntoConstraints {
        own.translatesAutoresizingMaskIntoConstraints = true
        own.bounds.size = own.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      view = own
    } else {
      guard !isLarge, let title = item.title, !title.isEmpty else { return }
      let label = UILabel()
      label.attributedText = NSAttributedString(string: title, attributes: titleAttributes)
      label.bounds.size = label.intrinsicContentSize
      view = label
    }
    let room = max(0, right - left - 16)
    view.bounds.size.width = min(view.bounds.width, room)
    let half = view.bounds.width / 2
    let x = min(max(bounds.width / 2, left + 8 + half), right - 8 - half)
    view.center = CGPoint(x: x, y: prompt + middle)
    show(view)
  }
}

/// An object that decides about changes of a navigation bar.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
