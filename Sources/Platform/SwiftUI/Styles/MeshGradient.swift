import VitrineGraphics

/// Colors at the points of a grid.
///
/// The colors between the points are mixed along both axes of a cell, whose edges are straight.
/// Cells aren't drawn with curves.
public struct MeshGradient: ShapeStyle {
  private let width: Int
  private let height: Int
  private let points: [SIMD2<Float>]
  private let colors: [Color]
  private let background: Color

  /// Creates a gradient of a grid's colors.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = max(1, width)
    self.height = max(1, height)
    self.points = points
    self.colors = colors
    self.background = background
  }

  /// Returns the style as it is painted in an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    guard colors.count >= width * height else { return background._resolved(in: environment) }
    return _ResolvedStyle(
      .mesh(
        colors.prefix(width * height).map { $0.resolvedColor(in: environment) }, columns: width,
        places))
  }

  /// The points' places, or none if rows and columns have equal sizes.
  private var places: [Point] {
    guard points.count >= width * height, width > 1, height > 1,
      points.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
    else { return [] }
    let isRegular = (0..<width * height).allSatisfy { index in
      let x = Float(index % width) / Float(width - 1)
      let y = Float(index / width) / Float(height - 1)
      return abs(points[index].x - x) < 0.001 && abs(points[index].y - y) < 0.001
    }
    return isRegular
      ? [] : points.prefix(width * height).map { Point(x: Double($0.x), y: Double($0.y)) }
  }
}
