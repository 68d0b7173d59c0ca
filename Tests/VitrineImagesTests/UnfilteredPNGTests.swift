import TestSupport
import Testing
import VitrineGraphics

@testable import VitrineImages

/// Compares the decoder of unfiltered rows with libpng.
@Suite struct UnfilteredPNGTests {
  private func file(isOpaque: Bool, effort: PNGEffort = .fast) throws -> [UInt8] {
    var random = SeededGenerator(seed: 5)
    var bitmap = Bitmap(width: 61, height: 17)
    for y in 0..<17 {
      for x in 0..<61 {
        let alpha = isOpaque ? 255 : UInt8.random(in: 0...255, using: &random)
        func part() -> UInt8 { .random(in: 0...alpha, using: &random) }
        bitmap[x, y] = Pixel(red: part(), green: part(), blue: part(), alpha: alpha)
      }
    }
    return try PNG.encode(bitmap, effort: effort, text: [PNG.Text("a", "text")])
  }

  private func pixels(_ bytes: [UInt8]) -> [UInt32]? {
    PNG.unfilteredPixels(bytes, Chunks(bytes), (61, 17))
  }

  @Test(arguments: [true, false])
  func `own pictures are decoded without libpng, to the same pixels`(isOpaque: Bool) throws {
    let bytes = try file(isOpaque: isOpaque)
    let found = try #require(pixels(bytes))
    #expect(try found == PNG.samples(bytes, (61, 17), as: UInt32.self))
  }

  @Test func `a damaged file is left to libpng`() throws {
    let bytes = try file(isOpaque: true)
    for place in stride(from: 8, to: bytes.count, by: 7) {
      var damaged = bytes
      damaged[place] ^= 16
      #expect(pixels(damaged) == nil, "byte \(place)")
    }
    #expect(pixels(Array(bytes.dropLast(12))) == nil)
    #expect(PNG.unfilteredPixels(bytes, Chunks(bytes), (61, 16)) == nil)
  }

  @Test func `filtered rows and other kinds are left to libpng`() throws {
    for (colorType, depth) in RawPNG.kinds where depth != 8 || ![2, 6].contains(colorType) {
      var random = SeededGenerator(seed: 1)
      var raw = RawPNG(width: 61, height: 17, colorType: colorType, depth: depth)
      raw.fill(&random)
      #expect(pixels(raw.bytes) == nil, "color type \(colorType), depth \(depth)")
    }
  }
}
