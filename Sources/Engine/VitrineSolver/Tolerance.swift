/// The tolerances of all comparisons in the solver.
///
/// Layouts have values below 10⁵ points and coefficients around 1. Sums of some hundred such terms
/// have errors of about 1e-10.
enum Tolerance {
  /// The magnitude up to which a coefficient is a rounding error of an elimination.
  static let coefficient = 1e-10
  /// The magnitude up to which a slope counts as zero.
  static let slope = 1e-8
  /// The rounding error of a sum of slopes, relative to the largest one.
  static let rounding = 1e-13
  /// The error in points up to which a constraint holds.
  static let constant = 1e-9
  /// The error in points above which a required constraint is infeasible.
  static let conflict = 1e-7

  /// Returns the magnitude up to which activities count as zero among constants up to `magnitude`.
  static func zero(among magnitude: Double, relative: Double) -> Double {
    constant + magnitude * relative
  }

  /// The tolerance relative to the largest constant, without scaling.
  static let unscaledZero = 1e-12
  /// The tolerance relative to the largest constant after scaling.
  ///
  /// It is smaller, because scaled rows have large constants while others depend on small ones.
  static let scaledZero = 1e-15
}
