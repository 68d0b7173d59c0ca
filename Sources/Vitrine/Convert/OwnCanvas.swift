import VitrineGraphics
public import VitrineImport
public import VitrineLayout

/// Lays a widget out on the canvas that its file stores: a storyboard's scene, or what a document
/// says under `canvas`.
public func layoutOnOwnCanvas(
  _ widget: Widget, in workshop: Workshop
) throws(RenderError) -> (scene: ImportedScene, layout: SolvedLayout) {
  let made = try widget.scene(for: Variant())
  var scene = ImportedScene(
    tree: made.tree, context: made.context, diagnostics: made.diagnostics,
    unsupported: made.unsupported)
  switch widget.source {
  case .interface(let document, let index, _):
    scene.context = document.scene(index, for: InterfaceDocument.Traits()).context
  case .document(let document, let index):
    guard let canvas = document.widgets[index].canvas else {
      throw .invalid(
        Diagnostic(
          .error, "no-canvas", "the document has no canvas of its own",
          at: SourceLocation(file: widget.path),
          hint: "ask for --canvas WIDTHxHEIGHT, or give the widget a \"canvas\""))
    }
    scene.context = canvas
  }
  var variant = Variant()
  variant.scaleOverride = Int(scene.context.scale)
  do throws(LayoutError) {
    let measurer = workshop.measurer(for: variant)
    return (scene, try solve(scene.tree, in: scene.context, measuring: measurer))
  } catch {
    throw .layout(error.description)
  }
}
