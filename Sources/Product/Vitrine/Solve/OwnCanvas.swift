import VitrineBase
import VitrineCanvas
import VitrineImport
public import VitrineLayout

/// Lays out a widget on the canvas that its file stores: a storyboard's scene, or a document's
/// `canvas`.
public func layoutOnOwnCanvas(
  _ widget: Widget, in workshop: Workshop
) throws(RenderError) -> (scene: Scene, layout: SolvedLayout) {
  let scene = try sceneOnOwnCanvas(widget, in: workshop)
  return (scene, try solveOnCanvas(scene.tree, in: scene.context, workshop: workshop))
}

/// Returns a widget's scene on the canvas that its file stores, with the mode, the state, the data
/// and the language of a variant.
func sceneOnOwnCanvas(
  _ widget: Widget, as shown: Variant = Variant(), in workshop: Workshop
) throws(RenderError) -> Scene {
  var variant = Variant()
  variant.canvas = .file
  // A host without modes has no compact content.
  if shown.system.presentation == .card { variant.mode = shown.mode }
  (variant.state, variant.data, variant.locale) = (shown.state, shown.data, shown.locale)
  switch widget.source {
  case .interface(let document, let index, let found):
    return try widget.canvasScene(
      of: document, index, found: found, variant: variant, files: workshop.images)
  case .document(let document, let index):
    var scene = try widget.scene(for: variant, from: workshop.images)
    guard let canvas = document.widgets[index].canvas else {
      throw .invalid(
        Diagnostic(
          .error, "no-canvas", "the document has no canvas of its own",
          at: SourceLocation(file: widget.path),
          hint: "ask for --canvas WIDTHxHEIGHT, or give the widget a \"canvas\""))
    }
    scene.context = canvas
    for index in scene.tree.views.indices {
      scene.content.tree.views[index].keepStoredLabelSize()
    }
    scene.content.tree.keepStoredSizesInStacks()
    return scene
  case .program: return try widget.scene(for: variant, from: workshop.images)
  }
}

/// Lays out views like the editor's canvas, on the system of their scene.
package func solveOnCanvas(
  _ tree: ViewTree, in context: LayoutContext, workshop: Workshop
) throws(RenderError) -> SolvedLayout {
  let measurer = canvasMeasurer(of: context, in: workshop)
  do throws(LayoutError) {
    return try solve(tree, in: context, measuring: measurer)
  } catch {
    throw RenderError(error)
  }
}

/// Measures text as the editor's canvas does for a scene.
func canvasMeasurer(of context: LayoutContext, in workshop: Workshop) -> TextMeasurer {
  var variant = Variant()
  variant.scaleOverride = Int(context.scale)
  let system = context.systemVersion
  variant.textSize = .canvas(of: system, default: variant.textSize)
  return workshop.measurer(for: variant, systemVersion: system)
}
