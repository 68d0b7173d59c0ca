/// A constraint that the solver cannot take.
public enum SolverError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A coefficient or constant that is NaN or infinite.
  case notFinite
  /// A priority outside 1…1000.
  case priority(Double)
  /// A coefficient so large or small that sums with others would lose it.
  case coefficient(Double)
  /// Coefficients of one constraint that are too far apart.
  case spread(Double, Double)

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
