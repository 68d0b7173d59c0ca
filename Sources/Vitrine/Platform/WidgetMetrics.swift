public import VitrineGraphics
public import VitrineImport

/// How wide and how tall the host lets a widget be (docs/PLATFORM.md, "Widths" and "Heights").
public struct WidgetMetrics: Hashable, Sendable {
  public var device: Device
  public var orientation: Device.Orientation
  public var category: ContentSizeCategory
  public var scale: Double

  /// Between a card and the edge of the screen, and between two cards.
  public static let margin = 8.0
  public static let cornerRadius = 13.0
  /// The card's title strip at the default text size.
  public static let headerHeight = 36.0

  public init(
    device: Device, orientation: Device.Orientation, category: ContentSizeCategory, scale: Double
  ) {
    self.device = device
    self.orientation = orientation
    self.category = category
    self.scale = scale
  }

  /// In points; a phone keeps its portrait width in landscape.
  ///
  /// The iPad's width is a documented default of ours: no public source has it.
  public var width: Double {
    switch device.idiom {
    case .phone: device.screen.width - 2 * Self.margin
    case .pad: min(540, device.screen(orientation).width - 2 * Self.margin)
    }
  }

  /// One table row: 44 points, growing with Body's leading and capped at AX2's.
  public var rowHeight: Double {
    min(80, PixelGrid(scale: scale).round(44 * Self.bodyLeading(category) / 22))
  }

  /// Two and a half rows.
  public var compactHeight: Double { 2.5 * rowHeight }

  /// A whole number of rows that fits the screen, never under the compact height.
  ///
  /// Phones are measured in portrait and iPads in landscape, whatever way they are held. The 80
  /// points that the host keeps for itself reproduce every height that is known.
  public var expandedMaximum: Double {
    let hostInsets = 80.0
    let container = device.idiom == .phone ? device.screen.height : device.screen.width
    let room = container - hostInsets - Self.headerHeight
    let rows = PixelGrid.floor(room / min(44, rowHeight))
    return max(compactHeight, rows * rowHeight)
  }

  /// The largest size in a mode, as `widgetMaximumSize(for:)` says it.
  public func maximumSize(for mode: DisplayMode) -> Size {
    Size(width: width, height: mode == .compact ? compactHeight : expandedMaximum)
  }

  /// What the host makes of an asked height: never under compact, never over the maximum.
  public func height(asked: Double, in mode: DisplayMode) -> Double {
    guard mode == .expanded else { return compactHeight }
    return min(expandedMaximum, max(compactHeight, PixelGrid(scale: scale).ceil(asked)))
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
