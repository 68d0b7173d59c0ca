import TestSupport
import Testing
import VitrineGraphics
import VitrineText

/// Tests of the letters that replace San Francisco's by size and weight (docs/PLATFORM.md,
/// "Letters").
@Suite struct SystemLettersTests {
  private func run(
    _ font: FontDescription, _ text: String = "Hn", systemVersion: Int = 10
  ) throws -> GlyphRun {
    let layout = typesetter(systemVersion: systemVersion).layout(
      AttributedText(text, font: font), numberOfLines: 1, width: nil)
    return try #require(layout.lines.first?.runs.first)
  }

  private func name(_ size: Double, _ weight: FontDescription.Weight) throws -> String {
    bundledFonts.names[Int(try run(.system(size, weight)).font)]
  }

  @Test func `regular text has lighter letters up to 13 points`() throws {
    for size in [9.0, 11, 12, 13] {
      #expect(try name(size, .regular) == "InterText-Book")
    }
    for size in [13.5, 15, 17, 19.5] {
      #expect(try name(size, .regular) == "InterText-Regular")
    }
    #expect(
      try name(12, .light) == "InterText-Light" && name(12, .semibold) == "InterText-Semibold")
    #expect(try name(20, .regular) == "InterDisplay-Regular")
  }

  @Test func `small text in Helvetica Neue has the letters of regular text`() throws {
    func name(_ font: FontDescription, on version: Int) throws -> String {
      bundledFonts.names[Int(try run(font, systemVersion: version).font)]
    }
    #expect(try name(.system(13), on: 8) == "InterText-Regular")
    #expect(try name(.system(13), on: 9) == "InterText-Book")
    #expect(
      try name(FontDescription(.named("HelveticaNeue"), size: 13), on: 10) == "InterText-Regular")
    #expect(try name(FontDescription(.named("Arial"), size: 13), on: 10) == "InterText-Book")
  }

  @Test func `thin text has thin letters, and less thin ones from 60 points on`() throws {
    for weight in [FontDescription.Weight.ultraLight, .thin] {
      #expect(try name(17, weight) == "InterDisplay-Thin")
      #expect(try name(36, weight) == "InterDisplay-Thin")
      #expect(try name(80, weight) == "InterDisplay-ExtraLight")
    }
    #expect(try name(36, .light) == "InterDisplay-Light")
  }

  /// The width of the stem of a capital I in thousandths of an em.
  private func stem(_ size: Double, _ weight: FontDescription.Weight) throws -> Double {
    let run = try run(.system(size, weight), "I")
    let glyph = try #require(run.glyphs.first)
    guard
      case .outline(let path, _) = bundledFonts.shape(
        of: GlyphKey(font: run.font, glyph: glyph.id))
    else { return 0 }
    return path.controlBounds?.width ?? 0
  }

  @Test func `stems are thinner than in Inter's named weights by the measured share`() throws {
    // The ink of a date was 1.56 of the device's, and that of a clock 1.35 to 1.41.
    let (light, thin) = (try stem(36, .light), try stem(36, .thin))
    #expect(abs(light / thin - 1.56) <= 0.14)
    #expect(abs(try stem(80, .light) / stem(80, .thin) - 1.38) <= 0.08)
    // Ours of 13 points was 1.03 to 1.10 of the device's.
    #expect((1.02...1.10).contains(try stem(17, .regular) / stem(13, .regular)))
  }

  @Test func `lighter letters keep the advances of regular text`() throws {
    // The characters that San Francisco's tables lack have the font's own advances.
    for text in ["ЖШЩ", "ΩΨΞ", "§¶†"] {
      let widths = [13.0, 14].map { size in
        typesetter().layout(
          AttributedText(text, font: .system(size)), numberOfLines: 1, width: nil
        ).size.width / size
      }
      #expect(abs(widths[0] - widths[1]) <= 0.06)
    }
  }
}
