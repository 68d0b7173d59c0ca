import VitrineGraphics

/// Colors at the points of a grid.
///
/// The colors between the points are mixed along both axes. The points' positions, and the curves
/// between them, aren't drawn: each row and each column has an equal size.
public struct MeshGradient: ShapeStyle {
  private let width: Int
  private let height: Int
  private let colors: [Color]
  private let background: Color

  /// Creates a gradient of a grid's colors.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = max(1, width)
    self.height = max(1, height)
    self.colors = colors
    self.background = background
  }

  /// Returns the style as it is painted in an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    guard colors.count >= width * height else { return background._resolved(in: environment) }
    return _ResolvedStyle(
      .mesh(
        colors.prefix(width * height).map { $0.resolvedColor(in: environment) }, columns: width))
  }
}
