import VitrineGraphics

extension Affine {
  var determinant: Double { a * d - b * c }

  /// The inverse of the transform, or nil if it is singular.
  var inverted: Affine? {
    let determinant = determinant
    guard determinant.magnitude > 1e-30, determinant.isFinite else { return nil }
    return Affine(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The square root of the factor by which the transform scales areas.
  var meanScale: Double { determinant.magnitude.squareRoot() }

  /// The largest factor by which the transform scales a length.
  var largestScale: Double {
    // The larger singular value of the 2×2 matrix.
    let sum = a * a + b * b + c * c + d * d
    let difference = (sum * sum - 4 * determinant * determinant).magnitude.squareRoot()
    return ((sum + difference) / 2).squareRoot()
  }

  /// A Boolean value that indicates whether the transform maps circles to circles.
  var keepsCircles: Bool {
    let size = a * a + b * b + c * c + d * d
    let lengths = (a * a + b * b - c * c - d * d).magnitude
    return lengths <= size * 1e-9 && (a * c + b * d).magnitude <= size * 1e-9
  }

  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
