import CDeflate
import VitrineGraphics

extension PNG {
  /// Returns the file's color space, or nil for sRGB and for files without one.
  ///
  /// The chunks are examined in the order of the PNG specification, third edition, 4.3: `cICP`,
  /// `iCCP`, `sRGB`, then `gAMA` with `cHRM`. Encoders describe sRGB to simple readers as a gamma
  /// of 1/2.2 with sRGB's primaries or none, so that combination is read as sRGB.
  static func profile(of chunks: Chunks) throws(ImageError) -> ColorProfile? {
    if let body = try chunks.body("cICP"), body.count == 4 { return try codePoints(body) }
    if let body = try chunks.body("iCCP") { return try ICCProfile.read(try inflatedProfile(body)) }
    if try chunks.body("sRGB") != nil { return nil }
    let gamma = try chunks.body("gAMA").flatMap { $0.count == 4 ? number($0, 0) : nil }
    let primaries = try chunks.body("cHRM").flatMap { $0.count == 32 ? chromaticities($0) : nil }
    guard gamma != nil || primaries != nil else { return nil }
    let isStandard = primaries.map(isSRGB) ?? true
    guard gamma != 0 else { return nil }
    let isUsual = gamma.map { (45_000...45_910).contains($0) } ?? true
    if isStandard, isUsual { return nil }
    let curve: TransferFunction =
      gamma.map { isUsual && isStandard ? .sRGB : .gamma(100_000 / Double($0)) } ?? .sRGB
    guard let matrix = isStandard ? ColorMatrix.identity : primaries?.toSRGB else {
      throw .damaged("the chunk 'cHRM' states primaries that span no colors")
    }
    return ColorProfile(curves: [curve, curve, curve], matrix: matrix)
  }

  /// Parses coding-independent code points (ITU-T H.273): the primaries and transfer that Apple
  /// writes.
  private static func codePoints(_ body: [UInt8]) throws(ImageError) -> ColorProfile? {
    switch (body[0], body[1]) {
    case (1, 13): return nil
    case (12, 13): return .displayP3
    default: throw .unsupportedProfile("the code points \(body[0]) and \(body[1])")
    }
  }

  private static func number(_ body: [UInt8], _ at: Int) -> Int {
    body[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func chromaticities(_ body: [UInt8]) -> ColorProfile.Chromaticities {
    func point(_ index: Int) -> (x: Double, y: Double) {
      (Double(number(body, 8 * index)) / 100_000, Double(number(body, 8 * index + 4)) / 100_000)
    }
    return ColorProfile.Chromaticities(
      white: point(0), red: point(1), green: point(2), blue: point(3))
  }

  /// Returns whether primaries equal sRGB's within the rounding of encoders.
  private static func isSRGB(_ primaries: ColorProfile.Chromaticities) -> Bool {
    zip(primaries.numbers, ColorProfile.Chromaticities.sRGB.numbers)
      .allSatisfy { ($0 - $1).magnitude < 0.001 }
  }

  /// Returns the profile of an `iCCP` chunk: a name, a zero, the method 0, and a zlib stream.
  private static func inflatedProfile(_ body: [UInt8]) throws(ImageError) -> [UInt8] {
    guard let zero = body.firstIndex(of: 0), zero + 2 < body.count, body[zero + 1] == 0 else {
      throw .damaged("the chunk 'iCCP' is cut short")
    }
    guard let profile = Inflate.zlib(Array(body[(zero + 2)...]), limit: 1 << 22) else {
      throw .damaged("the chunk 'iCCP' cannot be decompressed")
    }
    return profile
  }
}
