import TestSupport
import Testing
import VitrineGraphics
import VitrineImages

/// Files with random bytes changed, cut, doubled or put in: decoded or refused, nothing else.
struct MutationTests {
  @Test func `a mutated PNG decodes or is refused`() throws {
    var random = SeededGenerator(seed: 21)
    for (number, kind) in RawPNG.kinds.enumerated() {
      var file = RawPNG(width: 23, height: 11, colorType: kind.colorType, depth: kind.depth)
      file.isInterlaced = number % 2 == 1
      file.fill(&random)
      mutate(file.bytes, Slow.isOn ? 5000 : 150, &random, mendsSums: true)
    }
    let picture = Bitmap(width: 40, height: 30, filledWith: Pixel(Color(hex: 0x4080c0)))
    for effort in PNGEffort.allCases {
      mutate(
        try PNG.encode(picture, effort: effort), Slow.isOn ? 5000 : 150, &random, mendsSums: true)
    }
  }

  @Test func `a mutated JPEG decodes or is refused`() throws {
    var random = SeededGenerator(seed: 22)
    for kind in RawJPEG.Kind.allCases {
      for isProgressive in [false, true] {
        var file = RawJPEG()
        file.kind = kind
        file.isProgressive = isProgressive
        file.orientation = 6
        let channels = kind == .gray ? 1 : kind == .rgb ? 3 : 4
        file.sample = { x, y in (0..<channels).map { UInt8((x * 9 + y * 5 + $0 * 40) & 255) } }
        mutate(file.bytes, Slow.isOn ? 20_000 : 300, &random, mendsSums: false)
      }
    }
  }

  private func mutate(
    _ original: [UInt8], _ times: Int, _ random: inout SeededGenerator, mendsSums: Bool
  ) {
    for _ in 0..<times {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let at = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: bytes.removeLast(min(bytes.count - 1, at))
        case 1: bytes.insert(.random(in: 0...255, using: &random), at: at)
        case 2: bytes.remove(at: at)
        case 3: bytes += bytes[at...].prefix(64)
        case 4: bytes[at] = [0, 0xFF, 0x7F, 0x80][Int.random(in: 0..<4, using: &random)]
        default: bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        }
        if bytes.isEmpty { bytes = [0x89] }
      }
      // With right checksums, more of the reader is reached.
      if mendsSums, Bool.random(using: &random) { mendChecksums(&bytes) }
      guard let bitmap = try? decodeImage(bytes) else { continue }
      #expect(bitmap.pixels.count == bitmap.width * bitmap.height)
      for pixel in bitmap.pixels.map(Pixel.init(bits:))
      where max(pixel.red, pixel.green, pixel.blue) > pixel.alpha {
        Issue.record("a color above its alpha")
        break
      }
    }
  }

  private func mendChecksums(_ bytes: inout [UInt8]) {
    var at = 8
    while at + 12 <= bytes.count {
      let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      guard at + 12 + length <= bytes.count else { return }
      let sum = RawPNG.crc(bytes[(at + 4)..<(at + 8 + length)])
      for byte in 0..<4 {
        bytes[at + 8 + length + byte] = UInt8(sum >> (24 - 8 * UInt32(byte)) & 255)
      }
      at += 12 + length
    }
  }
}
