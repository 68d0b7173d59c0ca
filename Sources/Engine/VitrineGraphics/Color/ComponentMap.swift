/// An affine map of straight color components in 0…1.
///
/// A row computes a component from red, green, blue, alpha and 1. Results are limited to 0…1.
public struct ComponentMap: Hashable, Codable, Sendable {
  /// The rows of red, green, blue and alpha, one after the other, with five numbers each.
  public let values: [Double]

  /// Creates a matrix from four rows of five numbers.
  ///
  /// Without exactly twenty finite numbers it changes nothing.
  public init(_ values: [Double]) {
    let isValid = values.count == 20 && values.allSatisfy { $0.magnitude <= 1000 }
    self.values = isValid ? values : Self.diagonal(1, 1, 1)
  }

  private static func diagonal(_ red: Double, _ green: Double, _ blue: Double) -> [Double] {
    [red, 0, 0, 0, 0, 0, green, 0, 0, 0, 0, 0, blue, 0, 0, 0, 0, 0, 1, 0]
  }

  /// The weights of red, green and blue in the luminance.
  private static let luma = [0.2126, 0.7152, 0.0722]

  /// Returns the matrix that multiplies saturation by a factor.
  public static func saturation(_ factor: Double) -> ComponentMap {
    var values = diagonal(0, 0, 0)
    for row in 0..<3 {
      for column in 0..<3 {
        values[row * 5 + column] = luma[column] * (1 - factor) + (row == column ? factor : 0)
      }
    }
    return ComponentMap(values)
  }

  /// Returns the matrix that adds an amount to each color component.
  public static func brightness(_ amount: Double) -> ComponentMap {
    var values = diagonal(1, 1, 1)
    for row in 0..<3 { values[row * 5 + 4] = amount }
    return ComponentMap(values)
  }

  /// Returns the matrix that multiplies the distances of color components from 1/2 by a factor.
  public static func contrast(_ factor: Double) -> ComponentMap {
    var values = diagonal(factor, factor, factor)
    for row in 0..<3 { values[row * 5 + 4] = 0.5 - 0.5 * factor }
    return ComponentMap(values)
  }

  /// Returns the matrix that multiplies all components by those of a color.
  public static func multiplication(by color: Color) -> ComponentMap {
    var values = diagonal(color.red, color.green, color.blue)
    values[18] = color.alpha
    return ComponentMap(values)
  }

  /// The matrix that inverts color components.
  public static var inversion: ComponentMap {
    var values = diagonal(-1, -1, -1)
    for row in 0..<3 { values[row * 5 + 4] = 1 }
    return ComponentMap(values)
  }

  /// The matrix that makes black pixels whose alpha is the luminance.
  public static var luminanceToAlpha: ComponentMap {
    var values = [Double](repeating: 0, count: 20)
    for column in 0..<3 { values[15 + column] = luma[column] }
    return ComponentMap(values)
  }

  /// Returns the matrix that rotates hues, as CSS's `hue-rotate` does.
  public static func hueRotation(turns: Double) -> ComponentMap {
    let (cosine, sine) = Scalars.direction(turns: turns)
    let rows = [
      [
        0.213 + cosine * 0.787 - sine * 0.213, 0.715 - cosine * 0.715 - sine * 0.715,
        0.072 - cosine * 0.072 + sine * 0.928,
      ],
      [
        0.213 - cosine * 0.213 + sine * 0.143, 0.715 + cosine * 0.285 + sine * 0.140,
        0.072 - cosine * 0.072 - sine * 0.283,
      ],
      [
        0.213 - cosine * 0.213 - sine * 0.787, 0.715 - cosine * 0.715 + sine * 0.715,
        0.072 + cosine * 0.928 + sine * 0.072,
      ],
    ]
    return ComponentMap(rows.flatMap { $0 + [0, 0] } + [0, 0, 0, 1, 0])
  }
}
