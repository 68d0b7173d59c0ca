import VitrineGraphics
import VitrineImport
public import VitrineLayout
import VitrineText

/// Lays a scene out at the size that its host gives it.
package func solve(
  _ scene: Scene, as variant: Variant, measuring measurer: TextMeasurer
) throws(RenderError) -> SolvedLayout {
  do throws(LayoutError) {
    let (context, layout) = try hostContext(of: scene, as: variant, measuring: measurer)
    if let layout { return layout }
    return try solve(scene.tree, in: context, measuring: measurer)
  } catch {
    throw .layout("\(error)")
  }
}

/// What surrounds a scene in its host.
///
/// Where constraints decide the height, layout is asked for it first and the host then clamps the
/// answer: a card is never under the compact height, nothing is over the maximum. An answer that
/// needs no clamping is the layout already. Margin insets make the widget's own view smaller than
/// the host's; an asked height is without them.
func hostContext(
  of scene: Scene, as variant: Variant, measuring measurer: TextMeasurer
) throws(LayoutError) -> (LayoutContext, SolvedLayout?) {
  var context = scene.context
  guard case .host = variant.canvas else { return (context, nil) }
  let metrics = variant.metrics
  let insets = scene.hostInsets(as: variant)
  let (width, around) = (
    max(1, metrics.hostWidth - insets.left - insets.right), insets.top + insets.bottom
  )
  let hasModes = variant.system.presentation == .card
  let mode: DisplayMode = scene.isLegacy || !hasModes ? .expanded : variant.mode
  func clamped(_ asked: Double) -> Double {
    max(0, metrics.height(asked: asked + around, in: mode) - around)
  }
  var height = clamped(metrics.expandedMaximum)
  if mode == .expanded {
    // Without modes there is nothing that a preferred height would open: it is that of the open
    // widget.
    let counts = hasModes || variant.mode == .expanded || scene.heightIsForAllModes
    if case .points(let asked) = scene.preferredHeight, counts {
      height = clamped(asked)
    } else {
      context.rootSize = .fittingHeight(width: width)
      let fitting = try solve(scene.tree, in: context, measuring: measurer)
      var asked = fitting[ViewTree.root].height
      // Constraints that leave the height open end near zero; the file's height is shown then.
      if asked < leastHeight, let stored = scene.storedHeight { asked = stored }
      height = clamped(asked)
      if height == fitting[ViewTree.root].height { return (context, fitting) }
    }
  }
  context.rootSize = .fixed(Size(width: width, height: height))
  return (context, nil)
}

/// A widget less high than this shows nothing.
private let leastHeight = 8.0

/// Says why each view of a widget is where it is.
public func explain(
  _ widget: Widget, as variant: Variant, in workshop: Workshop,
  naming reach: LayoutExplanation.Reach = .nearest
) throws(RenderError) -> (scene: Scene, explanation: LayoutExplanation) {
  var scene = try widget.scene(for: variant, from: workshop.images)
  if case .file = variant.canvas {
    let drawn = try sceneOnOwnCanvas(widget, in: workshop)
    (scene.tree, scene.context) = (drawn.tree, drawn.context)
    scene.diagnostics = drawn.diagnostics
    let measurer = canvasMeasurer(of: drawn, in: workshop)
    do throws(LayoutError) {
      return (
        scene,
        try VitrineLayout.explain(
          drawn.tree, in: drawn.context, measuring: measurer, naming: reach)
      )
    } catch {
      throw .layout("\(error)")
    }
  }
  let measurer = workshop.measurer(for: variant)
  do throws(LayoutError) {
    let (context, _) = try hostContext(of: scene, as: variant, measuring: measurer)
    return (
      scene,
      try VitrineLayout.explain(scene.tree, in: context, measuring: measurer, naming: reach)
    )
  } catch {
    throw .layout("\(error)")
  }
}
