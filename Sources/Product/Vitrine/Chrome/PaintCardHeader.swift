import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineRaster

/// The headers of cards on iOS 10 and later.
extension Painter {
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
    let buttonWidth = button.map { width(of: $0, layout) }
    if let button, let buttonWidth {
      let margin = layout.buttonMargin(isChevron: button.isChevron)
      let place = Rect(
        x: card.maxX - margin - buttonWidth, y: card.minY, width: buttonWidth,
        height: layout.height)
      switch button {
      // The box is as wide as the text, which starts at its left in either direction.
      case .text(let text):
        paintWords(
          text, layout.font, ink: headerInk, baseline: card.minY + layout.buttonBaseline,
          in: mirrored(place, in: card), alignment: .left)
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

  private func width(of button: HeaderButton, _ layout: HeaderLayout) -> Double {
    switch button {
    case .text(let text): width(of: text, layout.font)
    case .chevron: layout.chevronWidth
    }
  }

  /// Paints a chevron that points down, or up if the widget is open.
  ///
  /// The line is 1.75 points wide, and its ends are inside the box.
  private mutating func paintHeaderChevron(in box: Rect, isOpen: Bool) {
    let breadth = 1.75
    let (middle, half) = (Point(x: box.midX, y: box.midY), (box.width - breadth) / 2)
    let tip = isOpen ? -half / 2 : half / 2
    var path = Path()
    path.move(to: (middle + Point(x: -half, y: -tip)) * scale)
    path.line(to: (middle + Point(x: 0, y: tip)) * scale)
    path.line(to: (middle + Point(x: half, y: -tip)) * scale)
    var stroke = Stroke(width: breadth * scale)
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

  /// A Boolean value that indicates whether the button is a chevron.
  var isChevron: Bool { if case .chevron = self { true } else { false } }

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
