import TestSupport
import Testing
import VitrineGraphics
import VitrineImages

@Suite struct PNGTests {
  private func noise(_ seed: UInt64, isOpaque: Bool) -> Bitmap {
    var random = SeededGenerator(seed: seed)
    var bitmap = Bitmap(width: 23, height: 17)
    for index in bitmap.pixels.indices {
      let alpha: UInt8 = isOpaque ? 255 : .random(in: 0...255, using: &random)
      bitmap.pixels[index] =
        Pixel(
          red: .random(in: 0...alpha, using: &random), green: .random(in: 0...alpha, using: &random),
          blue: .random(in: 0...alpha, using: &random), alpha: alpha
        ).bits
    }
    return bitmap
  }

  @Test(arguments: PNGEffort.allCases)
  func `what is encoded decodes to the same pixels`(effort: PNGEffort) throws {
    let opaque = noise(1, isOpaque: true)
    #expect(try PNG.decode(PNG.encode(opaque, effort: effort)) == opaque)
    let translucent = noise(2, isOpaque: false)
    let decoded = try PNG.decode(PNG.encode(translucent, effort: effort))
    #expect(try PNG.decode(PNG.encode(decoded, effort: effort)) == decoded)
  }

  @Test func `text chunks come back, also beyond ASCII`() throws {
    let text = [PNG.Text("Software", "vitrine"), PNG.Text("title", "Größe 猿")]
    let bytes = try PNG.encode(noise(3, isOpaque: true), text: text)
    #expect(PNG.text(in: bytes) == text)
  }

  @Test func `a small file that declares a huge picture is refused`() throws {
    var bytes = try PNG.encode(noise(4, isOpaque: true))
    // The width and height stand at bytes 16 and 20.
    for at in [16, 20] { bytes.replaceSubrange(at..<at + 4, with: [0, 0, 0xEA, 0x60]) }
    #expect(throws: ImageError.tooLarge(width: 60000, height: 60000)) {
      try PNG.decode(bytes)
    }
  }

  @Test func `damaged files are refused and never crash`() throws {
    let whole = try PNG.encode(noise(5, isOpaque: false))
    var random = SeededGenerator(seed: 6)
    for _ in 0..<500 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: 8..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
      _ = try? decodeImage(bytes)
    }
    #expect(throws: ImageError.self) { try decodeImage(Array(whole.prefix(40))) }
    #expect(throws: ImageError.unknownFormat([1, 2])) { try decodeImage([1, 2]) }
  }
}
