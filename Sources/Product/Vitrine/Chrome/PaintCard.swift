import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineRaster

/// The cards of iOS 10 and later.
extension Painter {
  /// Paints the card's material and, up to iOS 12, the lighter strip of its header.
  ///
  /// Corners are continuous. The strip has rounded upper corners only.
  mutating func paintCard(
    _ frame: Rect, _ material: Material, board: Board, variant: Variant, workshop: Workshop
  ) throws(RenderError) {
    let corner = WidgetMetrics.cornerRadius * scale
    try paint(
      material, in: .roundedRect(pixels(frame), radius: corner, curve: .continuous), board: board,
      variant: variant, workshop: workshop)
    guard let band = cardLook.headerBand else { return }
    var strip = frame
    strip.size.height = HeaderLayout(variant.system, variant.textSize).height
    paintPlain(
      .roundedRect(pixels(strip), radius: corner, curve: .continuous, corners: .top), band)
  }
}
