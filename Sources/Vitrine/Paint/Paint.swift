import VitrineGraphics
import VitrineLayout
import VitrineRaster

/// Turns a solved layout into drawing commands: the host's chrome, then the views.
func paint(
  _ layout: SolvedLayout, of scene: Scene, as variant: Variant, in workshop: Workshop
) throws(RenderError) -> DisplayList {
  let placement = Placement(content: layout[ViewTree.root].size, variant: variant)
  guard placement.width * placement.height <= Bitmap.pixelLimit else {
    throw .tooLarge(width: placement.width, height: placement.height)
  }
  var painter = Painter(
    tree: scene.tree, layout: layout, scale: variant.scale,
    typesetter: workshop.typesetter(for: variant), direction: scene.context.direction,
    width: placement.width, height: placement.height)
  painter.loadImages(from: scene.images, in: workshop)
  try painter.paintChrome(of: scene, at: placement, as: variant, in: workshop)
  painter.paintRoot(at: placement.contentOrigin)
  painter.paintOverlay(variant.overlay, in: scene.context)
  return painter.list
}
