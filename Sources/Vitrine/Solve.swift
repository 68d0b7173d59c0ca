import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineText

/// Lays a scene out at the size that its host gives it.
///
/// Where constraints decide the height, layout is asked for it first and the host then clamps the
/// answer: never under the compact height, never over the maximum.
func solve(
  _ scene: Scene, as variant: Variant, measuring measurer: TextMeasurer
) throws(RenderError) -> SolvedLayout {
  var context = scene.context
  do {
    if case .host = variant.canvas {
      let metrics = variant.metrics
      var height = metrics.maximumSize(for: variant.mode).height
      if variant.mode == .expanded {
        switch scene.preferredHeight {
        case .points(let asked): height = metrics.height(asked: asked, in: .expanded)
        case .fromConstraints:
          context.rootSize = .fittingHeight(width: metrics.width)
          let fitting = try solve(scene.tree, in: context, measuring: measurer)
          var asked = fitting[ViewTree.root].height
          if asked <= 0, let stored = scene.storedHeight { asked = stored }
          height = metrics.height(asked: asked, in: .expanded)
          if height == fitting[ViewTree.root].height { return fitting }
        }
      }
      context.rootSize = .fixed(Size(width: metrics.width, height: height))
    }
    return try solve(scene.tree, in: context, measuring: measurer)
  } catch {
    throw .layout("\(error)")
  }
}
