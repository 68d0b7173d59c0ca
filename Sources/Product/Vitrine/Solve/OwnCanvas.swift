import VitrineBase
import VitrineCanvas
import VitrineGraphics
public import VitrineImport
public import VitrineLayout

/// Lays out a widget on the canvas that its file stores: a storyboard's scene, or a document's
/// `canvas`.
public func layoutOnOwnCanvas(
  _ widget: Widget, in workshop: Workshop
) throws(RenderError) -> (scene: ImportedScene, layout: SolvedLayout) {
  let scene = try sceneOnOwnCanvas(widget, in: workshop)
  return (scene, try solveOnCanvas(scene, in: workshop))
}

/// A widget's scene on the canvas that its file stores.
func sceneOnOwnCanvas(
  _ widget: Widget, in workshop: Workshop
) throws(RenderError) -> ImportedScene {
  var variant = Variant()
  variant.canvas = .file
  let drawn = try widget.scene(for: variant, from: workshop.images)
  var scene = ImportedScene(
    tree: drawn.tree, context: drawn.context, diagnostics: drawn.diagnostics,
    unsupported: drawn.unsupported)
  switch widget.source {
  case .interface(let document, let index, let found):
    scene = try widget.filled(document, found, variant: variant, from: workshop.files).canvasScene(
      index)
  case .document(let document, let index):
    guard let canvas = document.widgets[index].canvas else {
      throw .invalid(
        Diagnostic(
          .error, "no-canvas", "the document has no canvas of its own",
          at: SourceLocation(file: widget.path),
          hint: "ask for --canvas WIDTHxHEIGHT, or give the widget a \"canvas\""))
    }
    scene.context = canvas
    for index in scene.tree.views.indices { scene.tree.views[index].keepStoredLabelSize() }
    scene.tree.keepStoredSizesInStacks()
  case .program: break
  }
  return scene
}

/// Lays out a scene like the editor's canvas, on the scene's own system.
package func solveOnCanvas(
  _ scene: ImportedScene, in workshop: Workshop
) throws(RenderError) -> SolvedLayout {
  let measurer = canvasMeasurer(of: scene, in: workshop)
  do throws(LayoutError) {
    return try solve(scene.tree, in: scene.context, measuring: measurer)
  } catch {
    throw .layout(error.description)
  }
}

/// Measures text as the editor's canvas does for a scene.
func canvasMeasurer(of scene: ImportedScene, in workshop: Workshop) -> TextMeasurer {
  var variant = Variant()
  variant.scaleOverride = Int(scene.context.scale)
  let system = scene.context.systemVersion
  variant.textSize = .canvas(of: system, default: variant.textSize)
  return workshop.measurer(for: variant, systemVersion: system)
}
