import Foundation
import TestSupport
import Testing
import VitrineBase
import VitrineGraphics
import VitrineText

/// Font files with bytes changed, cut off or repeated, as `--fonts` may be given.
@Suite struct DamagedFontTests {
  /// Rounds of fonts; all of them together are over 2,000 in a slow run.
  private static let rounds = Slow.isOn ? 72 : 2

  /// Small ones with every kind of table that is read, and how often each is damaged in a round.
  private static let sources = [
    ("NotoSansHebrew-Regular.ttf", 12), ("NotoSansThai-Regular.ttf", 12),
    ("NotoSansSymbols-Regular.ttf", 2), ("InterText-Regular.ttf", 2),
    ("NotoSansArabic-Bold.ttf", 2),
  ]

  @Test(arguments: 0..<rounds)
  func `damaged fonts are left out or draw something, in bounded time`(round: Int) throws {
    var random = SeededGenerator(seed: UInt64(round) &* 7919 &+ 20)
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, count) in Self.sources {
      for index in 0..<count {
        let bytes = damaged(try whole(name), &random)
        try bytes.write(to: folder.appendingPathComponent("Odd\(index)\(name)"))
      }
    }
    try check(folder)
  }

  @Test(
    .enabled(if: Slow.isOn), arguments: ["NotoColorEmoji.ttf", "NotoSansCJK-Regular.otf"], 0..<12)
  func `damaged emoji and Han fonts do, too`(name: String, round: Int) throws {
    var random = SeededGenerator(seed: UInt64(round) &+ 1)
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // Most bytes of such a file are pictures or outlines: its tables are damaged first.
    for index in 0..<3 {
      let bytes = damaged(try whole(name), &random, within: index == 0 ? nil : 60_000)
      try bytes.write(to: folder.appendingPathComponent("Odd\(index)\(name)"))
    }
    try check(folder)
  }

  @Test func `the error for a file that isn't a font contains its path`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, content) in [
      ("Text.ttf", "no font"), ("Empty.otf", ""), ("Bytes.ttc", "ttcf\0\u{1}"),
    ] {
      try Data(content.utf8).write(to: folder.appendingPathComponent(name))
    }
    let catalog = try FontCatalog(directories: [packageFolder + "/Fonts", folder.path])
    #expect(
      catalog.diagnostics.map(\.description)
        == ["Bytes.ttc", "Empty.otf", "Text.ttf"].map {
          "\(folder.path)/\($0): warning: the file cannot be read as a font"
        })
    #expect(catalog.names == bundledFonts.names)
  }

  /// Loads the folder's fonts and asks each for letters and their shapes.
  private func check(_ folder: URL) throws {
    var points = 0
    let time = try processorTime {
      let catalog = try FontCatalog(directories: [packageFolder + "/Fonts", folder.path])
      let setter = Typesetter(fonts: catalog, environment: TextEnvironment(scale: 2))
      for name in catalog.names where name.hasPrefix("Odd") {
        let font = FontDescription(.named(name))
        let metrics = setter.metrics(of: font)
        #expect(metrics.lineHeight.isFinite && metrics.ascender.isFinite)
        let layout = setter.layout(
          AttributedText("שָׁלוֹם สวัสดี AVfi→ سلام 骨 😀👩\u{200D}👧", font: font), numberOfLines: 0,
          width: 60)
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
        for run in layout.lines.flatMap(\.runs) {
          for glyph in run.glyphs {
            #expect(glyph.x.isFinite && glyph.y.isFinite)
            if case .outline(let path, _) = catalog.shape(
              of: GlyphKey(font: run.font, glyph: glyph.id))
            {
              points += path.elements.count
            }
          }
        }
      }
    }
    #expect(points > 0)
    #expect(time < .seconds(60))
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func whole(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: packageFolder + "/Fonts/" + name))
  }

  /// A few bytes changed, or the end cut off, or a piece copied over another, or numbers made huge.
  private func damaged(
    _ whole: Data, _ random: inout SeededGenerator, within limit: Int? = nil
  ) -> Data {
    var bytes = [UInt8](whole)
    let range = 0..<min(limit ?? bytes.count, bytes.count)
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      for _ in 0..<Int.random(in: 1...64, using: &random) {
        bytes[.random(in: range, using: &random)] = .random(in: 0...255, using: &random)
      }
    case 1:
      // Only the directory and the heads of the first tables.
      for _ in 0..<4 {
        bytes[.random(in: 0..<min(600, bytes.count), using: &random)] = .random(
          in: 0...255, using: &random)
      }
    case 2: bytes.removeLast(.random(in: 1..<bytes.count, using: &random))
    case 3:
      let length = min(range.count / 2, Int.random(in: 1...400, using: &random))
      let from = Int.random(in: 0..<range.count - length, using: &random)
      let to = Int.random(in: 0..<range.count - length, using: &random)
      bytes.replaceSubrange(to..<to + length, with: bytes[from..<from + length])
    default:
      for _ in 0..<Int.random(in: 1...16, using: &random) {
        let place = Int.random(in: 0..<range.count - 1, using: &random)
        bytes[place] = Bool.random(using: &random) ? 0xFF : 0x7F
        bytes[place + 1] = 0xFF
      }
    }
    return Data(bytes)
  }
}
