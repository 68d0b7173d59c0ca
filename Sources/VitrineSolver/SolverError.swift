/// A constraint that the solver cannot take.
public enum SolverError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A coefficient or constant that is NaN or infinite.
  case notFinite
  /// A priority outside 1…1000.
  case priority(Double)

  public var description: String {
    switch self {
    case .notFinite: "found a number that is not finite, expected finite coefficients and constants"
    case .priority(let value): "found priority \(value), expected 1…1000"
    }
  }
}
