package import VitrineGraphics
package import VitrineRaster

/// A picture made of paths, read from a PDF page or an SVG file.
///
/// Lengths are in points, and y grows downward from the picture's top left corner.
package struct VectorPicture: Sendable {
  package var size: Size
  package var items: [VectorItem]
  /// The features of the file that aren't drawn, each once, in order of occurrence.
  package var unsupported: [String]

  package init(size: Size, items: [VectorItem], unsupported: [String] = []) {
    self.size = size
    self.items = items
    self.unsupported = unsupported
  }
}

/// A part of a vector picture.
package indirect enum VectorItem: Sendable {
  case fill(Path, FillRule, VectorPaint)
  /// A line along a path.
  ///
  /// `pen` maps the path and the line width to the picture. A width of 0 is the thinnest line that
  /// the picture can show.
  case stroke(Path, Stroke, pen: Affine, VectorPaint)
  /// An image on the unit square, which `place` maps to the picture.
  ///
  /// The first row is at y = 0.
  case image(Bitmap, place: Affine)
  case clip(Path, FillRule, [VectorItem])
  case group(alpha: Double, BlendMode, [VectorItem])
  case masked([VectorItem], by: VectorMask)
}

/// The paint of a shape.
package enum VectorPaint: Sendable {
  case color(Color)
  case gradient(VectorGradient)
}

/// Items whose alpha or luminance masks other items.
package struct VectorMask: Sendable {
  package enum Channel: Sendable { case alpha, luminance }

  package var items: [VectorItem]
  package var channel: Channel
}
