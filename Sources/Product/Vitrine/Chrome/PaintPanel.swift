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
    var panel = whole
    if variant.effectiveChrome == .screen {
      try paint(.none, in: .rect(pixels(whole)), board: board, variant: variant, workshop: workshop)
      panel = Rect(
        x: whole.maxX - Board.panelWidth, y: 0, width: Board.panelWidth, height: whole.height)
      list.append(
        .shadow(
          .rect(pixels(panel)), Color(white: 0, alpha: 0.5), offset: .zero, sigma: 8 * scale))
    }
    try paint(
      isDark ? .panel : .lightPanel, in: .rect(pixels(panel)), board: board, variant: variant,
      workshop: workshop)
    for (widget, slot) in zip(widgets, board.slots) {
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
    var strip = frame
    strip.size.height = Board.panelHeader
    var nameX = strip.minX + 8.5
    if isDark {
      paintPlain(.rect(pixels(strip)), Color(white: 0, alpha: 0.14))
    } else {
      paintLightCard(frame, strip)
      let icon = Rect(x: strip.minX + 16, y: strip.midY - 8, width: 16, height: 16)
      paintIcon(widget.scene.header.icon, in: mirrored(icon, in: strip), workshop)
      nameX = icon.maxX + 6
    }
    let words = SystemWords(variant.locale)
    var end = strip.maxX - 12
    if widget.scene.content.presents {
      end -= paintPanelButton(words.cancel, endingAt: end, in: strip)
    } else if widget.scene.header.allowsEditing {
      if widget.scene.header.isEditing {
        end -= paintPanelButton(words.done, endingAt: end, in: strip)
      } else {
        let sign = Rect(x: end - 14, y: strip.midY - 7, width: 14, height: 14)
        paintInfoSign(in: mirrored(sign, in: strip))
        end -= 14
      }
    }
    let title = Rect(
      x: nameX, y: strip.midY - 8, width: max(0, end - nameX - 8), height: 16)
    paintWords(
      widget.scene.header.title, .system(13), color: .white, in: mirrored(title, in: strip),
      vibrancy: .widgetSecondary)
  }

  /// Paints the card of a section from macOS 10.12, with the strip of its header.
  private mutating func paintLightCard(_ frame: Rect, _ strip: Rect) {
    let sides = Insets(top: 0, left: 8, bottom: 0, right: 8)
    let radius = 5 * scale
    paintPlain(
      .roundedRect(pixels(frame.inset(by: sides)), radius: radius, curve: .circular),
      Color(white: 1, alpha: 0.5))
    paintPlain(
      .roundedRect(
        pixels(strip.inset(by: sides)), radius: radius, curve: .circular, corners: .top),
      Color(white: 1, alpha: 0.35))
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

  /// Paints an i in a ring, 14 points wide.
  private mutating func paintInfoSign(in box: Rect) {
    let color = panelInk(increasesContrast ? 1 : 0.7)
    list.append(
      .stroke(
        .ellipse(in: pixels(box.inset(by: Insets(all: 0.5)))), Stroke(width: scale),
        .color(color), .sourceOver))
    paintPlain(
      .roundedRect(
        pixels(Rect(x: box.midX - 0.75, y: box.minY + 3, width: 1.5, height: 1.5)),
        radius: 0.75 * scale, curve: .circular), color)
    paintPlain(
      .rect(pixels(Rect(x: box.midX - 0.6, y: box.minY + 5.75, width: 1.2, height: 5))), color)
  }

  /// Paints the panel's tabs, the date, and the edit button at the bottom.
  ///
  /// The presence of these parts is certain. Their exact positions are documented defaults
  /// (docs/PLATFORM.md, "Chrome").
  mutating func paintPanelFurniture(_ board: Board, _ whole: Rect, variant: Variant) {
    let words = SystemWords(variant.locale)
    let left = whole.maxX - Board.panelWidth
    let tabs = Rect(x: left + 40, y: 12, width: Board.panelWidth - 80, height: 22)
    paintTabs(
      [words.today, words.notifications], in: tabs, font: .system(11),
      .plain(panelInk(0.75)), chosen: Color(white: isDark ? 0.2 : 1), other: panelInk(0.75))
    for (index, text) in dateLines(variant.date ?? words.date).enumerated() {
      let line = Rect(
        x: left + 20, y: 46 + Double(index) * 33, width: Board.panelWidth - 40, height: 34)
      paintWords(text, .system(26, .light), color: .white, in: line, vibrancy: .widgetPrimary)
    }
    let edit = width(of: words.edit, .system(11)) + 24
    let button = Rect(
      x: left + (Board.panelWidth - edit) / 2, y: whole.maxY - 34, width: edit, height: 20)
    paintPlain(
      .roundedRect(pixels(button), radius: 4 * scale, curve: .circular), panelInk(0.18))
    paintWords(
      words.edit, .system(11), color: .white, in: button, vibrancy: .widgetPrimary,
      alignment: .center)
  }
}
