import Foundation

/// Conversion to sRGB by the C library's floating-point functions, as the standards' formulas say.
struct ColorOracle {
  var light: (Double) -> Double
  /// From the image's light to that of sRGB, row by row.
  var matrix: [[Double]]

  static func sRGBLight(_ x: Double) -> Double {
    x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
  }

  /// Returns the unrounded components of a pixel, from 0 to 255.
  func converted(_ unit: [Double]) -> [Double] {
    let light = unit.map(light)
    return matrix.map { row in
      let y = min(1, max(0, zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }))
      return 255 * (y <= 0.0031308 ? 12.92 * y : 1.055 * pow(y, 1 / 2.4) - 0.055)
    }
  }

  /// Returns the matrix of primaries' chromaticities and the white point that both spaces share.
  static func matrix(red: [Double], green: [Double], blue: [Double]) -> [[Double]] {
    let white = [0.3127, 0.3290]
    let from = toXYZ([red, green, blue], white)
    let to = toXYZ([[0.64, 0.33], [0.3, 0.6], [0.15, 0.06]], white)
    return product(inverse(to), from)
  }

  static func matrix(colorants: [[Double]]) -> [[Double]] {
    func rows(_ columns: [[Double]]) -> [[Double]] {
      (0..<3).map { row in columns.map { ($0[row] * 65536).rounded() / 65536 } }
    }
    return product(inverse(rows(RawProfile.sRGB.colorants)), rows(colorants))
  }

  private static func toXYZ(_ primaries: [[Double]], _ white: [Double]) -> [[Double]] {
    func xyz(_ p: [Double]) -> [Double] { [p[0] / p[1], 1, (1 - p[0] - p[1]) / p[1]] }
    let columns = primaries.map(xyz)
    let rows = (0..<3).map { row in columns.map { $0[row] } }
    let inverted = inverse(rows)
    let w = xyz(white)
    let shares = inverted.map { row in zip(row, w).reduce(0) { $0 + $1.0 * $1.1 } }
    return rows.map { row in zip(row, shares).map { $0 * $1 } }
  }

  private static func product(_ a: [[Double]], _ b: [[Double]]) -> [[Double]] {
    a.map { row in (0..<3).map { c in (0..<3).reduce(0) { $0 + row[$1] * b[$1][c] } } }
  }

  /// Returns the inverse by Gauss-Jordan elimination.
  private static func inverse(_ rows: [[Double]]) -> [[Double]] {
    var m = rows.enumerated().map { i, row in row + (0..<3).map { $0 == i ? 1.0 : 0 } }
    for column in 0..<3 {
      let pivot = (column..<3).max { abs(m[$0][column]) < abs(m[$1][column]) } ?? column
      m.swapAt(column, pivot)
      let factor = m[column][column]
      m[column] = m[column].map { $0 / factor }
      for row in 0..<3 where row != column {
        let share = m[row][column]
        m[row] = zip(m[row], m[column]).map { $0 - share * $1 }
      }
    }
    return m.map { Array($0[3...]) }
  }
}

extension ColorOracle {
  static func power(_ x: Double, _ exponent: Double) -> Double { pow(x, exponent) }
}
