import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineRaster

/// Notification Center on a Mac: a vibrant panel at the right of the screen, dark up to OS X 10.11
/// and light from macOS 10.12.
extension Painter {
  /// Paints the desktop, the panel over it, and each section's title.
  mutating func paintPanel(
    _ widgets: [HostedWidget], in whole: Rect, board: Board, variant: Variant,
    workshop: Workshop
  ) throws(RenderError) {
    let layout = PanelLayout(variant.system)
    var panel = whole
    if variant.effectiveChrome == .screen {
      try paint(.none, in: .rect(pixels(whole)), board: board, variant: variant, workshop: workshop)
      panel = Rect(
        minX: whole.maxX - layout.width, minY: PanelLayout.menuBarHeight, maxX: whole.maxX,
        maxY: whole.maxY)
      list.append(
        .shadow(
          .rect(pixels(panel)), Color(white: 0, alpha: 0.5), offset: .zero, sigma: 8 * scale))
    }
    try paint(
      isDark ? .panel : .lightPanel, in: .rect(pixels(panel)), board: board, variant: variant,
      workshop: workshop)
    for (widget, slot) in zip(widgets, board.slots) where !widget.isInvisible {
      if layout.hasCards { paintLightCard(slot.frame) }
      paintPanelHeader(widget, in: slot.frame, variant: variant, workshop: workshop)
    }
  }

  /// Paints a darker strip with the name and at most one button at its end.
  ///
  /// The button is the info button of an editable widget, Done while it is edited, or Cancel while
  /// it presents a view. The light panel has cards with an icon beside the name.
  private mutating func paintPanelHeader(
    _ widget: HostedWidget, in frame: Rect, variant: Variant, workshop: Workshop
  ) {
    let layout = PanelLayout(variant.system)
    var strip = frame
    strip.size.height = layout.headerHeight
    paintPlain(
      .roundedRect(
        pixels(strip), radius: layout.hasCards ? Self.cardRadius * scale : 0, curve: .circular,
        corners: .top),
      Color(white: 0, alpha: layout.headerShade))
    if let icon = layout.icon?.offset(by: strip.origin) {
      paintIcon(widget.scene.header.icon, in: mirrored(icon, in: strip), workshop)
    }
    let words = SystemWords(variant.locale)
    let (side, trailing) = layout.infoButton
    var end = strip.maxX - trailing
    if widget.scene.content.presents {
      end -= paintPanelButton(words.cancel, endingAt: end, in: strip)
    } else if widget.scene.header.allowsEditing {
      if widget.scene.header.isEditing {
        end -= paintPanelButton(words.done, endingAt: end, in: strip)
      } else {
        let sign = Rect(x: end - side, y: strip.midY - side / 2, width: side, height: side)
        paintInfoSign(in: mirrored(sign, in: strip))
        end -= side
      }
    }
    let nameX = strip.minX + layout.nameX
    let title = Rect(
      x: nameX, y: strip.midY - 8, width: max(0, end - nameX - 8), height: 16)
    let strong = Color(white: isDark ? 1 : 0)
    paintWords(
      layout.name(widget.scene.header.title), .system(layout.nameSize), color: .white,
      in: mirrored(title, in: strip),
      ink: .plain(increasesContrast ? strong : layout.nameColor))
  }

  /// The corner radius of a card.
  private static let cardRadius = 5.0

  /// Paints the card of a section from macOS 10.12.
  private mutating func paintLightCard(_ frame: Rect) {
    paintPlain(
      .roundedRect(pixels(frame), radius: Self.cardRadius * scale, curve: .circular),
      Color(white: 1, alpha: 0.46))
  }

  /// Returns the ink of button fills and signs on the panel.
  private func panelInk(_ alpha: Double) -> Color { Color(white: isDark ? 1 : 0, alpha: alpha) }

  /// Paints a small button with a rounded border.
  ///
  /// Returns its width.
  private mutating func paintPanelButton(
    _ title: String, endingAt end: Double, in strip: Rect
  ) -> Double {
    let width = width(of: title, .system(11)) + 16
    let box = mirrored(
      Rect(x: end - width, y: strip.midY - 9, width: width, height: 18), in: strip)
    paintPlain(
      .roundedRect(pixels(box), radius: 4 * scale, curve: .circular), panelInk(0.18))
    paintWords(
      title, .system(11), color: .white, in: box, vibrancy: .widgetPrimary, alignment: .center)
    return width
  }

