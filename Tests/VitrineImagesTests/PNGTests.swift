import TestSupport
import Testing
import VitrineBase
import VitrineGraphics
import VitrineImages

@Suite struct PNGTests {
  /// Returns a picture with smooth areas, runs and noise, so that blocks contain every kind of
  /// token.
  private func picture(width: Int, height: Int, isOpaque: Bool) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    var state: UInt32 = 7
    for y in 0..<height {
      for x in 0..<width {
        state = state &* 1_664_525 &+ 1_013_904_223
        let isNoise = (x / 40 + y / 30) % 5 == 0
        let red = isNoise ? UInt8(truncatingIfNeeded: state >> 24) : UInt8(x / 9 % 128)
        let alpha: UInt8 = isOpaque || x % 3 > 0 ? 255 : 0
        bitmap[x, y] = Pixel(
          red: alpha == 0 ? 0 : red, green: alpha == 0 ? 0 : UInt8(y / 5 % 128), blue: 0,
          alpha: alpha)
      }
    }
    return bitmap
  }

  @Test(arguments: PNGEffort.allCases)
  func `encoded pictures decode to the same pixels at every effort and width`(effort: PNGEffort)
    throws
  {
    for (width, height) in [(1, 1), (1, 9), (2, 3), (5, 1), (333, 170), (11_000, 2), (700, 200)] {
      for isOpaque in [true, false] {
        let bitmap = picture(width: width, height: height, isOpaque: isOpaque)
        let bytes = try PNG.encode(bitmap, effort: effort)
        #expect(try decodeImage(bytes) == bitmap, "\(width)×\(height), opaque: \(isOpaque)")
      }
    }
  }

  @Test(arguments: PNGEffort.allCases)
  func `any number of threads writes the same bytes`(effort: PNGEffort) throws {
    // Windows of a quarter of a megabyte: none, one, and many with a rest; rows longer than a window.
    let sizes =
      effort == .small ? [(90, 70)] : [(1, 1), (333, 170), (300, 700), (100_000, 3)]
    for (width, height) in sizes {
      for isOpaque in [true, false] {
        let bitmap = picture(width: width, height: height, isOpaque: isOpaque)
        let alone = try PNG.encode(bitmap, effort: effort)
        #expect(try decodeImage(alone) == bitmap)
        for threads in [2, 8] {
          let shared = try PNG.encode(bitmap, effort: effort, pool: ThreadPool(threads))
          #expect(shared == alone, "\(width)×\(height), \(threads) threads")
        }
      }
    }
  }

  @Test func `text comes back, ASCII or not`() throws {
    let text = [PNG.Text("a", "plain"), PNG.Text("b", "Grüße")]
    let bytes = try PNG.encode(Bitmap(width: 1, height: 1), text: text)
    #expect(PNG.text(in: bytes) == text)
  }

  @Test func `a small file that declares a huge picture is refused by its size`() throws {
    var bytes = try PNG.encode(Bitmap(width: 4, height: 4))
    bytes.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
    #expect(throws: ImageError.tooLarge(width: 60_000, height: 60_000)) {
      try decodeImage(bytes)
    }
  }

  @Test func `gray pictures and pictures with few colors use the smallest lossless layout`()
    throws
  {
    var random = SeededGenerator(seed: 5)
    // Colors, whether they are gray or translucent, and the color type and depth expected.
    let cases: [(colors: Int, isGray: Bool, isOpaque: Bool, type: UInt8, depth: UInt8)] = [
      (1, false, true, 3, 1), (2, false, false, 3, 1), (2, true, true, 3, 1),
      (4, false, true, 3, 2), (16, false, false, 3, 4), (200, false, true, 3, 8),
      (200, true, true, 0, 8), (256, false, false, 3, 8), (257, false, true, 2, 8),
      (300, false, false, 6, 8),
    ]
    for (colors, isGray, isOpaque, type, depth) in cases {
      let made = (0..<colors).map { index -> Pixel in
        let alpha = isOpaque || index % 2 == 0 ? 1 : Double.random(in: 0...1, using: &random)
        return Pixel(
          isGray
            ? Color(white: Double(index) / 255)
            : Color(
              red: Double(index % 256) / 255, green: Double(index / 256),
              blue: .random(in: 0...1, using: &random), alpha: alpha))
      }
      var bitmap = Bitmap(width: 61, height: 37)
      for index in bitmap.pixels.indices { bitmap.pixels[index] = made[index / 3 % colors].bits }
      for effort in PNGEffort.allCases {
        let bytes = try PNG.encode(bitmap, effort: effort)
        #expect(try decodeImage(bytes) == bitmap, "\(colors) colors")
        #expect(bytes[25] == type && bytes[24] == depth, "\(colors) colors, gray: \(isGray)")
      }
    }
  }

  @Test func `more effort never makes a smooth picture larger`() throws {
    var bitmap = Bitmap(width: 400, height: 300)
    for y in 0..<300 {
      for x in 0..<400 {
        bitmap[x, y] = Pixel(
          red: UInt8((x * 3 + y) / 9), green: UInt8(x / 2), blue: UInt8((x + y) / 4), alpha: 255)
      }
    }
    let sizes = try [PNGEffort.fast, .default, .small].map {
      try PNG.encode(bitmap, effort: $0).count
    }
    #expect(sizes[0] >= sizes[1] && sizes[1] >= sizes[2])
  }

  @Test func `one pixel changes the digest wherever it is, and so does the shape`() {
    let bitmap = picture(width: 37, height: 5, isOpaque: true)
    let digest = Digest.hex(of: bitmap)
    for index in bitmap.pixels.indices {
      var other = bitmap
      other.pixels[index] ^= 1
      #expect(Digest.hex(of: other) != digest)
    }
    let reshaped = Bitmap(width: 5, height: 37, pixels: bitmap.pixels)
    #expect(Digest.hex(of: reshaped) != digest)
  }
}
