import TestSupport
import Testing
import VitrineGraphics
import VitrineImages

struct PNGKindTests {
  static let sizes = [(1, 1), (2, 3), (9, 7), (16, 16), (33, 10)]

  @Test(arguments: [false, true])
  func `every color type and depth is read right, interlaced or not`(isInterlaced: Bool) throws {
    var random = SeededGenerator(seed: 11)
    for kind in RawPNG.kinds {
      for (width, height) in Self.sizes {
        var file = RawPNG(
          width: width, height: height, colorType: kind.colorType, depth: kind.depth)
        file.isInterlaced = isInterlaced
        file.fill(&random)
        try expect(file)
      }
    }
  }

  @Test func `transparent colors and palettes with alpha are read right`() throws {
    var random = SeededGenerator(seed: 12)
    for kind in RawPNG.kinds where kind.colorType < 4 {
      var file = RawPNG(width: 12, height: 9, colorType: kind.colorType, depth: kind.depth)
      file.fill(&random)
      if kind.colorType == 3 {
        file.transparency = (0..<file.palette.count / 2).map { _ in
          .random(in: 0...255, using: &random)
        }
      } else {
        // The color of the pixel in the middle is the transparent one.
        file.transparency = file.samples[54].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
      }
      try expect(file)
    }
  }

  private func expect(_ file: RawPNG) throws {
    let bitmap = try decodeImage(file.bytes)
    #expect(bitmap.width == file.width && bitmap.height == file.height)
    var wrong = 0
    for y in 0..<file.height {
      for x in 0..<file.width where bitmap[x, y] != file.expected(x, y) { wrong += 1 }
    }
    #expect(
      wrong == 0,
      "type \(file.colorType), \(file.depth) bits, \(file.width)×\(file.height)")
  }

  @Test(arguments: [false, true])
  func `image data far beyond the size is refused, and a little more is ignored`(
    isInterlaced: Bool
  ) throws {
    var random = SeededGenerator(seed: 5)
    for height in [9, 10] {
      var file = RawPNG(width: 10, height: height, colorType: 6, depth: 8)
      file.isInterlaced = isInterlaced
      file.fill(&random)
      let plain = try decodeImage(file.bytes)
      file.surplus = 100
      #expect(try decodeImage(file.bytes) == plain)
      file.surplus = 1 << 20
      let error = #expect(throws: ImageError.self) { try decodeImage(file.bytes) }
      #expect(error.map { "\($0)" }?.contains("more image data than the size allows") == true)
    }
  }

  @Test func `a file cut off anywhere is refused`() throws {
    var random = SeededGenerator(seed: 13)
    var file = RawPNG(width: 9, height: 7, colorType: 6, depth: 8)
    file.fill(&random)
    let bytes = file.bytes
    // All but the end chunk's own checksum matters.
    for count in 0..<(bytes.count - 16) {
      #expect(throws: ImageError.self, "\(count) bytes") { try decodeImage(Array(bytes[..<count])) }
    }
  }

  @Test func `empty and excessive dimensions are rejected before allocation`() throws {
    for (width, height) in [(0, 4), (4, 0), (60_000, 60_000), (1 << 31 - 1, 1 << 31 - 1)] {
      var file = RawPNG(width: 4, height: 4, colorType: 0, depth: 1)
      file.samples = [[Int]](repeating: [1], count: 16)
      var bytes = file.bytes
      for (index, value) in [width, height].enumerated() {
        for byte in 0..<4 { bytes[16 + 4 * index + byte] = UInt8(value >> (24 - 8 * byte) & 255) }
      }
      let sum = RawPNG.crc(bytes[12..<29])
      for byte in 0..<4 { bytes[29 + byte] = UInt8(sum >> (24 - 8 * UInt32(byte)) & 255) }
      #expect(throws: ImageError.self) { try decodeImage(bytes) }
    }
  }
}
