import Foundation
import TestSupport
import Testing
import VitrineGraphics
import VitrineVector

/// Broken and hostile files end in an error or a picture, never in a crash.
struct HostileTests {
  private static let seeds: [(name: String, bytes: [UInt8])] = ReferenceTests.icons.compactMap {
    name in
    (try? Data.read(name)).map { (name, $0) }
  }

  /// Changes some bytes, cuts or repeats a part.
  private func mutate(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...8, using: &random) where bytes.count > 8 {
      let at = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes[at] = UInt8.random(in: 0x30...0x39, using: &random)
      case 2: bytes.remove(at: at)
      case 3: bytes.insert(contentsOf: Array("99999999".utf8), at: at)
      case 4: bytes.removeSubrange(at..<min(bytes.count, at + 20))
      default:
        let part = bytes[at..<min(bytes.count, at + 60)]
        bytes.insert(contentsOf: part, at: Int.random(in: 0..<bytes.count, using: &random))
      }
    }
    return bytes
  }

  @Test func `mutated icons never crash`() throws {
    var random = SeededGenerator(seed: 20)
    let rounds = Slow.isOn ? 10_000 : 300
    var pictures = 0
    for round in 0..<rounds {
      let seed = Self.seeds[round % Self.seeds.count]
      let bytes = mutate(seed.bytes, &random)
      guard let picture = try? VectorFile.read(bytes, file: seed.name) else { continue }
      _ = picture.bitmap(width: 24, height: 24)
      pictures += 1
    }
    #expect(pictures > rounds / 10, "\(pictures) of \(rounds) files had a picture")
  }

  private func svg(_ body: String) throws(VectorError) -> VectorPicture {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'>\(body)</svg>"
    return try SVGReader.read(Array(text.utf8), file: "a.svg")
  }

  @Test func `references in a ring are an error`() {
    #expect(throws: VectorError.self) { try svg("<g id='a'><use href='#a'/></g>") }
  }

  @Test func `references that double at each level are an error`() {
    var body = "<defs><rect id='a0' width='1' height='1'/>"
    for level in 1...20 {
      body += "<g id='a\(level)'><use href='#a\(level - 1)'/><use href='#a\(level - 1)'/></g>"
    }
    #expect(throws: VectorError.self) { try svg(body + "</defs><use href='#a20'/>") }
  }

  @Test func `a clip path that clips itself is an error or ends`() {
    _ = try? svg(
      "<clipPath id='c' clip-path='url(#c)'><rect width='4' height='4'/></clipPath>"
        + "<rect width='8' height='8' clip-path='url(#c)'/>")
    _ = try? svg(
      "<mask id='m'><rect width='8' height='8' mask='url(#m)'/></mask>"
        + "<rect width='8' height='8' mask='url(#m)'/>")
  }

  @Test func `gradients that refer to each other end`() throws {
    let picture = try svg(
      "<linearGradient id='a' href='#b'/><linearGradient id='b' href='#a'/>"
        + "<rect width='8' height='8' fill='url(#a)'/>")
    #expect(picture.items.isEmpty)
  }

  @Test func `deep nesting is an error`() {
    let deep =
      String(repeating: "<g opacity='.5'>", count: 400) + String(repeating: "</g>", count: 400)
    #expect(throws: VectorError.self) { try svg(deep) }
  }

  @Test func `a picture without extent is an error`() {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='0' height='8'/>"
    #expect(throws: VectorError.self) { try SVGReader.read(Array(text.utf8), file: "a.svg") }
  }

  @Test func `a stream that unpacks to more than the limit is an error`() throws {
    // 300 MB of zeros as deflate's stored nothing: one long match after another is enough.
    let bomb = Zlib.zeros(blocks: 1_200_000)
    let head = Array(
      "%PDF-1.5\n1 0 obj\n<< /Length \(bomb.count) /Filter /FlateDecode >>\nstream\n".utf8)
    #expect(throws: VectorError.tooManyBytes(limit: PDFFile.unpackedLimit)) {
      try PDFReader.read(head + bomb + Array("\nendstream\nendobj\n".utf8))
    }
  }

  @Test func `filters that unpack what another unpacked are an error`() {
    let text =
      "%PDF-1.5\n1 0 obj\n<< /Filter [/FlateDecode /FlateDecode] >>\nstream\n\nendstream\nendobj\n"
    #expect(throws: VectorError.self) { try PDFReader.read(Array(text.utf8)) }
  }

  @Test(arguments: ["", "%PDF-1.4", "no picture", "<svg", "<html/>"])
  func `a file that is no picture is an error`(_ text: String) {
    #expect(throws: VectorError.self) { try VectorFile.read(Array(text.utf8), file: "a.svg") }
    #expect(throws: VectorError.self) { try VectorFile.read(Array(text.utf8), file: "a.pdf") }
  }
}
