import Foundation
import TestSupport
import Testing
import VitrineBase
import VitrineGraphics
import VitrineText

/// Bundled fonts are opened when a text needs them.
@Suite struct LazyFontTests {
  private let folder: TemporaryFolder

  /// A folder with the system font and two fallbacks, so that its files are nobody else's.
  init() throws {
    folder = try TemporaryFolder()
    for name in catalogNames { try copy(name) }
  }

  private let catalogNames =
    ["Text", "Display"].flatMap { size in
      ["Light", "Regular", "Medium", "Semibold", "Bold"].map { "Inter\(size)-\($0).ttf" }
    } + ["InterText-Book", "InterDisplay-Thin", "InterDisplay-ExtraLight"].map { $0 + ".ttf" }
    + ["NotoSansHebrew-Regular.ttf", "NotoSansThai-Regular.ttf"]

  private func copy(_ name: String, changing change: (inout Data) -> Void = { _ in }) throws {
    var bytes = try Data(contentsOf: URL(fileURLWithPath: packageFolder + "/Fonts/" + name))
    change(&bytes)
    try bytes.write(to: URL(fileURLWithPath: folder.path + "/" + name))
  }

  private static func layout(_ text: String, _ catalog: FontCatalog) -> TextLayout {
    Typesetter(fonts: catalog, environment: TextEnvironment(scale: 2)).layout(
      AttributedText(text, font: .system(17)), numberOfLines: 1, width: 500)
  }

  /// The files of the folder that are mapped into this process, as opening a font does.
  private func openFiles() throws -> Set<String> {
    let name = FilePath.name(of: folder.path)
    let handle = try #require(FileHandle(forReadingAtPath: "/proc/self/maps"))
    // To the end: one reading returns a page of it.
    let maps = String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
    return Set(
      maps.split(separator: "\n").filter { $0.contains(name) }.map { FilePath.name(of: String($0)) }
    )
  }

  @Test func `a text opens only the fonts it needs`() throws {
    let catalog = try FontCatalog(directories: [folder.path])
    #expect(catalog.names.count == catalogNames.count)
    #expect(try openFiles() == [])
    #expect(!Self.layout("Weather", catalog).lines.isEmpty)
    #expect(try openFiles() == ["InterText-Regular.ttf"])
    #expect(!Self.layout("สวัสดี", catalog).lines.isEmpty)
    let open = try openFiles()
    #expect(
      open == ["InterText-Regular.ttf", "NotoSansHebrew-Regular.ttf", "NotoSansThai-Regular.ttf"],
      "fallbacks are asked in order")
    // A catalog closes its fonts with its last use.
    withExtendedLifetime(catalog) {}
  }

  @Test func `threads that open a font at once see the same`() throws {
    let catalog = try FontCatalog(directories: [folder.path])
    let widths = ThreadPool(4).map(16) {
      Self.layout(["Weather", "שלום"][$0 % 2], catalog).size.width
    }
    #expect(Set(widths).count == 2)
  }

  @Test func `a bundled font that is cut off is left out with a warning`() throws {
    for count in [0, 5, 11, 60, 14_000] {
      try copy("NotoSansHebrew-Regular.ttf") { $0 = $0.prefix(count) }
      let catalog = try FontCatalog(directories: [folder.path])
      #expect(
        catalog.diagnostics.map(\.description) == [
          "\(folder.path)/NotoSansHebrew-Regular.ttf: warning: the file cannot be read as a font"
        ])
    }
    try copy("InterText-Regular.ttf") { $0 = $0.prefix(1000) }
    #expect(throws: TextError.self) { try FontCatalog(directories: [folder.path]) }
  }

  @Test func `a font that fails to open draws no glyphs`() throws {
    // All tables are where the list says, and hold zeros.
    try copy("InterText-Regular.ttf") { bytes in
      let tables = 12 + 16 * Int(bytes[5])
      bytes.replaceSubrange(tables..., with: Data(count: bytes.count - tables))
    }
    let catalog = try FontCatalog(directories: [folder.path])
    #expect(catalog.diagnostics.isEmpty)
    let layout = Self.layout("Weather", catalog)
    #expect(layout.size.height.isFinite && layout.size.width.isFinite)
    let font = try #require(catalog.names.firstIndex(of: "InterText-Regular"))
    for glyph in layout.lines.flatMap(\.runs).flatMap(\.glyphs) {
      guard case .empty = catalog.shape(of: GlyphKey(font: Int32(font), glyph: glyph.id)) else {
        Issue.record("the font has no outlines")
        return
      }
    }
  }
}
