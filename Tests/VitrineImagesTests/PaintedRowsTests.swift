import TestSupport
import Testing
import VitrineGraphics
import VitrineImages

/// A PNG of rows that are painted as they are encoded has the bytes of one of the whole picture.
@Suite struct PaintedRowsTests {
  /// The style of a test's pictures.
  enum Look: CaseIterable {
    case opaque, translucent, translucentAtTheEnd, gray, plain, colorfulAtTheEnd
  }

  @Test(arguments: Look.allCases, [PNGEffort.fast, .default])
  func `painted rows are encoded to the bytes of the whole picture`(
    look: Look, effort: PNGEffort
  ) throws {
    // Windows of one row, of a few, of all but one, and of more than there are.
    for (width, height) in [
      (1, 1), (1, 700), (2, 300_000), (500, 1), (500, 173), (500, 174), (500, 175), (700, 800),
      (90_000, 5), (50_000, 21),
    ] where look == .opaque || width < 50_000 {
      let bitmap = Self.bitmap(width, height, look)
      let expected = try PNG.encode(bitmap, effort: effort, text: [PNG.Text("a", "b")])
      #expect(try encode(bitmap, effort) == expected, "\(width)×\(height)")
    }
  }

  @Test func `the smallest files equal those of the full picture`() throws {
    let bitmap = Self.bitmap(300, 30, .opaque)
    #expect(
      try encode(bitmap, .small)
        == PNG.encode(bitmap, effort: .small, text: [PNG.Text("a", "b")]))
  }

  @Test func `cached blocks serve both painted rows and full pictures`() throws {
    let blocks = PNGBlocks()
    let bitmap = Self.bitmap(500, 600, .opaque)
    let whole = try PNG.encode(
      bitmap, effort: .fast, text: [PNG.Text("a", "b")], keeping: blocks)
    #expect(try encode(bitmap, .fast, keeping: blocks) == whole)
    #expect(blocks.reuseCount == 4)
  }

  @Test func `a picture without pixels is refused`() {
    #expect(throws: ImageError.self) {
      try PNG.encode(width: 0, height: 9) { _, _ in Issue.record("nothing is to be painted") }
    }
  }

  @Test func `pixels added in parts have the digest of the whole picture`() {
    var random = SeededGenerator(seed: 4)
    for (width, height) in [(1, 1), (4, 4), (5, 3), (33, 21), (16, 40)] {
      let bitmap = Self.bitmap(width, height, .translucent)
      for _ in 0..<20 {
        var digest = PixelDigest(width: width, height: height)
        var first = 0
        while first < bitmap.pixels.count {
          let end = min(bitmap.pixels.count, first + Int.random(in: 0...40, using: &random))
          digest.add(bitmap.pixels.span.extracting(first..<end))
          first = end
        }
        #expect(digest.hex == Digest.hex(of: bitmap))
      }
    }
  }

  /// Paints from the bitmap, and checks that rows come one after the other, from the top.
  private func encode(
    _ bitmap: Bitmap, _ effort: PNGEffort, keeping blocks: PNGBlocks? = nil
  ) throws -> [UInt8] {
    var next = 0
    let bytes = try PNG.encode(
      width: bitmap.width, height: bitmap.height, effort: effort,
      text: {
        #expect(next == bitmap.height)
        return [PNG.Text("a", "b")]
      }, keeping: blocks,
      paint: { rows, pixels in
        #expect(rows.lowerBound == next || rows.lowerBound == 0)
        #expect(!rows.isEmpty && pixels.count == rows.count * bitmap.width)
        next = rows.upperBound
        for index in pixels.indices {
          pixels[index] = bitmap.pixels[rows.lowerBound * bitmap.width + index]
        }
      })
    return bytes
  }

  private static func bitmap(_ width: Int, _ height: Int, _ look: Look) -> Bitmap {
    var random = SeededGenerator(seed: UInt64(width * 7 + height))
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      let isLate = y >= height - 1
      for x in 0..<width {
        // Repetitive, so that there are matches, and with some noise.
        let seed = UInt32(truncatingIfNeeded: (x / 5) &* 2_654_435_761 ^ (y / 3) &* 40_503)
        let color = (x ^ y) % 7 == 0 ? UInt32.random(in: 0...0xff_ffff, using: &random) : seed >> 8
        let gray = (color & 255) * 0x01_0101
        bitmap.pixels[y * width + x] =
          switch look {
          case .opaque: 0xff00_0000 | color
          case .translucent: 0x8000_0000 | color & 0x7f_7f7f
          case .translucentAtTheEnd:
            isLate ? 0x8000_0000 | color & 0x7f_7f7f : 0xff00_0000 | color
          case .gray: 0xff00_0000 | gray
          case .plain: 0xff00_0000 | color & 0x10_4080
          case .colorfulAtTheEnd: 0xff00_0000 | (isLate ? color : color & 0x10_4080)
          }
      }
    }
    return bitmap
  }
}
