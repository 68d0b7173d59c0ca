/// An ICC profile of colorants and curves, written byte by byte.
struct RawProfile {
  enum Curve {
    case gamma(Double)
    case table([UInt16])
    /// `parametricCurveType` of a kind from 0 to 4.
    case parametric(Int, [Double])
  }

  var space = "RGB "
  /// The columns of red, green and blue.
  var colorants: [[Double]] = []
  var curve = Curve.gamma(1)

  /// The colorants of Display P3, adapted to D50, as Apple's own profile states them.
  static let displayP3 = RawProfile(
    colorants: [
      [0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407],
    ],
    curve: .parametric(
      3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]))

  static let sRGB = RawProfile(
    colorants: [
      [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410],
    ],
    curve: displayP3.curve)

  var bytes: [UInt8] {
    var tags: [(name: String, body: [UInt8])] = []
    if space == "GRAY" {
      tags.append(("kTRC", curveBytes))
    } else {
      for name in ["rTRC", "gTRC", "bTRC"] { tags.append((name, curveBytes)) }
      for (name, column) in zip(["rXYZ", "gXYZ", "bXYZ"], colorants) {
        tags.append((name, Array("XYZ ".utf8) + [0, 0, 0, 0] + column.flatMap(fixed)))
      }
    }
    var header = [UInt8](repeating: 0, count: 128)
    header.replaceSubrange(16..<20, with: Array(space.utf8))
    header.replaceSubrange(36..<40, with: Array("acsp".utf8))
    var table = RawPNG.big(tags.count)
    var data: [UInt8] = []
    let start = 132 + 12 * tags.count
    for tag in tags {
      while data.count % 4 != 0 { data.append(0) }
      table += Array(tag.name.utf8) + RawPNG.big(start + data.count) + RawPNG.big(tag.body.count)
      data += tag.body
    }
    return header + table + data
  }

  private var curveBytes: [UInt8] {
    func short(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
    switch curve {
    case .gamma(let gamma):
      return Array("curv".utf8) + [0, 0, 0, 0] + RawPNG.big(1) + short(Int(gamma * 256))
    case .table(let samples):
      return Array("curv".utf8) + [0, 0, 0, 0] + RawPNG.big(samples.count)
        + samples.flatMap { short(Int($0)) }
    case .parametric(let kind, let numbers):
      return Array("para".utf8) + [0, 0, 0, 0] + short(kind) + [0, 0] + numbers.flatMap(fixed)
    }
  }

  private func fixed(_ value: Double) -> [UInt8] {
    RawPNG.big(Int((value * 65536).rounded()) & 0xffff_ffff)
  }
}
