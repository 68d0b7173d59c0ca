/// An error in a constraint that the solver cannot represent.
public enum SolverError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A coefficient or constant that is NaN or infinite.
  case notFinite
  /// A priority outside 1…1000.
  case priority(Double)
  /// A coefficient that is too large or too small to be added to others.
  case coefficient(Double)
  /// The smallest and largest coefficient of a constraint, whose ratio is too large.
  case spread(Double, Double)

  /// The error as text: the invalid value and the valid range.
  public var description: String {
    switch self {
    case .notFinite: "found a number that is not finite, expected finite coefficients and constants"
    case .priority(let value): "found priority \(value), expected 1…1000"
    case .coefficient(let value):
      "found coefficient \(value), expected a magnitude of 0 or of 0.000001 to 1000000"
    case .spread(let smallest, let largest):
      "found coefficients \(smallest) and \(largest) in one constraint, expected them within a factor of 65536"
    }
  }
}
