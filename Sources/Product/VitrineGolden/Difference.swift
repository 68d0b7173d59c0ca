public import VitrineGraphics

/// The difference between a picture and its golden, with a description.
public struct Difference: Sendable {
  public let verdict: Verdict
  /// The clusters of differing pixels, largest first.
  public let clusters: [Cluster]
  /// Perceptual metrics; nil if the sizes differ.
  public let metrics: PerceptualMetrics?

  public init(_ expected: Bitmap, _ actual: Bitmap) {
    verdict = compare(expected, actual)
    clusters = verdict == .equal ? [] : VitrineGolden.clusters(of: expected, actual)
    metrics = verdict == .equal ? nil : PerceptualMetrics(expected, actual)
  }

  /// The box around all differing pixels; nil if the sizes differ.
  public var box: Rect? {
    if case .differs(_, _, let box) = verdict { box } else { nil }
  }

  /// The difference as sentences.
  ///
  /// `changes` are the differences between the layouts (nil if one is missing), and `view` returns the
  /// name of the innermost view around a box of pixels.
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
      return sentences + ["the golden has no stored layout, so the changed views are unknown"]
    }
    if !changes.isEmpty { return sentences + changes }
    if let box, let name = view(box) {
      return sentences + ["no view moved: only colors or images changed, within \(name)"]
    }
    return sentences + ["no view moved: pixels only"]
  }
}
