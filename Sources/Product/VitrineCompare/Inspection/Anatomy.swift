package import Vitrine
package import VitrineGraphics
package import VitrineLayout
import VitrineText

/// Where every view of a picture is and why, for review.
package struct Anatomy: Sendable {
  /// One view.
  package struct Part: Sendable {
    package var view: View
    /// In points of the picture.
    package var frame: Rect
    package var isAmbiguous: Bool
    /// Of its lines, in points of the picture.
    package var baselines: [Double]
    /// Nil where nothing in it could keep them.
    package var margins: Insets?
    /// What it shows in writing.
    package var text: String?
    /// What gives each number of its frame; empty where it takes no part.
    package var reasons: [LayoutExplanation.Edge]
  }

  /// The top left of the widget's own view, in points of the picture.
  package let content: Point
  /// In document order.
  package let parts: [Part]
  /// What conflicts, is open or is squeezed, in sentences.
  package let problems: [String]
  let tree: ViewTree
}

/// Lays a widget out and describes where each view is in the picture, and why.
package func anatomy(
  of widget: Widget, as variant: Variant, in workshop: Workshop
) throws(RenderError) -> Anatomy {
  let (scene, explanation) = try explain(widget, as: variant, in: workshop)
  let hosted = HostedWidget(scene, explanation.layout, as: variant)
  let board = Board([hosted], variant: variant)
  let content = board.slots[0].content
  // The painter knows where lines of text really end up.
  var painter = Painter(
    as: variant, workshop.typesetter(for: variant), width: board.width, height: board.height)
  painter.record = DrawingRecord()
  painter.turn(to: hosted, in: workshop)
  painter.paintRoot(at: content)
  var baselines: [Int: [Double]] = [:]
  var texts: [Int: String] = [:]
  for text in painter.record?.texts ?? [] {
    baselines[text.view.index, default: []] += text.lines.map(\.box.maxY)
    texts[text.view.index] = text.string
  }
  var reasons: [Int: [LayoutExplanation.Edge]] = [:]
  for view in explanation.views { reasons[view.view.index] = view.edges }
  let tree = scene.tree
  var parts: [Anatomy.Part] = []
  for (index, view) in tree.views.enumerated() {
    let outer = view.parent.map { parts[$0.index].frame.origin } ?? content
    let margins = index == 0 ? scene.context.rootMargins : view.layoutMargins
    parts.append(
      Anatomy.Part(
        view: view, frame: explanation.layout.frames[index].offset(by: outer),
        isAmbiguous: explanation.layout.isAmbiguous[index],
        baselines: baselines[index] ?? [], margins: view.subviews.isEmpty ? nil : margins,
        text: texts[index], reasons: reasons[index] ?? []))
  }
  return Anatomy(
    content: content, parts: parts, problems: problems(explanation, in: tree), tree: tree)
}

private func problems(_ explanation: LayoutExplanation, in tree: ViewTree) -> [String] {
  func name(_ id: ViewID) -> String { tree[id].userLabel ?? tree[id].name }
  return explanation.conflicts.map { conflict in
    "These cannot all hold: " + conflict.set.map(\.text).joined(separator: "; ")
      + ". Given up: \(conflict.dropped.text). To fix it, \(conflict.remedy)."
  }
    + explanation.ambiguities.map { ambiguity in
      "\(name(ambiguity.view)) could \(ambiguity.ways.joined(separator: " or ")) "
        + "without breaking anything. To settle it, \(ambiguity.remedy)."
    }
    + explanation.compromises.map { "\(name($0.view)): \($0.text)" }
}

extension View {
  /// Whether a finger can do something to it.
  package var isTarget: Bool {
    switch kind {
    case .button(let button): button.state != .disabled
    case .toggle, .slider, .stepper, .segments, .textField, .searchBar: true
    default: false
    }
  }
}
