/// The one place that defines when two numbers count as equal.
///
/// Layout's numbers are points below 10⁵ with coefficients around 1, so that sums of some hundred
/// terms are good to about 1e-10.
enum Tolerance {
  /// A coefficient below this is an elimination's leftover: nothing moves with it.
  static let coefficient = 1e-10
  /// A slope nearer to zero than this neither improves nor worsens.
  static let slope = 1e-8
  /// What a sum of slopes loses to rounding, as a share of the largest of them.
  static let rounding = 1e-13
  /// A constraint that is off by less holds.
  static let constant = 1e-9
  /// A required constraint that is off by more cannot be held.
  static let conflict = 1e-7

  /// What counts as zero among numbers as large as `magnitude`.
  static func zero(among magnitude: Double, share: Double) -> Double {
    constant + magnitude * share
  }

  /// The part of the largest constant that counts as zero in a layout.
  static let ordinaryZero = 1e-12
  /// The same where rows were scaled: their constants are large, and others depend on small ones.
  static let scaledZero = 1e-15
}
