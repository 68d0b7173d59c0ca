import TestSupport
import Testing
import VitrineGraphics
import VitrineImages

/// PNGs that are decoded only as far down as they are looked at.
@Suite struct PNGRowsTests {
  private func raw(
    width: Int = 7, height: Int = 40, _ change: (inout RawPNG) -> Void = { _ in }
  ) -> RawPNG {
    var random = SeededGenerator(seed: 29)
    var raw = RawPNG(width: width, height: height, colorType: 2, depth: 8)
    raw.fill(&random)
    change(&raw)
    return raw
  }

  /// Returns the requested rows of the decoded ones.
  private func cut(_ image: PNGRows, _ rows: Range<Int>) -> Bitmap {
    let (bitmap, first) = image.rows(rows)
    return bitmap.cropped(
      x: 0, y: rows.lowerBound - first, width: bitmap.width, height: rows.count)
  }

  /// A gamma that isn't that of sRGB, so that colors are converted.
  private static let gamma: (type: String, body: [UInt8]) = ("gAMA", [0, 1, 0x86, 0xA0])

  @Test(arguments: [false, true])
  func `rows equal those of the full picture in any order`(isConverted: Bool) throws {
    let bytes = raw { if isConverted { $0.chunks = [Self.gamma] } }.bytes
    let whole = try PNG.decode(bytes)
    let image = try #require(PNGRows(bytes))
    #expect(image.width == 7 && image.height == 40 && image.keepsRows)
    for rows in [5..<9, 8..<20, 30..<31, 30..<31, 0..<2, 12..<40, 3..<40] {
      #expect(
        cut(image, rows) == whole.cropped(x: 0, y: rows.lowerBound, width: 7, height: rows.count),
        "\(rows)")
    }
    #expect(!image.isDamaged)
  }

  @Test func `only a few rows of a large picture are there`() throws {
    let side = 1100
    var drawn = Bitmap(width: side, height: side)
    for y in 0..<side {
      for x in 0..<side {
        drawn[x, y] = Pixel(red: UInt8(x % 256), green: UInt8(y % 251), blue: 9, alpha: 255)
      }
    }
    let image = try #require(PNGRows(try PNG.encode(drawn, effort: .fast)))
    #expect(!image.keepsRows)
    for rows in [40..<90, 80..<130, 130..<131, 700..<720, 710..<711, 3..<9, 1099..<1100] {
      let (bitmap, first) = image.rows(rows)
      #expect(first == rows.lowerBound && bitmap.height <= 51, "\(rows)")
      #expect(
        cut(image, rows)
          == drawn.cropped(x: 0, y: rows.lowerBound, width: side, height: rows.count), "\(rows)")
    }
  }

  @Test func `pictures that aren't opaque, upright and sequential are decoded at once`() {
    #expect(PNGRows(raw().bytes) != nil)
    #expect(PNGRows(raw { $0.isInterlaced = true }.bytes) == nil)
    #expect(PNGRows(raw { $0.transparency = [0, 1, 0, 2, 0, 3] }.bytes) == nil)
    #expect(PNGRows(raw { $0.chunks = [("eXIf", [1, 2, 3])] }.bytes) == nil)
    #expect(PNGRows(raw { $0.isXcode = true }.bytes) == nil)
    for kind in RawPNG.kinds where kind != (2, 8) && kind != (6, 8) {
      var random = SeededGenerator(seed: 3)
      var other = RawPNG(width: 3, height: 3, colorType: kind.colorType, depth: kind.depth)
      other.fill(&random)
      #expect(PNGRows(other.bytes) == nil, "\(kind)")
    }
  }

  @Test func `a file with alpha has rows as far as it is opaque`() throws {
    var raw = raw { $0.colorType = 6 }
    for index in raw.samples.indices { raw.samples[index].append(255) }
    let opaque = try #require(PNGRows(raw.bytes))
    #expect(try cut(opaque, 0..<40) == PNG.decode(raw.bytes))
    #expect(!opaque.isDamaged)
    raw.samples[30 * 7 + 4][3] = 254
    let image = try #require(PNGRows(raw.bytes))
    let above = cut(image, 3..<30)
    #expect(above[2, 0] == raw.expected(2, 3) && !image.isDamaged)
    _ = image.rows(20..<31)
    #expect(image.isDamaged)
  }

  @Test func `a file that is cut short or changed is noticed before its first row`() {
    let bytes = raw().bytes
    for count in [0, 8, 20, 28, 29, 60, bytes.count - 13, bytes.count - 1] {
      #expect(PNGRows(Array(bytes.prefix(count))) == nil, "\(count)")
    }
    var changed = bytes
    changed[bytes.count - 30] ^= 1
    #expect(PNGRows(changed) == nil)
    #expect(PNGRows(raw { $0.chunks = [("cICP", [9, 9, 0, 1])] }.bytes) == nil)
  }

  @Test func `rows that cannot be decoded are black`() throws {
    let raw = raw()
    // The first 30 rows only, in chunks whose checksums are right.
    var short = raw
    short.height = 30
    short.samples = Array(raw.samples.prefix(30 * 7))
    var bytes = short.bytes
    bytes[23] = 40
    let sum = RawPNG.big(Int(RawPNG.crc(bytes[12..<29])))
    bytes.replaceSubrange(29..<33, with: sum)
    let image = try #require(PNGRows(bytes))
    let above = cut(image, 3..<25)
    #expect(above[2, 0] == raw.expected(2, 3) && !image.isDamaged)
    let below = cut(image, 20..<40)
    #expect(image.isDamaged)
    #expect(below[0, 19] == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(throws: ImageError.self) { try PNG.decode(bytes) }
  }
}
