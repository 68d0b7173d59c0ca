import CoreGraphics
public import Foundation

/// An item of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// An item of the system.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed

    /// The English title and the symbol.
    fileprivate var look: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "square.and.arrow.down.fill")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    }
  }

  /// The badge.
  open var badgeValue: String? { didSet { bar?.setNeedsLayout() } }
  /// The color of the badge, or nil for red.
  open var badgeColor: UIColor? { didSet { bar?.setNeedsLayout() } }
  /// The image of the selected item.
  open var selectedImage: UIImage? { didSet { bar?.setNeedsLayout() } }
  /// The distance by which the title is moved.
  open var titlePositionAdjustment = UIOffset.zero { didSet { bar?.setNeedsLayout() } }
  /// The look of the bar while the item is selected.
  open var standardAppearance: UITabBarAppearance?
  /// The look over the end of content while the item is selected.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title and an image for each state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates an item of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let look = systemItem.look
    self.init(title: look.title, image: UIImage(systemName: look.symbol), tag: tag)
  }
}

/// An object that decides about changes of a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Reacts to the choice of an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar of tabs.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The items.
  open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
  /// The selected item.
  open var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
  /// The object that receives a person's choices.
  open weak var delegate: (any UITabBarDelegate)?
  /// The look of the background.
  open var barStyle: UIBarStyle = .default { didSet { setNeedsLayout() } }
  /// The color of the background.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of unselected items.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The image of the background.
  open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }
  /// The line above the bar.
  open var shadowImage: UIImage? { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether the content below is visible.
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  /// The look.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      usesAppearance = true
      setNeedsLayout()
    }
  }
  /// The look over the end of content.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { setNeedsLayout() } }

  /// A Boolean value that indicates whether content is below the bar.
  var coversContent = false { didSet { if coversContent != oldValue { setNeedsLayout() } } }
  private var usesAppearance = false
  /// The content of the bar, which is created anew by each layout.
  private var content: [UIView] = []

  /// The height of the bar above the safe area.
  var height: CGFloat {
    BarLook.isCompact ? BarLook.compactHeight : BarLook.tabBarHeight
  }

  /// Sets the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  override var hasBarSize: Bool { true }

  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  private var appearance: UITabBarAppearance? {
    let edge = BarLook.isTransparent && !coversContent ? scrollEdgeAppearance : nil
    return edge ?? (usesAppearance ? standardAppearance : nil)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    for view in content { view.removeFromSuperview() }
    content = []
    var row = bounds
    row.size.height = height
    if BarLook.isNew {
      row = row.insetBy(dx: BarLook.tabCapsuleMargin, dy: 0)
      row.size.height = BarLook.tabCapsuleHeight
      let glass = GlassView()
      glass.frame = row
      show(glass)
      row = row.insetBy(dx: 4, dy: 4)
    } else {
      showBackground()
    }
    let items = items ?? []
    let width = row.width / CGFloat(max(1, items.count))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, item) in items.enumerated() {
      item.bar = self
      let place = isRightToLeft ? items.count - 1 - index : index
      let frame = CGRect(
        x: row.minX + CGFloat(place) * width, y: row.minY, width: width, height: row.height)
      showItem(item, in: frame)
    }
  }

  private func show(_ view: UIView) {
    addSubview(view)
    content.append(view)
  }

  private func showBackground() {
    let background = BarBackgroundView(line: .top)
    background.frame = bounds
    background.look = BarBackgroundView.Look(
      style: barStyle, tint: barTintColor, image: backgroundImage, isTranslucent: isTranslucent,
      hasLine: shadowImage == nil, coversContent: coversContent)
    background.appearance =
      BarLook.isTransparent && !coversContent ? scrollEdgeAppearance : appearance
    background.show()
    show(background)
  }

  private func showItem(_ item: UITabBarItem, in frame: CGRect) {
    let isSelected = item === selectedItem
    let look = appearance?.stackedLayoutAppearance
    let state = isSelected ? look?.selected : look?.normal
    let other = unselectedItemTintColor ?? (BarLook.isNew ? .label : .systemGray)
    let color = isSelected ? tintColor ?? .systemBlue : other
    if BarLook.isNew, isSelected {
      let chosen = UIView(frame: frame)
      chosen.backgroundColor = .tertiarySystemFill
      chosen.layer.cornerRadius = frame.height / 2
      show(chosen)
    }
    let icon = imageView(of: item, isSelected: isSelected, color: state?.iconColor ?? color)
    let label = titleLabel(of: item, isSelected: isSelected, state, color: color)
    place(icon, label, in: frame)
    if let icon {
      show(icon)
      showBadge(of: item, at: CGPoint(x: icon.frame.maxX, y: icon.frame.minY))
    }
    guard let label else { return }
    let offset = item.titlePositionAdjustment
    label.frame = label.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    show(label)
  }

  /// Places the image above the title, or beside it in a low bar.
  private func place(_ icon: UIImageView?, _ label: UILabel?, in frame: CGRect) {
    let isBeside = frame.height < BarLook.tabBarHeight
    guard let label else {
      icon?.center = CGPoint(x: frame.midX, y: frame.midY)
      return
    }
    if isBeside {
      let gap: CGFloat = icon == nil ? 0 : 5
      let width = label.bounds.width + (icon.map { $0.bounds.width + gap } ?? 0)
      icon?.center = CGPoint(
        x: frame.midX - width / 2 + (icon?.bounds.width ?? 0) / 2, y: frame.midY)
      label.center = CGPoint(x: frame.midX + (width - label.bounds.width) / 2, y: frame.midY)
      return
    }
    let room = icon == nil ? (frame.height - 12) / 2 + 1 : frame.height - 14
    icon?.center = CGPoint(x: frame.midX, y: frame.minY + room / 2)
    label.textAlignment = .center
    label.frame = CGRect(x: frame.minX, y: frame.minY + room - 1, width: frame.width, height: 12)
  }

  /// Returns the image of an item in its own size, or nil if it has none.
  private func imageView(
    of item: UITabBarItem, isSelected: Bool, color: UIColor
  ) -> UIImageView? {
    guard let image = isSelected ? item.selectedImage ?? item.image : item.image else {
      return nil
    }
    let view = UIImageView(image: image)
    view.tintColor = color
    view.bounds.size = image.size
    return view
  }

  /// Returns the title of an item in its own size, or nil if it has none.
  private func titleLabel(
    of item: UITabBarItem, isSelected: Bool, _ state: UITabBarItemStateAppearance?, color: UIColor
  ) -> UILabel? {
    guard let title = item.title, !title.isEmpty else { return nil }
    let label = UILabel()
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 10, weight: BarLook.isNew ? .semibold : .medium),
      .foregroundColor: color,
    ]
    attributes.merge(item.titleAttributes[isSelected ? .selected : .normal] ?? [:]) { $1 }
    attributes.merge(state?.titleTextAttributes ?? [:]) { $1 }
    label.attributedText = NSAttributedString(string: title, attributes: attributes)
    label.bounds.size = label.intrinsicContentSize
    return label
  }

  private func showBadge(of item: UITabBarItem, at corner: CGPoint) {
    guard let text = item.badgeValue else { return }
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 13)
    label.textColor = .white
    label.textAlignment = .center
    label.backgroundColor = item.badgeColor ?? .systemRed
    label.layer.cornerRadius = 9
    label.layer.masksToBounds = true
    let width = max(18, label.intrinsicContentSize.width + 10)
    label.frame = CGRect(x: corner.x - 6, y: corner.y - 5, width: width, height: 18)
    show(label)
  }
}
