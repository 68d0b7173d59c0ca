import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout

extension Rule {
  static let openHeight = Rule(
    "open-height", .warning, .extensions,
    title: "constraints lead from the top to the bottom where the height comes from them",
    why: "without a chain to the bottom edge the host finds no height, and shows the least",
    each: { look in
      // A storyboard's code may ask for a height of its own.
      guard !look.source.isInterface, look.variant.mode == .expanded, look.isPlain,
        look.variant.canvas == .host,
        case .fromConstraints = look.inspection.scene.preferredHeight
      else { return [] }
      let fitting = look.inspection.fitting
      let height = fitting[ViewTree.root].height
      guard let (lowest, bottom) = look.lowestContent(in: fitting), bottom > height + 1 else {
        return []
      }
      return [
        look.finding(
          lowest,
          "the constraints give the widget \(points(height)) points, but \(look.name(lowest)) ends "
            + "at \(points(bottom))",
          mend: "constrain the lowest view's bottom to the widget's, and the views above to one "
            + "another", weight: bottom - height, apart: "open")
      ]
    })
}

extension Look {
  /// The content that reaches lowest in another layout of the same views, and where it ends.
  fileprivate func lowestContent(in layout: SolvedLayout) -> (ViewID, Double)? {
    var tops = [Double](repeating: 0, count: layout.frames.count)
    for (index, view) in tree.views.enumerated() {
      tops[index] = layout.frames[index].minY + (view.parent.map { tops[$0.index] } ?? 0)
    }
    let clipped = shown.filter { id in
      lineage(id).dropFirst().contains { $0 != ViewTree.root && tree[$0].clips }
    }
    return content.filter { !clipped.contains($0) }.map { id in
      (id, tops[id.index] + layout[id].height)
    }.max { $0.1 < $1.1 }
  }
}
