package import VitrineGraphics
package import VitrineRaster

/// Colors that change along a line or between two circles.
package struct VectorGradient: Sendable {
  package enum Geometry: Sendable {
    case linear(start: Point, end: Point)
    /// A gradient from the first circle (t = 0) to the second (t = 1), as in PDF 32000-1,
    /// 8.7.4.5.4.
    case radial(Circle, Circle)
  }

  /// A circle with a center and a radius.
  package struct Circle: Sendable {
    package var center: Point
    package var radius: Double

    package init(_ center: Point, radius: Double) {
      self.center = center
      self.radius = radius
    }
  }

  /// The continuation before the first stop and after the last one.
  package enum Spread: Sendable {
    /// The nearest stop's color, or transparency on a side that isn't extended.
    case pad(before: Bool, after: Bool)
    case `repeat`
    case reflect
  }

  package var geometry: Geometry
  /// The stops by ascending position, each in 0…1.
  package var stops: [GradientStop]
  package var spread: Spread
  /// The transform from the geometry to the picture.
  package var transform: Affine

  package init(
    _ geometry: Geometry, stops: [GradientStop],
    spread: Spread = .pad(before: true, after: true), transform: Affine = .identity
  ) {
    self.geometry = geometry
    self.stops = stops
    self.spread = spread
    self.transform = transform
  }
}
