package import Vitrine
package import VitrineGraphics
import VitrineLayout
import VitrineRaster

/// Renders a widget with a rectangle marked.
///
/// `box` is in points from the content's top left.
package func render(
  _ widget: Widget, as variant: Variant, marking box: Rect, in workshop: Workshop
) throws(RenderError) -> Rendering {
  let scene = try widget.scene(for: variant, from: workshop.images)
  let layout = try solve(scene, as: variant, measuring: workshop.measurer(for: variant))
  let hosted = HostedWidget(scene, layout, as: variant)
  var list = try paint([hosted], as: variant, in: workshop)
  let origin = Board([hosted], variant: variant).slots[0].content
  let scale = variant.scale
  let whole = Rect(
    x: 0, y: 0, width: Double(list.width) / scale, height: Double(list.height) / scale)
  // The mark is three points outside the box, so that the content remains visible, but within the
  // picture.
  let frame = box.offset(by: origin).inset(by: Insets(all: -3))
    .intersection(whole.inset(by: Insets(all: 1)))
  for (breadth, color) in [(4.0, Color.white), (2.0, Color(hex: 0xE3002B))] {
    list.append(
      .stroke(
        .roundedRectangle(frame * scale, radius: 4 * scale), Stroke(width: breadth * scale),
        .color(color), .sourceOver))
  }
  return Rendering(
    variant: variant, scene: scene, layout: layout, bitmap: workshop.rasterize(list),
    diagnostics: scene.diagnostics + layout.diagnostics)
}
