import VitrineBase
import VitrineGraphics

/// The reasons for the frame of a view that a layout by proposals placed.
struct PlacementReasons {
  private let steps: [PlacementStep]
  private let frame: Rect

  typealias Cause = LayoutExplanation.Cause

  /// Creates the reasons from the steps that led to a view, from the view outward.
  init(_ steps: [PlacementStep], _ frame: Rect) {
    self.steps = steps
    self.frame = frame
  }

  /// The four numbers of the frame, each with the steps that it depends on.
  var edges: [LayoutExplanation.Edge] {
    [
      LayoutExplanation.Edge(
        name: "left", value: frame.minX, because: places("left", \.minX)),
      LayoutExplanation.Edge(name: "top", value: frame.minY, because: places("top", \.minY)),
      LayoutExplanation.Edge(
        name: "width", value: frame.width, because: sizes(\.offeredWidth, \.width)),
      LayoutExplanation.Edge(
        name: "height", value: frame.height, because: sizes(\.offeredHeight, \.height)),
    ]
  }

  /// Returns the steps that move their content away from an edge.
  private func places(_ side: String, _ edge: KeyPath<Rect, Double>) -> [Cause] {
    var causes: [Cause] = []
    for (child, parent) in zip(steps, steps.dropFirst()) {
      let distance = child.frame[keyPath: edge] - parent.frame[keyPath: edge]
      guard distance.magnitude > 0.005 else { continue }
      causes.append(cause("\(parent.title) places it \(points(distance)) from the \(side)", parent))
    }
    guard causes.isEmpty, let outermost = steps.last else { return causes }
    return [cause("\(outermost.title) begins at the \(side)", outermost)]
  }

  /// Returns the choice of the view, and the steps that pass another length on.
  private func sizes(
    _ offer: KeyPath<PlacementStep, String>, _ length: KeyPath<Rect, Double>
  ) -> [Cause] {
    guard let own = steps.first else { return [] }
    let chosen = numberText(own.frame[keyPath: length], decimals: 2)
    var causes = [cause("\(own.title) chooses \(chosen) of \(own[keyPath: offer])", own)]
    for (child, parent) in zip(steps, steps.dropFirst())
    where child[keyPath: offer] != parent[keyPath: offer] {
      causes.append(
        cause(
          "\(parent.title) offers \(child[keyPath: offer]) of \(parent[keyPath: offer])", parent))
    }
    return causes
  }

  private func cause(_ text: String, _ step: PlacementStep) -> Cause {
    guard let place = step.location else { return Cause(text: text) }
    return Cause(text: "\(text) (\(place.file):\(place.line))", location: place)
  }
}
