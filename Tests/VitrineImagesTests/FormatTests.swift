import TestSupport
import Testing
import VitrineGraphics
import VitrineImages

/// Files that are nearly PNGs, and files that only their names tell apart from them.
@Suite struct FormatTests {
  @Test(arguments: [false, true], [2, 6, 0, 3])
  func `an Xcode PNG decodes to its source picture`(
    isInterlaced: Bool, colorType: Int
  ) throws {
    var random = SeededGenerator(seed: 61)
    var plain = RawPNG(width: 13, height: 9, colorType: colorType, depth: 8)
    plain.isInterlaced = isInterlaced
    plain.fill(&random)
    var xcode = plain
    xcode.isXcode = true
    xcode.samples = plain.samples.map { sample in
      guard colorType & 2 != 0, colorType != 3 else { return sample }
      // Xcode stores blue first, and alpha multiplied in.
      let alpha = colorType == 6 ? sample[3] : 255
      let colors = sample[..<3].map { ($0 * alpha * 2 + 255) / 510 }
      return colors.reversed() + sample[3...]
    }
    #expect(try decodeImage(xcode.bytes) == decodeImage(plain.bytes))
  }

  @Test func `an Xcode PNG cut off anywhere is rejected or read, and never crashes`() {
    var random = SeededGenerator(seed: 62)
    var file = RawPNG(width: 7, height: 5, colorType: 6, depth: 8)
    file.isXcode = true
    file.fill(&random)
    let bytes = file.bytes
    for count in 0..<(bytes.count - 16) {
      #expect(throws: ImageError.self, "\(count) bytes") { try decodeImage(Array(bytes[..<count])) }
    }
  }

  static let heads: [(String, [UInt8])] = [
    ("HEIC", [0, 0, 0, 24] + Array("ftypheic".utf8)),
    ("AVIF", [0, 0, 0, 24] + Array("ftypavif".utf8)),
    ("WebP", Array("RIFF".utf8) + [9, 0, 0, 0] + Array("WEBPVP8 ".utf8)),
    ("GIF", Array("GIF89a".utf8)),
    ("PDF", Array("%PDF-1.7".utf8)),
    ("TIFF", [0x49, 0x49, 42, 0, 8, 0, 0, 0]),
  ]

  @Test(arguments: heads)
  func `a format that is not read is named`(name: String, bytes: [UInt8]) {
    #expect(throws: ImageError.unsupportedFormat(name)) { try decodeImage(bytes) }
    #expect(
      ImageError.unsupportedFormat(name).description
        == "found a \(name) image, expected PNG or JPEG; convert it to PNG")
  }
}
