/// The one place that says when two numbers count as equal.
///
/// Layout's numbers are points below 10⁵ with coefficients around 1, so that sums of some hundred
/// terms are good to about 1e-10. A coefficient under `coefficient` is an elimination's leftover
/// and is dropped; a constraint that is off by less than `constant` holds.
enum Tolerance {
  static let coefficient = 1e-11
  static let constant = 1e-8
}
