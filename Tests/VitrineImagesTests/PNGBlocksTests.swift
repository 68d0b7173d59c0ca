import TestSupport
import Testing
import VitrineGraphics
import VitrineImages

/// Tests that pictures with cached blocks have the same bytes as without.
@Suite struct PNGBlocksTests {
  @Test(arguments: [PNGEffort.fast, .default], [false, true])
  func `cached blocks change no byte`(effort: PNGEffort, isTranslucent: Bool) throws {
    var random = SeededGenerator(seed: 21)
    let blocks = PNGBlocks()
    for number in 0..<24 {
      // Rows of a few pictures by turns, so that some windows are equal and some not; widths, the
      // last row and the rows before windows differ, too.
      let width = [600, 601][number % 2]
      var bitmap = Bitmap(width: width, height: [700, 640][number / 2 % 2])
      for y in 0..<bitmap.height {
        let look = UInt32(y / 300 == number % 3 ? number : 7)
        for x in 0..<width {
          let color = UInt32(x / 9 &* 2_654_435 &+ y / 7 &* 40_503) &* (look | 1)
          bitmap[x, y] = Pixel(bits: color | (isTranslucent && x < 20 ? 0 : 0xff00_0000))
        }
      }
      // A pixel in the last row before the second window, in its first or in its last.
      if number % 4 > 0 {
        let row = [144, 145, 289][number % 4 - 1]
        let color = UInt32(number) | 0xff00_0000
        bitmap[Int.random(in: 30..<width, using: &random), row] = Pixel(bits: color)
      }
      let kept = try PNG.encode(bitmap, effort: effort, keeping: blocks)
      #expect(kept == (try PNG.encode(bitmap, effort: effort)))
    }
    #expect(blocks.reuseCount > 24)
  }

  @Test func `a picture encoded twice is compressed once`() throws {
    let bitmap = Self.noise(seed: 3)
    let blocks = PNGBlocks()
    let first = try PNG.encode(bitmap, effort: .fast, keeping: blocks)
    #expect(blocks.reuseCount == 0)
    let again = try PNG.encode(bitmap, effort: .fast, keeping: blocks)
    #expect(blocks.reuseCount == 4)
    #expect(first == again)
  }

  @Test func `the oldest blocks go where there is no room`() throws {
    // Each of four blocks takes some 200 KB: two pictures fit, three don't.
    let blocks = PNGBlocks(limit: 3_400_000)
    for seed in [1, 2, 1] {
      _ = try PNG.encode(Self.noise(seed: UInt64(seed)), effort: .fast, keeping: blocks)
    }
    #expect(blocks.reuseCount == 4)
    for seed in [3, 4, 5, 2] {
      _ = try PNG.encode(Self.noise(seed: UInt64(seed)), effort: .fast, keeping: blocks)
    }
    #expect(blocks.reuseCount == 4)
  }

  /// Returns four windows of pixels that hardly repeat.
  private static func noise(seed: UInt64) -> Bitmap {
    var random = SeededGenerator(seed: seed)
    var bitmap = Bitmap(width: 500, height: 600)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let bits = UInt32.random(in: 0...0xff_ffff, using: &random)
        bitmap[x, y] = Pixel(bits: bits | 0xff00_0000)
      }
    }
    return bitmap
  }
}
