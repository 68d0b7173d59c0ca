import VitrineGraphics
import VitrineRaster

/// An axial or radial gradient of a PDF (PDF 32000-1, 8.7.4.5).
struct PDFShading {
  private let geometry: VectorGradient.Geometry
  private let stops: [GradientStop]
  private let spread: VectorGradient.Spread
  /// The painted area in the gradient's coordinates, or nil if it is unbounded.
  let bounds: Rect?

  /// The number of samples of the color functions.
  ///
  /// A step is smaller than one level of a byte.
  private static let steps = 512

  /// Reads a shading.
  ///
  /// Returns nil if it is broken or of another type.
  ///
  /// It supports types 2 and 3 (8.7.4.5.3 and 8.7.4.5.4), but not functions of two inputs and
  /// meshes.
  static func read(
    _ object: PDFObject, space: PDFColorSpace?
  ) throws(VectorError) -> PDFShading? {
    guard let space, let coordinates = object["/Coords"]?.numbers,
      let functionObject = object["/Function"],
      let function = try PDFFunction.read(functionObject)
    else { return nil }
    let geometry: VectorGradient.Geometry
    switch (object["/ShadingType"]?.integer, coordinates.count) {
    case (2, 4):
      geometry = .linear(
        start: Point(x: coordinates[0], y: coordinates[1]),
        end: Point(x: coordinates[2], y: coordinates[3]))
    case (3, 6):
      geometry = .radial(
        VectorGradient.Circle(
          Point(x: coordinates[0], y: coordinates[1]), radius: max(0, coordinates[2])),
        VectorGradient.Circle(
          Point(x: coordinates[3], y: coordinates[4]), radius: max(0, coordinates[5])))
    default: return nil
    }
    let domain = object["/Domain"]?.numbers ?? [0, 1]
    guard domain.count == 2 else { return nil }
    let stops = (0...steps).map { step in
      let share = Double(step) / Double(steps)
      return GradientStop(
        position: share,
        color: space.color(function.values(at: domain[0] + (domain[1] - domain[0]) * share)))
    }
    let extend = object["/Extend"]?.items?.map { $0.bool ?? false } ?? []
    return PDFShading(
      geometry: geometry, stops: stops,
      spread: .pad(before: extend.first ?? false, after: extend.count > 1 && extend[1]),
      bounds: object["/BBox"]?.numbers.flatMap(Rect.init(pdfBox:)))
  }

  /// Returns the shading as a paint, which `transform` maps from the shading's coordinates.
  func paint(alpha: Double, transform: Affine) -> VectorPaint {
    .gradient(
      VectorGradient(
        geometry,
        stops: stops.map { GradientStop(position: $0.position, color: $0.color.withAlpha(alpha)) },
        spread: spread, transform: transform))
  }
}

extension Rect {
  /// Creates a rectangle from two opposite corners.
  init?(pdfBox numbers: [Double]) {
    guard numbers.count == 4 else { return nil }
    self.init(
      minX: min(numbers[0], numbers[2]), minY: min(numbers[1], numbers[3]),
      maxX: max(numbers[0], numbers[2]), maxY: max(numbers[1], numbers[3]))
  }
}
