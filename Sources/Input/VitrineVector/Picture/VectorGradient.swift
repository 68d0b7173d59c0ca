package import VitrineGraphics
package import VitrineRaster

/// Colors that change along a line or between two circles.
package struct VectorGradient: Sendable {
  package enum Geometry: Sendable {
    case linear(start: Point, end: Point)
    /// From the first circle (t = 0) to the second (t = 1), as in PDF 32000-1, 8.7.4.5.4.
    case radial(Circle, Circle)
  }

  /// A circle by its center.
  package struct Circle: Sendable {
    package var center: Point
    package var radius: Double

    package init(_ center: Point, radius: Double) {
      self.center = center
      self.radius = radius
    }
  }

  /// What is painted before the first stop and after the last one.
  package enum Spread: Sendable {
    /// The nearest stop's color, or nothing on a side that is not extended.
    case pad(before: Bool, after: Bool)
    case `repeat`
    case reflect
  }

  package var geometry: Geometry
  /// In ascending order of their positions, which are in 0…1.
  package var stops: [GradientStop]
  package var spread: Spread
  /// Maps the geometry into the picture.
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
