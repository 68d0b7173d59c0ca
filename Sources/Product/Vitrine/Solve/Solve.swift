import VitrineGraphics
import VitrineImport
public import VitrineLayout
import VitrineText

/// Lays out a scene at the size that its host provides.
package func solve(
  _ scene: Scene, as variant: Variant, measuring measurer: TextMeasurer
) throws(RenderError) -> SolvedLayout {
  do throws(LayoutError) {
    let (context, layout) = try hostContext(of: scene, as: variant, measuring: measurer)
    if let layout { return layout }
    return try solve(scene.tree, in: context, measuring: measurer)
  } catch {
    throw RenderError(error)
  }
}

/// Returns the context of a scene in its host.
///
/// If constraints determine the height, layout computes it first, and the host clamps the result: a
/// card has at least the compact height, and no widget exceeds the maximum. A height within the
/// limits needs no second layout. Margin insets make the widget's root view smaller than the
/// host's, and a requested height excludes them.
func hostContext(
  of scene: Scene, as variant: Variant, measuring measurer: TextMeasurer
) throws(LayoutError) -> (LayoutContext, SolvedLayout?) {
  var context = scene.context
  guard case .host = variant.canvas, variant.host != .home else { return (context, nil) }
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
    // A preferred height applies to the open widget. A system without modes has no other state.
    let counts = hasModes || variant.mode == .expanded || scene.heightIsForAllModes
    if case .points(let asked) = scene.content.preferredHeight, counts {
      height = clamped(asked)
    } else {
      context.rootSize = .fittingHeight(width: width)
      let fitting = try solve(scene.tree, in: context, measuring: measurer)
      var asked = fitting[ViewTree.root].height
      // If constraints leave the height undetermined, it is near zero, and the file's height is
      // used. It also is where no constraint exists, since autoresizing keeps the file's sizes.
      let isOpen = asked < leastHeight || scene.tree.constraints.isEmpty
      if isOpen, let stored = scene.tree[ViewTree.root].frame?.height {
        asked = stored
      }
      height = clamped(asked)
      if height == fitting[ViewTree.root].height { return (context, fitting) }
    }
  }
  context.rootSize = .fixed(Size(width: width, height: height))
  return (context, nil)
}

/// The height below which a widget shows no content.
private let leastHeight = 8.0

/// Explains the frame of each view of a widget.
public func explain(
  _ widget: Widget, as variant: Variant, in workshop: Workshop,
  naming reach: LayoutExplanation.Reach = .nearest
) throws(RenderError) -> (scene: Scene, explanation: LayoutExplanation) {
  if case .file = variant.canvas {
    let scene = try sceneOnOwnCanvas(widget, as: variant, in: workshop)
    let measurer = canvasMeasurer(of: scene.context, in: workshop)
    do throws(LayoutError) {
      return (
        scene,
        try VitrineLayout.explain(
          scene.tree, in: scene.context, measuring: measurer, naming: reach)
      )
    } catch {
      throw RenderError(error)
    }
  }
  let scene = try widget.scene(for: variant, from: workshop.images)
  let measurer = workshop.measurer(for: variant)
  do throws(LayoutError) {
    let (context, _) = try hostContext(of: scene, as: variant, measuring: measurer)
    return (
      scene,
      try VitrineLayout.explain(scene.tree, in: context, measuring: measurer, naming: reach)
    )
  } catch {
    throw RenderError(error)
  }
}
