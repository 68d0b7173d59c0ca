public import VitrineBase
public import VitrineGraphics
public import VitrineLayout
import VitrineRaster
import VitrineText

/// Draws a widget as one variant sees it: its layout, and then its picture.
public func render(
  _ widget: Widget, as variant: Variant, in workshop: Workshop
) throws(RenderError) -> Rendering {
  let (scene, solved) = try layout(widget, as: variant, in: workshop)
  return try render(scene, solved, as: variant, in: workshop)
}

/// Draws a widget that is laid out.
package func render(
  _ scene: Scene, _ layout: SolvedLayout, as variant: Variant, in workshop: Workshop
) throws(RenderError) -> Rendering {
  let picture = try listPicture(scene, layout, as: variant, in: workshop)
  let bitmap = workshop.rasterize(picture.list)
  return Rendering(
    variant: variant, scene: scene, layout: layout, bitmap: bitmap,
    diagnostics: picture.diagnostics)
}

/// Lays a widget out without drawing it.
public func layout(
  _ widget: Widget, as variant: Variant, in workshop: Workshop
) throws(RenderError) -> (scene: Scene, layout: SolvedLayout) {
  let scene = try widget.scene(for: variant, from: workshop.images)
  let layout = try solve(scene, as: variant, measuring: workshop.measurer(for: variant))
  // Texts are shaped to be measured, which finds what is wrong with them.
  return (scene.checked(for: variant, in: workshop), layout)
}

extension Scene {
  /// With what is wrong with its texts and images among its diagnostics.
  fileprivate func checked(for variant: Variant, in workshop: Workshop) -> Scene {
    checkingTexts(workshop.typesetter(for: variant)).checkingImages(workshop)
  }
}

/// A finished picture with all that led to it.
public struct Rendering: Sendable {
  public let variant: Variant
  public let scene: Scene
  public let layout: SolvedLayout
  public var bitmap: Bitmap
  public let diagnostics: [Diagnostic]

  package init(
    variant: Variant, scene: Scene, layout: SolvedLayout, bitmap: Bitmap,
    diagnostics: [Diagnostic]
  ) {
    self.variant = variant
    self.scene = scene
    self.layout = layout
    self.bitmap = bitmap
    self.diagnostics = diagnostics
  }
}
