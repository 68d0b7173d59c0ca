import VitrineGraphics
import VitrineRaster

/// The graphics state of a content stream (PDF 32000-1, 8.4).
struct PDFState {
  /// What filling or stroking paints.
  struct Ink {
    var space = PDFColorSpace.gray
    var components = [0.0]
    /// A shading pattern and the map of its coordinates.
    var pattern: (shading: PDFShading, map: Affine)?
    var alpha = 1.0
    /// Whether the ink is one that is not drawn, such as a tile.
    var isUnsupported = false

    mutating func select(_ space: PDFColorSpace) {
      self.space = space
      components = space.initialComponents
      pattern = nil
      isUnsupported = false
    }

    /// Nil where it cannot be drawn.
    var paint: VectorPaint? {
      if isUnsupported { return nil }
      if let pattern { return pattern.shading.paint(alpha: alpha, transform: pattern.map) }
      return .color(space.color(components).withAlpha(alpha))
    }
  }

  /// From the current coordinates to the picture's.
  var map: Affine
  var fill = Ink()
  var stroke = Ink()
  var line = Stroke(width: 1)
  var blendMode = BlendMode.sourceOver
  var hasSoftMask = false
  /// How many containers were open when the state was saved.
  var depth = 1
}
