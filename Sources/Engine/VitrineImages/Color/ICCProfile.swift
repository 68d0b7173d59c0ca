import VitrineGraphics

/// A reader for the ICC profiles of RGB and gray images (ICC.1:2022, "Image technology color
/// management").
///
/// It supports profiles with three colorants and curves, or with one gray curve. A profile that
/// only has tables (`A2B0`: printers, scanners) is rejected with an error that says so.
enum ICCProfile {
  /// The color space of the image that a profile belongs to.
  enum Space: Hashable {
    case rgb, gray, cmyk
    case other(String)
  }

  static func space(of bytes: [UInt8]) -> Space? {
    guard bytes.count >= 132, bytes[36..<40].elementsEqual("acsp".utf8) else { return nil }
    let name = String(decoding: bytes[16..<20], as: UTF8.self)
    switch name {
    case "RGB ": return .rgb
    case "GRAY": return .gray
    case "CMYK": return .cmyk
    default: return .other(name)
    }
  }

  /// Parses an ICC profile.
  ///
  /// Throws an `ImageError` if it is damaged or unsupported.
  static func read(_ bytes: [UInt8]) throws(ImageError) -> ColorProfile {
    guard let space = space(of: bytes) else {
      throw .damaged("the color profile has no ICC header")
    }
    let tags = Tags(bytes)
    switch space {
    case .gray:
      guard let curve = try tags.curve("kTRC") else { throw .unsupportedProfile("no gray curve") }
      return ColorProfile(curves: [curve, curve, curve], matrix: .identity)
    case .rgb:
      guard let red = try tags.curve("rTRC"), let green = try tags.curve("gTRC"),
        let blue = try tags.curve("bTRC"), let r = tags.xyz("rXYZ"), let g = tags.xyz("gXYZ"),
        let b = tags.xyz("bXYZ")
      else { throw .unsupportedProfile("tables instead of colorants and curves") }
      let colorants = ColorMatrix(rows: (0..<3).map { [r[$0], g[$0], b[$0]] })
      return ColorProfile(
        curves: [red, green, blue], matrix: ColorProfile.connectionSpaceToSRGB * colorants)
    case .cmyk: throw .unsupportedProfile("CMYK")
    case .other(let name): throw .unsupportedProfile("the color space '\(name)'")
    }
  }

  /// The tag table of a profile.
  ///
  /// Every access is bounds-checked.
  private struct Tags {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private func number(_ at: Int, size: Int = 4) -> Int? {
      guard at >= 0, at + size <= bytes.count else { return nil }
      return bytes[at..<at + size].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns an `s15Fixed16Number`.
    private func fixed(_ at: Int) -> Double? {
      number(at).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
    }

    /// Returns the offset and type of a tag's element, or nil if it has fewer than eight bytes.
    private func element(_ name: String) -> (at: Int, type: String)? {
      guard let count = number(128), count <= 1000 else { return nil }
      for index in 0..<count {
        let entry = 132 + 12 * index
        guard entry + 12 <= bytes.count else { return nil }
        guard bytes[entry..<entry + 4].elementsEqual(name.utf8) else { continue }
        guard let at = number(entry + 4), at + 8 <= bytes.count else { return nil }
        return (at, String(decoding: bytes[at..<at + 4], as: UTF8.self))
      }
      return nil
    }

    func xyz(_ name: String) -> [Double]? {
      guard let (at, type) = element(name), type == "XYZ ", let x = fixed(at + 8),
        let y = fixed(at + 12), let z = fixed(at + 16)
      else { return nil }
      return [x, y, z]
    }

    /// Returns a tag's curve, or nil if the tag doesn't exist.
    func curve(_ name: String) throws(ImageError) -> TransferFunction? {
      guard let (at, type) = element(name) else { return nil }
      switch type {
      case "curv": if let curve = sampled(at) { return curve }
      case "para": if let curve = parametric(at) { return curve }
      default: break
      }
      throw .damaged("the color profile's '\(name)' is not a curve")
    }

    private func sampled(_ at: Int) -> TransferFunction? {
      guard let count = number(at + 8), at + 12 + 2 * count <= bytes.count else { return nil }
      switch count {
      case 0: return .gamma(1)
      case 1: return number(at + 12, size: 2).map { .gamma(Double($0) / 256) }
      default:
        return .table(
          (0..<count).map { UInt16(truncatingIfNeeded: number(at + 12 + 2 * $0, size: 2) ?? 0) })
      }
    }

    private func parametric(_ at: Int) -> TransferFunction? {
      guard let kind = number(at + 8, size: 2), kind <= 4 else { return nil }
      var p: [Double] = []
      for index in 0..<[1, 3, 4, 5, 7][kind] {
        guard let value = fixed(at + 12 + 4 * index) else { return nil }
        p.append(value)
      }
      guard p[0] > 0 else { return nil }
      switch kind {
      case 0: return .gamma(p[0])
      case 1, 2:
        guard p[1] != 0 else { return nil }
        let offset = kind == 2 ? p[3] : 0
        return .parametric(
          g: p[0], a: p[1], b: p[2], c: 0, d: -p[2] / p[1], e: offset, f: offset)
      case 3: return .parametric(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: 0, f: 0)
      default: return .parametric(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: p[5], f: p[6])
      }
    }
  }
}
