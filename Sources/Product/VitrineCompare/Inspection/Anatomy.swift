package import Vitrine
package import VitrineGraphics
package import VitrineLayout
import VitrineText

/// The frames of all views of a picture and the reasons for them, for review.
package struct Anatomy: Sendable {
  /// A view of the picture.
  package struct Part: Sendable {
    package var view: View
    /// The frame in points of the picture.
    package var frame: Rect
    package var isAmbiguous: Bool
    /// The baselines of its lines of text, in points of the picture.
    package var baselines: [Double]
    /// The layout margins.
    ///
    /// Nil if the view has no subviews.
    package var margins: Insets?
    /// The text that the view shows.
    package var text: String?
    /// The constraints that determine each edge of the frame.
    ///
    /// Empty if the view takes no part in layout.
    package var reasons: [LayoutExplanation.Edge]
  }

  /// The top-left corner of the widget's view, in points of the picture.
  package let content: Point
  /// The views in document order.
  package let parts: [Part]
  /// The descriptions of conflicting, ambiguous and compressed views.
  package let problems: [String]
  let tree: ViewTree
}

/// Lays a widget out and returns the frames of its views in the picture, with reasons.
package func anatomy(
  of widget: Widget, as variant: Variant, in workshop: Workshop
) throws(RenderError) -> Anatomy {
  let (scene, explanation) = try explain(widget, as: variant, in: workshop)
  let hosted = HostedWidget(scene, explanation.layout, as: variant)
  let board = Board([hosted], variant: variant)
  let content = board.slots[0].content
  // Only the painter has the final positions of lines of text.
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
  /// A Boolean value that indicates whether the view reacts to touches.
  package var isTarget: Bool {
    switch kind {
    case .button(let button): button.state != .disabled
    case .toggle, .slider, .stepper, .segments, .textField, .searchBar: true
    default: false
    }
  }
}
