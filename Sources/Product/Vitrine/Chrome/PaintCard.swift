import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineRaster

/// The cards of iOS 10 and later.
extension Painter {
  /// Paints the card's material and the lighter strip of its header.
  ///
  /// Corners are continuous. The strip has rounded upper corners only.
  mutating func paintCard(
    _ frame: Rect, _ material: Material, board: Board, variant: Variant, workshop: Workshop
  ) throws(RenderError) {
    let corner = WidgetMetrics.cornerRadius * scale
    try paint(
      material, in: .roundedRect(pixels(frame), radius: corner, curve: .continuous), board: board,
      variant: variant, workshop: workshop)
    var strip = frame
    strip.size.height = HeaderLayout(variant.system, variant.textSize).height
    paintPlain(
      .roundedRect(pixels(strip), radius: corner, curve: .continuous, corners: .top),
      Color(white: 1, alpha: isDark ? 0.08 : 0.26))
  }

  /// Paints the icon, the name in capitals, and a button.
  ///
  /// The button is Show More or Show Less if the widget can change, or Add Widget over the quick
  /// actions of an app whose widget isn't in the Today view yet.
  mutating func paintCardHeader(
    _ widget: HostedWidget, in card: Rect, variant: Variant, workshop: Workshop
  ) {
    let layout = HeaderLayout(variant.system, variant.textSize)
    let icon = layout.icon.offset(by: card.origin)
    paintIcon(widget.scene.header.icon, in: mirrored(icon, in: card), workshop)
    let baseline = card.minY + layout.baseline
    let button = HeaderButton(widget, variant)
    let buttonWidth = button.map { width(of: $0, layout, variant) }
    if let button, let buttonWidth {
      let end = card.maxX - HeaderLayout.buttonMargin
      let place = Rect(
        x: end - buttonWidth, y: card.minY, width: buttonWidth, height: layout.height)
      switch button {
      // The box is as wide as the text, which starts at its left in either direction.
      case .text(let text):
        paintWords(
          text, layout.font, ink: headerInk, baseline: baseline, in: mirrored(place, in: card),
          alignment: .left)
      case .chevron(let isOpen): paintHeaderChevron(in: mirrored(place, in: card), isOpen: isOpen)
      }
    }
    let name = Rect(
      x: card.minX + layout.nameX, y: card.minY,
      width: layout.nameWidth(in: card.width, besideButton: buttonWidth), height: layout.height)
    paintWords(
      widget.scene.header.title.uppercased(), layout.font, ink: headerInk, baseline: baseline,
      in: mirrored(name, in: card))
  }

  private func width(
    of button: HeaderButton, _ layout: HeaderLayout, _ variant: Variant
  ) -> Double {
    switch button {
    case .text(let text): width(of: text, layout.font)
    case .chevron:
      HeaderLayout.chevronSide(variant.textSize, version: variant.system.version)
    }
  }

  /// Paints a chevron that points to the trailing edge, or down if the widget is open.
  ///
  /// The line is 1.75 points wide, and `HeaderLayout` determines the size of the box.
  private mutating func paintHeaderChevron(in box: Rect, isOpen: Bool) {
    let (middle, half) = (Point(x: box.midX, y: box.midY), box.width * 0.4)
    let forward = direction == .rightToLeft ? -half : half
    let corners: [Point] =
      isOpen
      ? [
        Point(x: -half, y: -half / 2), Point(x: 0, y: half / 2), Point(x: half, y: -half / 2),
      ]
      : [
        Point(x: -forward / 2, y: -half), Point(x: forward / 2, y: 0),
        Point(x: -forward / 2, y: half),
      ]
    var path = Path()
    for (index, corner) in corners.enumerated() {
      let point = (middle + corner) * scale
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    var stroke = Stroke(width: 1.75 * scale)
    stroke.cap = .round
    stroke.join = .round
    list.append(.stroke(path, stroke, .color(headerInk.color), headerInk.mode))
  }
}

/// The control at the trailing end of a card's header.
enum HeaderButton: Hashable {
  case text(String)
  /// A chevron, which replaces Show More and Show Less from iOS 13.
  case chevron(isOpen: Bool)

  /// Creates the button of a widget.
  ///
  /// Returns nil for a header without a button.
  init?(_ widget: HostedWidget, _ variant: Variant) {
    let words = SystemWords(variant.locale)
    if variant.host == .quickActions {
      guard !variant.isAdded else { return nil }
      self = .text(words.addWidget)
      return
    }
    guard widget.scene.header.offersToggle, !widget.isPlaceholder else { return nil }
    let isOpen = widget.mode != .compact
    self =
      HeaderLayout(variant.system, variant.textSize).hasChevron
      ? .chevron(isOpen: isOpen) : .text(isOpen ? words.showLess : words.showMore)
  }
}
