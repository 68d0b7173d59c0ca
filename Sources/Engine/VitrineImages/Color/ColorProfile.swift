import VitrineGraphics

/// A color profile: a curve for each channel, and the light of its primaries.
struct ColorProfile: Hashable, Sendable {
  /// The curves of red, green and blue.
  ///
  /// A gray profile repeats its curve three times.
  var curves: [TransferFunction]
  /// The matrix from the channels' light to that of sRGB.
  var matrix: ColorMatrix

  static let displayP3 = ColorProfile(
    curves: [.sRGB, .sRGB, .sRGB], matrix: .displayP3ToSRGB)

  /// The matrix from the profile connection space, whose white is D50, to linear sRGB.
  ///
  /// It is the inverse of the colorants in every sRGB profile (IEC 61966-2-1, adapted by Bradford's
  /// matrix).
  static let connectionSpaceToSRGB =
    ColorMatrix(rows: [
      [0.43606567, 0.38514710, 0.14306641],
      [0.22248840, 0.71687317, 0.06060791],
      [0.01391602, 0.09707642, 0.71409607],
    ]).inverse ?? .identity

  /// Primaries and white point as chromaticities, as in PNG's `cHRM`.
  struct Chromaticities: Hashable, Sendable {
    var white: (x: Double, y: Double)
    var red: (x: Double, y: Double)
    var green: (x: Double, y: Double)
    var blue: (x: Double, y: Double)

    static let sRGB = Chromaticities(
      white: (0.3127, 0.329), red: (0.64, 0.33), green: (0.3, 0.6), blue: (0.15, 0.06))

    static func == (a: Chromaticities, b: Chromaticities) -> Bool { a.numbers == b.numbers }
    func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

    var numbers: [Double] {
      [white.x, white.y, red.x, red.y, green.x, green.y, blue.x, blue.y]
    }

    /// The matrix from the channels' light to CIE XYZ, or nil if the primaries are collinear.
    ///
    /// Each primary is scaled so that their sum is the white point.
    var toXYZ: ColorMatrix? {
      func xyz(_ point: (x: Double, y: Double)) -> [Double]? {
        point.y > 0 ? [point.x / point.y, 1, (1 - point.x - point.y) / point.y] : nil
      }
      guard let r = xyz(red), let g = xyz(green), let b = xyz(blue), let w = xyz(white) else {
        return nil
      }
      let primaries = ColorMatrix(rows: (0..<3).map { [r[$0], g[$0], b[$0]] })
      guard let shares = primaries.inverse.map({ $0 * w }) else { return nil }
      return ColorMatrix(
        rows: primaries.rows.map { row in zip(row, shares).map { $0 * $1 } })
    }

    /// The matrix from the channels' light to that of sRGB, with the white point adapted as in ICC
    /// profiles.
    var toSRGB: ColorMatrix? {
      guard let own = toXYZ, let standard = Chromaticities.sRGB.toXYZ?.inverse,
        let adapted = ColorProfile.adaptation(
          of: own * [1, 1, 1], to: [0.95045593, 1, 1.08905775])
      else { return nil }
      return standard * adapted * own
    }
  }

  /// Returns Bradford's adaptation from one white point to another (ICC.1:2022, annex E).
  fileprivate static func adaptation(of white: [Double], to target: [Double]) -> ColorMatrix? {
    let cone = ColorMatrix(rows: [
      [0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296],
    ])
    let (from, to) = (cone * white, cone * target)
    guard let back = cone.inverse, from.allSatisfy({ $0 > 0 }) else { return nil }
    let scale = ColorMatrix(rows: [
      [to[0] / from[0], 0, 0], [0, to[1] / from[1], 0], [0, 0, to[2] / from[2]],
    ])
    return back * scale * cone
  }
}
