import Vitrine
import VitrineCompare
import VitrineGraphics
import VitrineImport
import VitrineLayout

extension Rule {
  /// Reports an expanded widget whose constraints don't reach its bottom edge.
  ///
  /// The height of the fitting layout is compared with the end of the content. A difference of more
  /// than a point means that no constraint attaches the content to the bottom.
  static let openHeight = Rule(
    "open-height", .warning, .extensions,
    title: "constraints connect the top and the bottom if they determine the height",
    why: "without a chain of constraints to the bottom edge the host uses the smallest height",
    each: { scene in
      // The code of a storyboard may set a preferred height.
      guard !scene.source.isInterface, scene.variant.mode == .expanded, scene.isPlain,
        scene.variant.canvas == .host,
        case .fromConstraints = scene.inspection.scene.content.preferredHeight
      else { return [] }
      let fitting = scene.inspection.fitting
      let height = fitting[ViewTree.root].height
      guard let (lowest, bottom) = scene.lowestContent(in: fitting), bottom > height + 1 else {
        return []
      }
      return [
        scene.finding(
          lowest,
          "the constraints give the widget \(points(height)) points, but \(scene.name(lowest)) ends "
            + "at \(points(bottom))",
          remedy: "constrain the lowest view's bottom to the widget's, and the views above to each "
            + "other", weight: bottom - height, dedupKey: "open")
      ]
    })
}

extension LintScene {
  /// Returns the lowest content in another layout of the same views, and its bottom edge.
  fileprivate func lowestContent(in layout: SolvedLayout) -> (ViewID, Double)? {
    var tops = [Double](repeating: 0, count: layout.frames.count)
    for (index, view) in tree.views.enumerated() {
      tops[index] = layout.frames[index].minY + (view.parent.map { tops[$0.index] } ?? 0)
    }
    let clipped = shown.filter { id in
      lineage(id).dropFirst().contains { $0 != ViewTree.root && tree[$0].clipsSubviews }
    }
    return content.filter { !clipped.contains($0) }.map { id in
      (id, tops[id.index] + layout[id].height)
    }.max { $0.1 < $1.1 }
  }
}
