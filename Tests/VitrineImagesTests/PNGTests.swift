import Foundation
import TestSupport
import Testing
import VitrineGraphics
import VitrineImages

@Suite struct PNGTests {
  /// Smooth areas, runs and noise, so that blocks have every kind of token.
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
  func `what is encoded decodes to the same pixels at every effort and width`(effort: PNGEffort)
    throws
  {
    for (width, height) in [(1, 1), (1, 9), (2, 3), (5, 1), (333, 170), (11_000, 2)] {
      for isOpaque in [true, false] {
        let bitmap = picture(width: width, height: height, isOpaque: isOpaque)
        let bytes = try PNG.encode(bitmap, effort: effort)
        #expect(try decodeImage(bytes) == bitmap, "\(width)×\(height), opaque: \(isOpaque)")
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

  @Test func `a mutated file decodes or is refused`() throws {
    let isSlow = ProcessInfo.processInfo.environment["VITRINE_SLOW"] != nil
    let original = try PNG.encode(picture(width: 40, height: 30, isOpaque: false), effort: .fast)
    var state: UInt32 = 99
    for _ in 0..<(isSlow ? 10_000 : 500) {
      var bytes = original
      for _ in 0..<3 {
        state = state &* 1_664_525 &+ 1_013_904_223
        bytes[Int(state >> 8) % bytes.count] = UInt8(truncatingIfNeeded: state >> 3)
      }
      state = state &* 1_664_525 &+ 1_013_904_223
      if state >> 30 == 0 { bytes.removeLast(Int(state >> 8) % bytes.count) }
      if let bitmap = try? decodeImage(bytes) {
        #expect(bitmap.pixels.count == bitmap.width * bitmap.height)
      }
    }
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
