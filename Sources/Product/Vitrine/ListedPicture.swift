package import VitrineBase
package import VitrineLayout
package import VitrineRaster

/// A picture that is listed and not painted: all that is needed to make its file, whose pixels are then
/// never in memory as a whole.
package struct ListedPicture: Sendable {
  package let variant: Variant
  package let scene: Scene
  package let layout: SolvedLayout
  package let list: DisplayList

  package var diagnostics: [Diagnostic] { scene.diagnostics + layout.diagnostics }
}

/// A screen that is listed and not painted.
package struct ListedScreen: Sendable {
  package let variant: Variant
  package let list: DisplayList
  package let diagnostics: [Diagnostic]
}

/// Lays a widget out and lists what its picture shows.
package func listPicture(
  _ widget: Widget, as variant: Variant, in workshop: Workshop
) throws(RenderError) -> ListedPicture {
  let (scene, solved) = try layout(widget, as: variant, in: workshop)
  return try listPicture(scene, solved, as: variant, in: workshop)
}

/// Lists what the picture of a widget that is laid out shows.
package func listPicture(
  _ scene: Scene, _ layout: SolvedLayout, as variant: Variant, in workshop: Workshop
) throws(RenderError) -> ListedPicture {
  let list = try paint([HostedWidget(scene, layout, as: variant)], as: variant, in: workshop)
  return ListedPicture(variant: variant, scene: scene, layout: layout, list: list)
}
