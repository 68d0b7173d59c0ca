/// A 3×3 matrix that converts between linear color spaces.
public struct ColorMatrix: Hashable, Sendable {
  /// The rows of the matrix.
  public var rows: [[Double]]

  /// Creates a matrix from three rows of three numbers.
  public init(rows: [[Double]]) { self.rows = rows }

  /// The matrix that leaves colors unchanged.
  public static let identity = ColorMatrix(rows: [[1, 0, 0], [0, 1, 0], [0, 0, 1]])

  /// The matrix from linear Display P3 to linear sRGB, which share the white point D65.
  ///
  /// It is the product of the matrices of the two spaces, from the primaries of SMPTE RP 431-2 and
  /// ITU-R BT.709.
  public static let displayP3ToSRGB = ColorMatrix(rows: [
    [1.2249401762805598, -0.2249401762805598, 0],
    [-0.0420569547096881, 1.0420569547096881, 0],
    [-0.0196375545903344, -0.0786360455506319, 1.0982736001409663],
  ])

  /// Returns the product of two matrices, which applies `b` first.
  public static func * (a: ColorMatrix, b: ColorMatrix) -> ColorMatrix {
    ColorMatrix(
      rows: a.rows.map { row in
        (0..<3).map { column in
          row[0] * b.rows[0][column] + row[1] * b.rows[1][column] + row[2] * b.rows[2][column]
        }
      })
  }

  /// Returns the product of a matrix and a column of three numbers.
  public static func * (a: ColorMatrix, b: [Double]) -> [Double] {
    a.rows.map { $0[0] * b[0] + $0[1] * b[1] + $0[2] * b[2] }
  }

  /// The inverse, computed from the adjugate, or nil if the matrix is singular.
  public var inverse: ColorMatrix? {
    func minor(_ row: Int, _ column: Int) -> Double {
      let (r, s) = ((row + 1) % 3, (row + 2) % 3)
      let (c, d) = ((column + 1) % 3, (column + 2) % 3)
      return rows[r][c] * rows[s][d] - rows[r][d] * rows[s][c]
    }
    let determinant =
      rows[0][0] * minor(0, 0) + rows[0][1] * minor(0, 1) + rows[0][2] * minor(0, 2)
    guard determinant.magnitude > 1e-9, determinant.isFinite else { return nil }
    return ColorMatrix(
      rows: (0..<3).map { row in (0..<3).map { minor($0, row) / determinant } })
  }
}

extension Color {
  /// Converts a color from Display P3 to sRGB.
  ///
  /// Components outside of sRGB are clipped.
  public init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double = 1) {
    let light = [red, green, blue].map { TransferFunction.sRGB.light($0) }
    let encoded = (ColorMatrix.displayP3ToSRGB * light).map(TransferFunction.sRGBEncoded)
    self.init(red: encoded[0], green: encoded[1], blue: encoded[2], alpha: alpha)
  }
}
