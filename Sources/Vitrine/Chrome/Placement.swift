import VitrineGraphics

/// How large the picture is and where the widget goes in it.
struct Placement {
  /// Of the picture, in pixels.
  let width: Int
  let height: Int
  /// Of the card with its header, in points; the content alone without chrome.
  let card: Rect
  /// The top left of the content, in points.
  let contentOrigin: Point
  /// Where the picture's top left lies on the screen, in points.
  let screenOrigin: Point

  /// The Today view's first card, under the status bar and the search field.
  static let firstCardTop = 76.0

  init(content: Size, variant: Variant) {
    let grid = PixelGrid(scale: variant.scale)
    let screen = variant.device.screen(variant.orientation)
    let header = WidgetMetrics.headerHeight
    let left = grid.round(max(0, (screen.width - content.width) / 2))
    var size = content
    switch variant.effectiveChrome {
    case .none:
      card = Rect(origin: .zero, size: content)
      contentOrigin = .zero
      screenOrigin = Point(x: left, y: Self.firstCardTop + header)
    case .card:
      let margin = WidgetMetrics.margin
      card = Rect(x: margin, y: margin, width: content.width, height: content.height + header)
      contentOrigin = Point(x: margin, y: margin + header)
      screenOrigin = Point(x: left - margin, y: Self.firstCardTop - margin)
      size = Size(width: card.width + 2 * margin, height: card.height + 2 * margin)
    case .screen:
      let top = Self.firstCardTop + max(0, variant.device.safeArea(variant.orientation).top - 20)
      card = Rect(x: left, y: top, width: content.width, height: content.height + header)
      contentOrigin = Point(x: left, y: top + header)
      screenOrigin = .zero
      size = screen
    }
    width = Int(max(1, min(1e6, grid.ceil(size.width) * variant.scale + 0.5)))
    height = Int(max(1, min(1e6, grid.ceil(size.height) * variant.scale + 0.5)))
  }
}

extension Variant {
  /// A canvas without a host has no chrome.
  var effectiveChrome: Chrome {
    if case .host = canvas { chrome } else { .none }
  }
}
