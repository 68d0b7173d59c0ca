public import VitrineGraphics
public import VitrineImport

/// How wide and how tall the host lets a widget be (docs/PLATFORM.md, "Widths" and "Heights").
public struct WidgetMetrics: Hashable, Sendable {
  public var device: Device
  public var orientation: Device.Orientation
  public var category: ContentSizeCategory
  public var scale: Double
  public var system: SystemGeneration
  public var column: Column

  /// Which of the two columns of an iPad in landscape.
  public enum Column: String, Hashable, Codable, Sendable, CaseIterable {
    /// The wide one, and the only one elsewhere.
    case left
    case right
  }

  /// Between a card and the edge of the screen, and between two cards.
  public static let margin = 8.0
  public static let cornerRadius = 13.0

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

  /// Of a widget that takes the proposed margin insets, in points.
  public var width: Double {
    let insets = applied(proposedInsets)
    return hostWidth - insets.left - insets.right
  }

  /// Of the host's view, before margin insets.
  ///
  /// On iOS 10 and later a phone keeps its portrait width in landscape. An iPad's column is 556
  /// points wide, 672 on the largest; the right column of its landscape is a documented default.
  public var hostWidth: Double {
    let screen = device.screen(orientation)
    switch (system.presentation, device.idiom) {
    case (.panel, _): return 320
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

  /// Where a widget without margin insets starts in the notification center of iOS 8 and 9: at the
  /// screen's edge where titles start at 48, else the proposed inset before them.
  public var centerLeft: Double {
    centerLeading == 48 ? 0 : centerLeading - proposedInsets.left
  }

  /// Where titles and contents start in the notification center of iOS 8 and 9.
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
    case .panel: Insets(top: 0, left: 34, bottom: 0, right: 20)
    }
  }

  /// What the cards of iOS 10 and later propose to widgets built for earlier systems.
  public static let legacyInsets = Insets(top: 0, left: 15, bottom: 0, right: 0)

  /// The insets as the host applies them: never negative, in whole pixels.
  ///
  /// A widget that accepts what iOS 8 and 9 propose stands under its title, though the proposal is a
  /// point less than the title's place on phones whose sections fill the screen.
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

  /// One table row: 44 points, growing with Body's leading and capped at AX2's.
  public var rowHeight: Double {
    min(80, PixelGrid(scale: scale).round(baseRowHeight * Self.bodyLeading(category) / 22))
  }

  /// A row at the default text size: the largest iPad's cards have taller ones.
  private var baseRowHeight: Double {
    system.presentation == .card && isLargestPad ? 52 : 44
  }

  private var isLargestPad: Bool { device.idiom == .pad && device.screen.width >= 1024 }

  /// Two and a half rows.
  public var compactHeight: Double { 2.5 * rowHeight }

  /// The tallest that a widget may be, without what its insets take.
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

  /// A whole number of rows that fits the screen, never under the compact height.
  ///
  /// Phones are measured in portrait and iPads in landscape, whatever way they are held. The 80
  /// points that the host keeps for itself and the 36 of a header reproduce every known height.
  private var cardMaximum: Double {
    let reserved = 80.0 + 36
    let container = device.idiom == .phone ? device.screen.height : device.screen.width
    let available = container - reserved
    let rows = PixelGrid.floor(available / min(baseRowHeight, rowHeight))
    return max(compactHeight, rows * rowHeight)
  }

  /// The largest size in a mode, as `widgetMaximumSize(for:)` returns it.
  public func maximumSize(for mode: DisplayMode) -> Size {
    Size(
      width: width,
      height: system.presentation == .card && mode == .compact ? compactHeight : expandedMaximum)
  }

  /// The height that the host gives for a requested one.
  ///
  /// A card is never below compact nor above its maximum; a height that isn't a number requests
  /// nothing. A section is as high as requested, up to its maximum.
  public func height(asked: Double, in mode: DisplayMode) -> Double {
    let asked = asked > 0 ? asked : 0
    let maximum = expandedMaximum
    let wanted = asked < maximum ? PixelGrid(scale: scale).ceil(asked) : maximum
    guard system.presentation == .card else { return wanted }
    return mode == .compact ? compactHeight : max(compactHeight, wanted)
  }

  /// Body's leading in points by text size (docs/PLATFORM.md, "Type").
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
