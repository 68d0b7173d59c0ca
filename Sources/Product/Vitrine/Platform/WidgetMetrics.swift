public import VitrineGraphics
public import VitrineImport

/// The widths and heights that the host allows (docs/PLATFORM.md, "Widths" and "Heights").
public struct WidgetMetrics: Hashable, Sendable {
  /// The device with the screen.
  public var device: Device
  /// The orientation of the device.
  public var orientation: Device.Orientation
  /// The text size that people chose.
  public var category: ContentSizeCategory
  /// The number of pixels per point.
  public var scale: Double
  /// The version of the system that draws the host.
  public var system: SystemGeneration
  /// The column of the Today view that contains the widget.
  public var column: Column

  /// A column of the Today view on an iPad in landscape.
  public enum Column: String, Hashable, Codable, Sendable, CaseIterable {
    /// The wide column, and the only one on other screens.
    case left
    case right
  }

  /// The distance between a card and the edge of the screen, and between two cards.
  public static let margin = 8.0
  /// The corner radius of a card, in points.
  public static let cornerRadius = 13.0

  /// Creates the metrics of a screen.
  public init(
    device: Device, orientation: Device.Orientation, category: ContentSizeCategory, scale: Double,
    system: SystemGeneration = .ios10, column: Column = .left
  ) {
    self.device = device
    self.orientation = orientation
    self.category = category
    self.scale = scale
    self.system = system
    self.column = column
  }

  /// The width in points of a widget that accepts the proposed margin insets.
  public var width: Double {
    let insets = applied(proposedInsets)
    return hostWidth - insets.left - insets.right
  }

  /// The width of the host's view before margin insets.
  ///
  /// From iOS 10 a phone keeps its portrait width in landscape. Up to iOS 12 an iPad's column is 556
  /// points wide, 672 on the largest. The right column in landscape is a documented default.
  public var hostWidth: Double {
    let screen = device.screen(orientation)
    if let listedSize { return min(listedSize.width, screen.width - 2 * Self.margin) }
    switch (system.presentation, device.idiom) {
    case (.panel, _): return PanelLayout.sectionWidth
    case (.card, .phone), (.card, .desktop): return device.screen.width - 2 * Self.margin
    case (.card, .pad):
      let isRight = orientation == .landscape && column == .right
      let wanted = isRight ? 344.0 : isLargestPad ? 672 : 556
      return min(wanted, screen.width - 2 * Self.margin)
    case (.center, _):
      if orientation == .landscape, device.idiom != .pad, screen.width > 667 {
        return 585 + proposedInsets.left
      }
      return screen.width - centerLeft
    }
  }

  /// The left edge of a widget without margin insets in the notification center of iOS 8 and 9.
  ///
  /// It is the screen's edge if titles start at 48, or else precedes them by the proposed inset.
  public var centerLeft: Double {
    centerLeading == 48 ? 0 : centerLeading - proposedInsets.left
  }

  /// The leading edge of titles and content in the notification center of iOS 8 and 9.
  public var centerLeading: Double {
    if device.idiom == .pad { return 57 }
    if orientation == .landscape { return device.screen.height > 568 ? 81 : 48 }
    return device.screen.width >= 414 ? 52 : 48
  }

  /// The insets that the host proposes to a widget (`widgetMarginInsets(forProposed…)`).
  public var proposedInsets: Insets {
    switch system.presentation {
    case .card: .zero
    case .center: Insets(top: 0, left: 47, bottom: 39, right: 0)
    case .panel: PanelLayout(system).proposedInsets
    }
  }

  /// The insets that cards of iOS 10 and later propose to widgets built for earlier systems.
  public static let legacyInsets = Insets(top: 0, left: 15, bottom: 0, right: 0)

  /// Returns the insets that the host applies, which are non-negative and in whole pixels.
  ///
  /// A widget that accepts the insets of iOS 8 and 9 is aligned with its title, although the
  /// proposal is a point less than the title's position on phones whose sections fill the screen.
  public func applied(_ insets: Insets) -> Insets {
    let grid = PixelGrid(scale: scale)
    func edge(_ inset: Double) -> Double { inset > 0 ? grid.round(min(inset, 10_000)) : 0 }
    var left = edge(insets.left)
    if system.presentation == .center, insets == proposedInsets {
      left = centerLeading - centerLeft
    }
    return Insets(
      top: edge(insets.top), left: left, bottom: edge(insets.bottom), right: edge(insets.right))
  }

  /// The height of a table row: 44 points, which increases with Body's leading up to AX2.
  public var rowHeight: Double {
    min(80, PixelGrid(scale: scale).round(baseRowHeight * Self.bodyLeading(category) / 22))
  }

  /// The height of a row at the default text size, which is greater on the largest iPad up to iOS
  /// 12.
  private var baseRowHeight: Double {
    system.presentation == .card && isLargestPad && system.version < 13 ? 52 : 44
  }

  /// The card's size in systems that have a table of sizes.
  private var listedSize: CardSize? {
    system.presentation == .card ? CardSize.listed(for: device, version: system.version) : nil
  }

  private var isLargestPad: Bool { device.idiom == .pad && device.screen.width >= 1024 }

  /// The height of a compact widget: two and a half rows.
  public var compactHeight: Double { 2.5 * rowHeight }

  /// The maximum height of an expanded widget, minus its insets.
  public var expandedMaximum: Double {
    switch system.presentation {
    case .card: cardMaximum
    case .center:
      device.idiom == .pad
        ? device.screen(orientation).height - 171
        : device.screen(orientation).height - CenterLayout(self).reservedHeight
    case .panel: device.screen(orientation).height
    }
  }

  /// The largest number of entire rows that fits the available height, but at least the compact
  /// height.
  private var cardMaximum: Double {
    let rows = PixelGrid.floor(availableHeight / min(baseRowHeight, rowHeight))
    return max(compactHeight, rows * rowHeight)
  }

  /// The height that the host leaves for rows at the default text size.
  ///
  /// Phones are measured in portrait and iPads in landscape, independent of their orientation. The
  /// 80 points that the host reserves and the 36 of a header reproduce every known height of the
  /// systems without a table.
  private var availableHeight: Double {
    if let listedSize { return listedSize.expanded }
    let container = device.idiom == .phone ? device.screen.height : device.screen.width
    return container - 80 - 36
  }

  /// Returns the largest size in a mode, like `widgetMaximumSize(for:)`.
  public func maximumSize(for mode: DisplayMode) -> Size {
    Size(
      width: width,
      height: system.presentation == .card && mode == .compact ? compactHeight : expandedMaximum)
  }

  /// Returns the height that the host grants for a requested one.
  ///
  /// A card's height is clamped to the compact height and the maximum. NaN requests no height. A
  /// section has the requested height up to its maximum.
  public func height(asked: Double, in mode: DisplayMode) -> Double {
    let asked = asked > 0 ? asked : 0
    let maximum = expandedMaximum
    let wanted = asked < maximum ? PixelGrid(scale: scale).ceil(asked) : maximum
    guard system.presentation == .card else { return wanted }
    return mode == .compact ? compactHeight : max(compactHeight, wanted)
  }

  /// Returns Body's leading in points by text size (docs/PLATFORM.md, "Type").
  static func bodyLeading(_ category: ContentSizeCategory) -> Double {
    switch category {
    case .xs: 19
    case .s: 20
    case .m: 21
    case .l: 22
    case .xl: 24
    case .xxl: 26
    case .xxxl: 29
    case .ax1: 34
    case .ax2: 40
    case .ax3: 48
    case .ax4: 56
    case .ax5: 62
    }
  }
}
