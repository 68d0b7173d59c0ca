import VitrineGraphics
import VitrineImport
public import VitrineLayout
import VitrineText

/// Lays a scene out at the size that its host gives it.
func solve(
  _ scene: Scene, as variant: Variant, measuring measurer: TextMeasurer
) throws(RenderError) -> SolvedLayout {
  do throws(LayoutError) {
    let (context, known) = try hostContext(of: scene, as: variant, measuring: measurer)
    if let known { return known }
    return try solve(scene.tree, in: context, measuring: measurer)
  } catch {
    throw .layout("\(error)")
  }
}

/// What surrounds a scene in its host.
///
/// Where constraints decide the height, layout is asked for it first and the host then clamps the
/// answer: never under the compact height, never over the maximum. An answer that needs no clamping
/// is the layout already.
func hostContext(
  of scene: Scene, as variant: Variant, measuring measurer: TextMeasurer
) throws(LayoutError) -> (LayoutContext, SolvedLayout?) {
  var context = scene.context
  guard case .host = variant.canvas else { return (context, nil) }
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
      if height == fitting[ViewTree.root].height { return (context, fitting) }
    }
  }
  context.rootSize = .fixed(Size(width: metrics.width, height: height))
  return (context, nil)
}

/// Says why each view of a widget is where it is.
public func explain(
  _ widget: Widget, as variant: Variant, in workshop: Workshop
) throws(RenderError) -> (scene: Scene, explanation: LayoutExplanation) {
  let scene = try widget.scene(for: variant)
  let measurer = workshop.measurer(for: variant)
  do throws(LayoutError) {
    let (context, _) = try hostContext(of: scene, as: variant, measuring: measurer)
    return (scene, try VitrineLayout.explain(scene.tree, in: context, measuring: measurer))
  } catch {
    throw .layout("\(error)")
  }
}
