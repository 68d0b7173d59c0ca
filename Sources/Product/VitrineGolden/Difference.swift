public import VitrineGraphics

/// The difference between a picture and its golden, with a description.
public struct Difference: Sendable {
  /// The result of the exact comparison.
  public let verdict: Verdict
  /// The clusters of differing pixels, largest first.
  public let clusters: [Cluster]
  /// The perceptual metrics.
  ///
  /// Nil if the pictures are equal or their sizes differ.
  public let metrics: PerceptualMetrics?

  /// Compares a picture with its golden.
  public init(_ expected: Bitmap, _ actual: Bitmap) {
    verdict = compare(expected, actual)
    clusters = verdict == .equal ? [] : VitrineGolden.clusters(of: expected, actual)
    metrics = verdict == .equal ? nil : PerceptualMetrics(expected, actual)
  }

  /// The box around all differing pixels.
  ///
  /// Nil if the pictures are equal or their sizes differ.
  public var box: Rect? {
    if case .differs(_, _, let box) = verdict { box } else { nil }
  }

  /// Returns the difference as sentences.
  ///
  /// `changes` are the differences between the layouts, or nil if a layout is missing. `view`
  /// returns the name of the innermost view around a box of pixels.
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
