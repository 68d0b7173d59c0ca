import VitrineGraphics

extension Board {
  /// The space around a widget of the home screen in a picture of it alone.
  static let homeMargin = 16.0

  /// Places the first widget with a margin around it, or in the grid of the home screen.
  mutating func placeOnHome(
    _ widgets: [HostedWidget], _ variant: Variant, screen: Size
  ) -> Size {
    guard let widget = widgets.first else { return Size(width: 1, height: 1) }
    let size = widget.hostSize
    let grid = PixelGrid(scale: variant.scale)
    let isScreen = variant.effectiveChrome == .screen
    // The columns of widgets are centered; the grid begins below the status bar.
    let medium = HomeFamily.medium.size(on: variant.device)?.width ?? size.width
    let left = grid.round(max(0, (screen.width - max(medium, size.width)) / 2))
    let top = variant.device.safeArea(variant.orientation).top + 24
    let origin = isScreen ? Point(x: left, y: top) : Point(x: Self.homeMargin, y: Self.homeMargin)
    slots = [Slot(frame: Rect(origin: origin, size: size), content: origin)]
    span = slots[0].frame
    end = span.maxY
    guard !isScreen else { return screen }
    screenOrigin = Point(x: max(0, left - Self.homeMargin), y: max(0, top - Self.homeMargin))
    return Size(
      width: size.width + 2 * Self.homeMargin, height: size.height + 2 * Self.homeMargin)
  }
}
