package import VitrineGraphics

/// The arrangement of a host's screen in points: the picture's size, the slot of each widget, and
/// the surrounding parts.
package struct Board {
  /// The position of a widget.
  package struct Slot {
    /// The host's view including its header.
    package var frame: Rect
    /// The top left corner of the widget's root view.
    package var content: Point
  }

  /// The width of the picture in pixels.
  package var width = 1
  package var height = 1
  /// The position of the picture's top left on the screen.
  package var screenOrigin = Point.zero
  package var slots: [Slot] = []
  /// The bottom of the last widget.
  package var end = 0.0
  /// The horizontal extent of all widgets.
  package var span = Rect.zero
  /// The list of quick actions, above the app's icon.
  package var list: Rect?
  package var icon: Rect?

  /// The rows of the list of quick actions, from the top.
  package var rows: [ActionList.Row] = []

  /// Arranges the widgets by host and chrome.
  ///
  /// The picture's size is rounded up to whole pixels.
  package init(_ widgets: [HostedWidget], variant: Variant) {
    let grid = PixelGrid(scale: variant.scale)
    var size = variant.device.screen(variant.orientation)
    if variant.effectiveChrome == .none {
      size = placeAlone(widgets, variant, screen: size)
    } else {
      switch (variant.system.presentation, variant.host) {
      case (.card, .home): size = placeOnHome(widgets, variant, screen: size)
      case (.card, .quickActions):
        size = placeOverActions(widgets, variant: variant, screen: size)
      case (.card, _): size = placeCards(widgets, variant, screen: size)
      case (.center, _): size = placeSections(widgets, variant, screen: size)
      case (.panel, _): size = placeOnPanel(widgets, variant, screen: size)
      }
    }
    width = max(1, min(1_000_000, Int(clamping: grid.ceil(size.width) * variant.scale + 0.5)))
    height = max(1, min(1_000_000, Int(clamping: grid.ceil(size.height) * variant.scale + 0.5)))
  }

  /// Places the content of the first widget without chrome.
  private mutating func placeAlone(
    _ widgets: [HostedWidget], _ variant: Variant, screen: Size
  ) -> Size {
    guard let widget = widgets.first else { return Size(width: 1, height: 1) }
    let grid = PixelGrid(scale: variant.scale)
    var size = widget.hostSize
    size.width -= widget.insets.left + widget.insets.right
    size.height = max(0, size.height - widget.insets.top - widget.insets.bottom)
    slots = [Slot(frame: Rect(origin: .zero, size: size), content: .zero)]
    span = slots[0].frame
    end = span.maxY
    screenOrigin = Point(
      x: grid.round(max(0, (screen.width - size.width) / 2)),
      y: TodayLayout(variant).firstCardTop
        + HeaderLayout(variant.system, variant.textSize).height)
    if variant.system.presentation == .panel {
      let layout = PanelLayout(variant.system)
      screenOrigin = Point(
        x: screen.width - layout.width + layout.sectionInset,
        y: PanelLayout.menuBarHeight + layout.firstSectionTop + layout.headerHeight)
    }
    return size
  }

  /// Stacks widgets with their headers.
  private mutating func stack(
    _ widgets: [HostedWidget], at origin: (HostedWidget) -> Double, from top: Double,
    header: Double, gap: Double
  ) {
    var ends: [WidgetMetrics.Column: Double] = [:]
    for widget in widgets {
      let size = widget.hostSize
      let y = ends[widget.column].map { $0 + gap } ?? top
      let frame = Rect(
        x: origin(widget), y: y, width: size.width, height: size.height + header)
      slots.append(
        Slot(
          frame: frame,
          content: Point(
            x: frame.minX + widget.insets.left, y: frame.minY + header + widget.insets.top)))
      // A widget that is being removed leaves its space to the widgets below it.
      ends[widget.column] = frame.maxY - (frame.height + gap) * (1 - widget.spaceShare)
    }
    end = ends.values.max() ?? top
    let left = slots.map(\.frame.minX).min() ?? 0
    let right = slots.map(\.frame.maxX).max() ?? 0
    span = Rect(minX: left, minY: top, maxX: right, maxY: end)
  }

  /// Places cards below each other, 8 points apart, with a margin around them or on the screen
  /// below the host's upper part.
  private mutating func placeCards(
    _ widgets: [HostedWidget], _ variant: Variant, screen: Size
  ) -> Size {
    let margin = WidgetMetrics.margin
    let header = HeaderLayout(variant.system, variant.textSize).height
    let isScreen = variant.effectiveChrome == .screen
    let first = TodayLayout(variant).firstCardTop
    let top = first - variant.scroll
    let columns = Self.columns(widgets, variant, screen: screen)
    stack(
      widgets, at: { isScreen ? columns[$0.column] ?? margin : margin },
      from: isScreen ? top : margin, header: header, gap: margin)
    guard !isScreen else {
      // The parts above and below two columns have their width, whatever the columns contain.
      if let left = columns[.left], let right = columns[.right], left < right {
        var narrow = variant
        narrow.column = .right
        span = Rect(
          minX: left, minY: top, maxX: right + narrow.metrics.hostWidth, maxY: span.maxY)
      }
      return screen
    }
    screenOrigin = Point(
      x: (columns[widgets.first?.column ?? .left] ?? margin) - margin,
      y: first - margin)
    return Size(width: span.width + 2 * margin, height: end + margin)
  }

  /// Returns the left edges of the columns of cards: one in the center, or two side by side.
  private static func columns(
    _ widgets: [HostedWidget], _ variant: Variant, screen: Size
  ) -> [WidgetMetrics.Column: Double] {
    let grid = PixelGrid(scale: variant.scale)
    let isPair = variant.device.idiom == .pad && variant.orientation == .landscape
    guard isPair else {
      let width = widgets.first?.hostSize.width ?? 0
      let left = grid.round(max(0, (screen.width - width) / 2))
      return [.left: left, .right: left]
    }
    var wide = variant
    wide.column = .left
    var narrow = variant
    narrow.column = .right
    let gap = 2 * WidgetMetrics.margin
    let both = wide.metrics.hostWidth + gap + narrow.metrics.hostWidth
    let left = grid.round(max(0, (screen.width - both) / 2))
    return [.left: left, .right: left + wide.metrics.hostWidth + gap]
  }

  /// Places sections without gaps, each below a band as wide as the screen.
  private mutating func placeSections(
    _ widgets: [HostedWidget], _ variant: Variant, screen: Size
  ) -> Size {
    let metrics = variant.metrics
    let left = metrics.centerLeft
    let isScreen = variant.effectiveChrome == .screen
    let layout = CenterLayout(metrics)
    let first = layout.firstBandTop
    stack(
      widgets, at: { _ in left }, from: isScreen ? first - variant.scroll : 0,
      header: layout.bandHeight, gap: 0)
    guard !isScreen else { return screen }
    screenOrigin = Point(x: 0, y: first)
    return Size(width: span.maxX, height: end)
  }

  /// Places sections on a Mac's panel, 10 points apart, below the menu bar, the tabs and the date.
  private mutating func placeOnPanel(
    _ widgets: [HostedWidget], _ variant: Variant, screen: Size
  ) -> Size {
    let layout = PanelLayout(variant.system)
    let isScreen = variant.effectiveChrome == .screen
    let left = isScreen ? screen.width - layout.width : 0
    let first = PanelLayout.menuBarHeight + layout.firstSectionTop
    stack(
      widgets, at: { _ in left + layout.sectionInset },
      from: isScreen ? first : layout.sectionInset, header: layout.headerHeight, gap: 10)
    guard !isScreen else { return screen }
    screenOrigin = Point(x: screen.width - layout.width, y: first - layout.sectionInset)
    return Size(width: layout.width, height: end + 10)
  }

  /// Places the widget above the list above the app's icon, with the icon as high as they allow.
  private mutating func placeOverActions(
    _ widgets: [HostedWidget], variant: Variant, screen: Size
  ) -> Size {
    let margin = WidgetMetrics.margin
    let header = HeaderLayout(variant.system, variant.textSize).height
    let isScreen = variant.effectiveChrome == .screen
    let columns = Self.columns(Array(widgets.prefix(1)), variant, screen: screen)
    let card = widgets.first?.hostSize ?? Size(width: 0, height: 0)
    let actions = ActionList(widgets.first?.scene.quickActions ?? [], variant)
    rows = actions.rows
    let above = card.height + header + margin + (rows.isEmpty ? 0 : actions.height + ActionList.gap)
    // The icon is 200 points above the screen's bottom, unless the content above it needs more.
    let iconTop = max(30 + above, screen.height - 200)
    let top = isScreen ? max(30, min(iconTop, screen.height - 70) - above) : margin
    stack(
      Array(widgets.prefix(1)), at: { isScreen ? columns[$0.column] ?? margin : margin },
      from: top, header: header, gap: margin)
    let listX = span.minX + (isScreen ? 19 : 0)
    if !rows.isEmpty {
      list = Rect(x: listX, y: end + margin, width: actions.width, height: actions.height)
    }
    guard isScreen else {
      screenOrigin = Point(
        x: (columns[.left] ?? margin) - margin, y: TodayLayout(variant).firstCardTop)
      return Size(width: span.width + 2 * margin, height: (list?.maxY ?? end) + margin)
    }
    icon = Rect(
      x: listX, y: (list?.maxY).map { $0 + ActionList.gap } ?? end + margin, width: 60,
      height: 60)
    return screen
  }
}

extension Variant {
  /// The chrome that is drawn.
  ///
  /// A canvas without a host has none.
  package var effectiveChrome: Chrome {
    if case .host = canvas { chrome } else { .none }
  }
}