  /// Paints an i in a ring.
  private mutating func paintInfoSign(in box: Rect) {
    let color = panelInk(increasesContrast ? 1 : 0.7)
    list.append(
      .stroke(
        .ellipse(in: pixels(box.inset(by: Insets(all: 0.5)))), Stroke(width: scale),
        .color(color), .sourceOver))
    paintPlain(
      .roundedRect(
        pixels(Rect(x: box.midX - 0.75, y: box.midY - 4, width: 1.5, height: 1.5)),
        radius: 0.75 * scale, curve: .circular), color)
    paintPlain(
      .rect(pixels(Rect(x: box.midX - 0.6, y: box.midY - 1.25, width: 1.2, height: 5))), color)
  }

  /// Paints the menu bar, the panel's tabs, the date, and the edit button at the bottom.
  ///
  /// The presence of these parts is certain. Up to OS X 10.11 their exact positions are documented
  /// defaults (docs/PLATFORM.md, "Chrome").
  mutating func paintPanelFurniture(_ board: Board, _ whole: Rect, variant: Variant) {
    let words = SystemWords(variant.locale)
    let layout = PanelLayout(variant.system)
    let panel = Rect(
      minX: whole.maxX - layout.width, minY: PanelLayout.menuBarHeight, maxX: whole.maxX,
      maxY: whole.maxY)
    paintMenuBar(whole, variant)
    let tabs = layout.tabs.offset(by: panel.origin)
    if layout.hasCards {
      paintLightTabs([words.today, words.notifications], in: tabs)
    } else {
      paintTabs(
        [words.today, words.notifications], in: tabs, font: .system(11), .plain(panelInk(0.75)),
        chosen: Color(white: 0.2), other: panelInk(0.75))
    }
    let (x, font, baseline, pitch) = layout.date
    for (index, text) in dateLines(variant.date ?? words.date).enumerated() {
      let line = Rect(
        minX: panel.minX + x, minY: panel.minY, maxX: panel.maxX - 20, maxY: panel.maxY)
      paintWords(
        text, font, ink: .plain(panelInk(0.85)),
        baseline: panel.minY + baseline + Double(index) * pitch, in: mirrored(line, in: panel))
    }
    let edit = width(of: words.edit, .system(11)) + 24
    let button = Rect(
      x: panel.midX - edit / 2, y: whole.maxY - 34, width: edit, height: 20)
    paintPlain(
      .roundedRect(pixels(button), radius: 4 * scale, curve: .circular), panelInk(0.18))
    paintWords(
      words.edit, .system(11), color: .white, in: button, vibrancy: .widgetPrimary,
      alignment: .center)
  }

  /// Paints the tabs of macOS 10.12: the selected one is white, and the other has no border.
  private mutating func paintLightTabs(_ titles: [String], in box: Rect) {
    for (index, title) in titles.enumerated() {
      let half = Rect(
        x: box.minX + Double(index) * box.width / 2, y: box.minY, width: box.width / 2,
        height: box.height)
      let tab = mirrored(half, in: box)
      if index == 0 {
        paintPlain(.roundedRect(pixels(tab), radius: 4 * scale, curve: .circular), .white)
      }
      paintWords(
        title, .system(11), color: index == 0 ? .black : panelInk(0.75), in: tab,
        alignment: .center)
    }
  }

  /// Paints the menu bar with the time and the sign of Notification Center at its end.
  private mutating func paintMenuBar(_ whole: Rect, _ variant: Variant) {
    let bar = Rect(x: 0, y: 0, width: whole.width, height: PanelLayout.menuBarHeight)
    paintPlain(.rect(pixels(bar)), Color(white: 0.96, alpha: 0.9))
    let sign = Rect(x: bar.maxX - 30, y: bar.midY - 5, width: 16, height: 10)
    for row in 0..<3 {
      let y = sign.minY + Double(row) * 4.25
      paintPlain(.rect(pixels(Rect(x: sign.minX, y: y, width: 1.5, height: 1.5))), .black)
      paintPlain(.rect(pixels(Rect(x: sign.minX + 4, y: y, width: 12, height: 1.5))), .black)
    }
    let time = Rect(minX: sign.minX - 120, minY: 0, maxX: sign.minX - 12, maxY: bar.maxY)
    paintWords(
      variant.clock ?? "9:41 AM", .system(14), color: .black, in: time, alignment: .right)
  }
}
