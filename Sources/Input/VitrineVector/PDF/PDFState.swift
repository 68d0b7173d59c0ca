import VitrineGraphics
import VitrineRaster

/// The graphics state of a content stream (PDF 32000-1, 8.4).
struct PDFState {
  /// The paint of fills or strokes.
  struct Ink {
    var space = PDFColorSpace.gray
    var components = [0.0]
    /// A shading pattern and its transform.
    var pattern: (shading: PDFShading, map: Affine)?
    var alpha = 1.0
    /// A Boolean value that indicates whether the ink isn't supported, for example a tiling
    /// pattern.
    var isUnsupported = false

    mutating func select(_ space: PDFColorSpace) {
      self.space = space
      components = space.initialComponents
      pattern = nil
      isUnsupported = false
    }

    /// The paint, or nil if the ink isn't supported.
    var paint: VectorPaint? {
      if isUnsupported { return nil }
      if let pattern { return pattern.shading.paint(alpha: alpha, transform: pattern.map) }
      return .color(space.color(components).withAlpha(alpha))
    }
  }

  /// The transform from the current coordinates to the picture's.
  var map: Affine
  var fill = Ink()
  var stroke = Ink()
  var line = Stroke(width: 1)
  var blendMode = BlendMode.sourceOver
  var hasSoftMask = false
  /// The number of open containers when the state was saved.
  var depth = 1
}
