public import VitrineGraphics

/// How a picture differs from its golden, and how that is told.
public struct Difference: Sendable {
  public let verdict: Verdict
  /// The places that differ, the largest first.
  public let clusters: [Cluster]
  /// Nil where the sizes differ.
  public let metrics: PerceptualMetrics?

  public init(_ expected: Bitmap, _ actual: Bitmap) {
    verdict = compare(expected, actual)
    clusters = verdict == .equal ? [] : VitrineGolden.clusters(of: expected, actual)
    metrics = verdict == .equal ? nil : PerceptualMetrics(expected, actual)
  }

  /// The box around everything that differs; nil where the sizes do.
  public var box: Rect? {
    if case .differs(_, _, let box) = verdict { box } else { nil }
  }

  /// What a person is told.
  ///
  /// `changes` is what the layouts say (nil where one of them is missing), and `view` names the
  /// innermost view around a box of pixels.
  public func sentences(changes: [String]?, view: (Rect) -> String?) -> [String] {
    var sentences = [verdict.description]
    if let metrics { sentences.append(metrics.description) }
    if clusters.count > 1 {
      let shown = clusters.prefix(3).map {
        "\(Int($0.box.width))×\(Int($0.box.height)) at \(Int($0.box.minX)),\(Int($0.box.minY))"
      }
      sentences.append("in \(clusters.count) places: \(shown.joined(separator: "; "))")
    }
    guard let changes else {
      return sentences + ["no layout is kept beside the golden, so no view can be named"]
    }
    if !changes.isEmpty { return sentences + changes }
    if let box, let name = view(box) {
      return sentences + ["no view moved: only colours or images changed, within \(name)"]
    }
    return sentences + ["no view moved: pixels only"]
  }
}
