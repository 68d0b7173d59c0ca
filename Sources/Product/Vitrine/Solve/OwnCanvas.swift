import VitrineBase
import VitrineGraphics
public import VitrineImport
public import VitrineLayout

/// Lays a widget out on the canvas that its file stores: a storyboard's scene, or what a document
/// says under `canvas`.
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
    scene = try widget.filled(document, found, variant, from: workshop.files).scene(
      index, for: .canvas)
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

/// Lays a scene out as the editor's canvas does, on the scene's own system.
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
  variant.textSize = canvasTextSize(of: system)
  return workshop.measurer(for: variant, systemVersion: system)
}

/// The text size at which the canvas of a system's Xcode sets text styles.
///
/// Before Xcode 8 that was the middle one of the sizes (5 files), from Xcode 12.5 to 13.4, whose system
/// is iOS 15, the smallest (22 files of 8 repositories, none against).
private func canvasTextSize(of systemVersion: Int) -> ContentSizeCategory {
  systemVersion < 10 ? .m : systemVersion == 15 ? .xs : Variant().textSize
}

extension InterfaceDocument.Traits {
  /// As Interface Builder's canvas shows a scene.
  package static var canvas: InterfaceDocument.Traits {
    var traits = InterfaceDocument.Traits()
    traits.isDesignTime = true
    return traits
  }
}
