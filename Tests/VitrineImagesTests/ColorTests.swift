import TestSupport
import Testing
import VitrineGraphics
import VitrineImages

/// Images of other color spaces than sRGB, compared with formulas in floating point.
@Suite struct ColorTests {
  private static var p3: ColorOracle {
    ColorOracle(
      light: ColorOracle.sRGBLight,
      matrix: ColorOracle.matrix(red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06]))
  }

  /// Returns an opaque picture of random colors with these chunks, and the colors.
  private func picture(
    depth: Int = 8, _ chunks: [(type: String, body: [UInt8])]
  ) -> RawPNG {
    var random = SeededGenerator(seed: 91)
    var file = RawPNG(width: 64, height: 64, colorType: 2, depth: depth)
    file.fill(&random)
    file.chunks = chunks
    return file
  }

  private func embedded(_ profile: RawProfile) -> (type: String, body: [UInt8]) {
    ("iCCP", Array("name\0\0".utf8) + RawPNG.zlib(profile.bytes))
  }

  /// Returns the maximum error of a decoded component, in levels.
  private func worst(_ file: RawPNG, _ oracle: ColorOracle) throws -> Double {
    let bitmap = try decodeImage(file.bytes)
    let largest = Double(1 << file.depth - 1)
    var worst = 0.0
    for (index, sample) in file.samples.enumerated() {
      let exact = oracle.converted(sample.map { Double($0) / largest })
      let pixel = bitmap[index % file.width, index / file.width]
      for (byte, value) in zip([pixel.red, pixel.green, pixel.blue], exact) {
        worst = max(worst, abs(Double(byte) - value))
      }
    }
    return worst
  }

  @Test func `a color of Display P3 is brought into sRGB`() throws {
    let color = Color(displayP3Red: 60 / 255.0, green: 200 / 255.0, blue: 100 / 255.0)
    #expect(Pixel(color) == Pixel(red: 0, green: 203, blue: 86, alpha: 255))
    #expect(Pixel(Color(displayP3Red: 1, green: 1, blue: 1)) == Pixel(.white))
    for chunk in [("cICP", [12, 13, 0, 1]), embedded(.displayP3)] {
      var file = RawPNG(width: 1, height: 1, colorType: 2, depth: 8)
      file.samples = [[60, 200, 100]]
      file.chunks = [chunk]
      #expect(try decodeImage(file.bytes)[0, 0] == Pixel(red: 0, green: 203, blue: 86, alpha: 255))
    }
  }

  @Test(arguments: [8, 16])
  func `pictures in Display P3 are within half a level of exact`(depth: Int) throws {
    let byPoints = try worst(picture(depth: depth, [("cICP", [12, 13, 0, 1])]), Self.p3)
    let profile = ColorOracle(
      light: ColorOracle.sRGBLight,
      matrix: ColorOracle.matrix(colorants: RawProfile.displayP3.colorants))
    let byProfile = try worst(picture(depth: depth, [embedded(.displayP3)]), profile)
    #expect(byPoints < 0.505)
    #expect(byProfile < 0.52)
    print("Display P3, \(depth) bits: \(byPoints) levels by code points, \(byProfile) by profile")
  }

  @Test func `a profile's curve may be a gamma, samples or any parametric kind`() throws {
    let curves: [(RawProfile.Curve, (Double) -> Double)] = [
      (.gamma(1.8), { ColorOracle.power($0, 460 / 256) }),
      (.table((0...100).map { UInt16($0 * $0 * 6) }), { Self.sampled($0) }),
      (.parametric(0, [2]), { $0 * $0 }),
      (.parametric(1, [2, 0.75, 0.25]), { max(0, 0.75 * $0 + 0.25) * (0.75 * $0 + 0.25) }),
      (.parametric(2, [2, 0.5, 0.25, 0.0625]), { (0.5 * $0 + 0.25) * (0.5 * $0 + 0.25) + 0.0625 }),
      (
        .parametric(4, [2, 0.75, 0.125, 0.5, 0.25, 0.0625, 0.03125]),
        {
          $0 < 0.25 ? 0.5 * $0 + 0.03125 : (0.75 * $0 + 0.125) * (0.75 * $0 + 0.125) + 0.0625
        }
      ),
    ]
    for (curve, light) in curves {
      var profile = RawProfile.displayP3
      profile.curve = curve
      let oracle = ColorOracle(
        light: light, matrix: ColorOracle.matrix(colorants: profile.colorants))
      let off = try worst(picture([embedded(profile)]), oracle)
      #expect(off < 0.52, "\(curve): \(off)")
    }
  }

  private static func sampled(_ x: Double) -> Double {
    let index = min(99, Int(x * 100))
    let share = x * 100 - Double(index)
    let (low, high) = (Double(index * index * 6), Double((index + 1) * (index + 1) * 6))
    return (low + (high - low) * share) / 65535
  }

  @Test func `a gamma and chromaticities are followed`() throws {
    let body = [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000].flatMap(RawPNG.big)
    var oracle = Self.p3
    #expect(try worst(picture([("cHRM", body)]), oracle) < 0.52)
    oracle.light = { $0 }
    #expect(
      try worst(picture([("gAMA", RawPNG.big(100_000)), ("cHRM", body)]), oracle) < 0.52)
    oracle.matrix = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    #expect(try worst(picture([("gAMA", RawPNG.big(100_000))]), oracle) < 0.52)
  }

  @Test func `sRGB in all its forms changes no byte`() throws {
    let plain = try decodeImage(picture([]).bytes)
    let primaries = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000].flatMap(RawPNG.big)
    let gamma = (type: "gAMA", body: RawPNG.big(45_455))
    for chunks in [
      [("sRGB", [0])], [gamma], [gamma, ("cHRM", primaries)], [("cICP", [1, 13, 0, 1])],
      [embedded(.sRGB)], [("sRGB", [0]), ("gAMA", RawPNG.big(100_000))],
    ] {
      #expect(try decodeImage(picture(chunks).bytes) == plain, "\(chunks.map(\.0))")
    }
  }

  @Test func `a gray picture follows a gray profile`() throws {
    var file = RawPNG(width: 256, height: 1, colorType: 0, depth: 8)
    file.samples = (0...255).map { [$0] }
    var profile = RawProfile()
    profile.space = "GRAY"
    profile.curve = .gamma(1)
    file.chunks = [embedded(profile)]
    let bitmap = try decodeImage(file.bytes)
    let oracle = ColorOracle(light: { $0 }, matrix: [[1, 0, 0], [0, 1, 0], [0, 0, 1]])
    for value in 0...255 {
      let exact = oracle.converted([Double](repeating: Double(value) / 255, count: 3))[0]
      #expect(abs(Double(bitmap[value, 0].green) - exact) < 0.52)
    }
  }

  @Test func `a JPEG's profile applies with its parts in any order`() throws {
    var file = RawJPEG()
    file.sample = { _, _ in [60, 200, 100] }
    file.profile = RawProfile.displayP3.bytes
    let pixel = try decodeImage(file.bytes)[5, 5]
    // Compression moves the samples by a level or two.
    #expect(pixel.red <= 12)
    #expect(abs(Int(pixel.green) - 203) <= 2)
    #expect(abs(Int(pixel.blue) - 86) <= 3)
  }

  @Test func `profiles of tables and damaged profiles are rejected`() throws {
    var tables = RawProfile.displayP3.bytes
    // No red colorant any more.
    let name = try #require(
      tables.indices.first { tables[$0...].starts(with: Array("rXYZ".utf8)) })
    tables[name] = 0x41
    let chunk = (type: "iCCP", body: Array("x\0\0".utf8) + RawPNG.zlib(tables))
    #expect(
      throws: ImageError.unsupportedProfile("tables instead of colorants and curves")
    ) { try decodeImage(picture([chunk]).bytes) }
    for body in [[], Array("x\0\0abc".utf8), Array("x\0\0".utf8) + RawPNG.zlib([1, 2, 3])] {
      #expect(throws: ImageError.self) { try decodeImage(picture([("iCCP", body)]).bytes) }
    }
  }

  @Test func `profiles with damaged bytes never crash`() {
    var random = SeededGenerator(seed: 5)
    let sound = RawProfile.displayP3.bytes
    for _ in 0..<(Slow.isOn ? 20_000 : 300) {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] =
          .random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        bytes = Array(bytes.prefix(.random(in: 0...bytes.count, using: &random)))
      }
      var file = RawPNG(width: 2, height: 1, colorType: 2, depth: 8)
      file.samples = [[1, 2, 3], [250, 0, 99]]
      file.chunks = [("iCCP", Array("x\0\0".utf8) + RawPNG.zlib(bytes))]
      _ = try? decodeImage(file.bytes)
    }
  }

  @Test func `an orientation in a PNG turns it`() throws {
    var file = RawPNG(width: 2, height: 1, colorType: 0, depth: 8)
    file.samples = [[10], [200]]
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0,
    ]
    file.chunks = [("eXIf", tiff)]
    let bitmap = try decodeImage(file.bytes)
    #expect((bitmap.width, bitmap.height) == (1, 2))
    #expect(bitmap[0, 0].red == 10)
    #expect(bitmap[0, 1].red == 200)
  }
}
