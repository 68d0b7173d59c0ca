public import VitrineBase
public import VitrineGraphics
public import VitrineLayout
import VitrineRaster
import VitrineText

/// Renders a widget in one variant: its layout, and then its picture.
public func render(
  _ widget: Widget, as variant: Variant, in workshop: Workshop
) throws(RenderError) -> Rendering {
  let (scene, solved) = try layout(widget, as: variant, in: workshop)
  return try render(scene, solved, as: variant, in: workshop)
}

/// Renders a laid-out widget.
package func render(
  _ scene: Scene, _ layout: SolvedLayout, as variant: Variant, in workshop: Workshop
) throws(RenderError) -> Rendering {
  let picture = try listPicture(scene, layout, as: variant, in: workshop)
  let bitmap = workshop.rasterize(picture.list)
  return Rendering(
    variant: variant, scene: scene, layout: layout, bitmap: bitmap,
    diagnostics: picture.diagnostics)
}

/// Lays out a widget without rendering it.
public func layout(
  _ widget: Widget, as variant: Variant, in workshop: Workshop
) throws(RenderError) -> (scene: Scene, layout: SolvedLayout) {
  let scene = try widget.scene(for: variant, from: workshop.images)
  let layout = try solve(scene, as: variant, measuring: workshop.measurer(for: variant))
  // Measuring texts shapes them, which finds their problems.
  return (scene.checked(for: variant, in: workshop), layout)
}

extension Scene {
  /// Returns the scene with diagnostics of its texts and images.
  fileprivate func checked(for variant: Variant, in workshop: Workshop) -> Scene {
    checkingTexts(workshop.typesetter(for: variant)).checkingImages(workshop)
  }
}

/// A finished picture with its scene and layout.
public struct Rendering: Sendable {
  /// The variant of the picture.
  public let variant: Variant
  /// The scene before its layout.
  public let scene: Scene
  /// The frames of the views.
  public let layout: SolvedLayout
  /// The pixels.
  public var bitmap: Bitmap
  /// The problems of the input, the layout and the drawing.
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
