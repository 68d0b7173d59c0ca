import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineRaster

/// The light cards of iOS 10 to 12.
extension Painter {
  /// The card's material, and the lighter strip of its header.
  mutating func paintCard(
    _ frame: Rect, _ material: Material, _ board: Board, _ variant: Variant, _ workshop: Workshop
  ) throws(RenderError) {
    let corner = WidgetMetrics.cornerRadius * scale
    try paint(
      material, in: .roundedRect(pixels(frame), radius: corner, curve: .continuous), board,
      variant, workshop)
    var strip = frame
    strip.size.height = WidgetMetrics.headerHeight
    paintPlain(
      .roundedRect(pixels(strip), radius: corner, curve: .continuous, corners: .top),
      Material.headerOverlay)
  }

  /// The icon, the name in capitals, and a button: Show More or Show Less where the widget can
  /// change, Add Widget over the quick actions of an app whose widget isn't in the Today view yet.
  mutating func paintCardHeader(
    _ widget: HostedWidget, in card: Rect, _ variant: Variant, _ workshop: Workshop
  ) {
    let isFirst = variant.system == .ios10
    let iconX = isFirst ? 8.0 : 10
    let icon = Rect(x: card.minX + iconX, y: card.minY + 8, width: 20, height: 20)
    paintIcon(widget.scene.header.icon, in: mirrored(icon, in: card), workshop)
    let start = card.minX + (isFirst ? 36 : 37)
    var end = card.maxX - 12
    if let text = buttonTitle(widget, variant) {
      let width = width(of: text, .system(13))
      let place = Rect(x: end - width, y: card.minY + 10, width: width, height: 16)
      // The box is as wide as the text, which starts at its left in either direction.
      paintWords(
        text, .system(13), .black, in: mirrored(place, in: card), .widgetSecondary,
        alignment: .left)
      end -= width + 16
    }
    let title = Rect(x: start, y: card.minY + 10, width: max(0, end - start), height: 16)
    paintWords(
      widget.scene.header.title.uppercased(), .system(13), .black, in: mirrored(title, in: card),
      .widgetSecondary)
  }

  private func buttonTitle(_ widget: HostedWidget, _ variant: Variant) -> String? {
    let words = SystemWords(variant.locale)
    if variant.host == .quickActions { return variant.isAdded ? nil : words.addWidget }
    guard widget.scene.header.offersToggle, !widget.isPlaceholder else { return nil }
    return widget.mode == .compact ? words.showMore : words.showLess
  }
}
