package import VitrineBase
package import VitrineLayout
package import VitrineRaster

/// A picture as a display list, from which its file is created without the complete bitmap in
/// memory.
package struct ListedPicture: Sendable {
  package let variant: Variant
  package let scene: Scene
  package let layout: SolvedLayout
  package let list: DisplayList

  package var diagnostics: [Diagnostic] { scene.diagnostics + layout.diagnostics }
}

/// A screen as a display list.
package struct ListedScreen: Sendable {
  package let variant: Variant
  package let list: DisplayList
  package let diagnostics: [Diagnostic]
  /// The reason why a widget's file is shown although its code was to be run.
  package let codeFailure: CodeFailure?
}

/// Lays out a widget and returns the display list of its picture.
package func listPicture(
  _ widget: Widget, as variant: Variant, in workshop: Workshop
) throws(RenderError) -> ListedPicture {
  let (scene, solved) = try layout(widget, as: variant, in: workshop)
  return try listPicture(scene, solved, as: variant, in: workshop)
}

/// Returns the display list of a laid-out widget.
package func listPicture(
  _ scene: Scene, _ layout: SolvedLayout, as variant: Variant, in workshop: Workshop
) throws(RenderError) -> ListedPicture {
  let list = try paint([HostedWidget(scene, layout, as: variant)], as: variant, in: workshop)
  return ListedPicture(variant: variant, scene: scene, layout: layout, list: list)
}
