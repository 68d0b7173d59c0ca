import Testing
import VitrineGraphics
import VitrineImport

/// Which entry of an asset a light and a dark system use.
@Suite struct AssetAppearanceTests {
  /// A condition of an entry; "any" is an entry without one.
  private func condition(_ appearance: String) -> String {
    switch appearance {
    case "any": ""
    case "contrast": #", "appearances": [{ "appearance": "contrast", "value": "high" }]"#
    case "dark contrast":
      #"""
      , "appearances": [{ "appearance": "luminosity", "value": "dark" },
        { "appearance": "contrast", "value": "high" }]
      """#
    default: #", "appearances": [{ "appearance": "luminosity", "value": "\#(appearance)" }]"#
    }
  }

  private func image(_ appearances: [String], isDark: Bool) throws -> String? {
    let entries = appearances.map {
      #"{ "idiom": "universal", "scale": "2x", "filename": "\#($0).png"\#(condition($0)) }"#
    }
    let text = #"{ "images": [\#(entries.joined(separator: ", "))] }"#
    return try AssetContents.read(Array(text.utf8), file: "Contents.json")
      .image(scale: 2, idiom: "phone", direction: .leftToRight, isDark: isDark)?.fileName
  }

  private func color(_ appearances: [String], isDark: Bool) throws -> Double? {
    let entries = appearances.enumerated().map { index, appearance in
      #"""
      { "idiom": "universal", "color": { "components": { "white": 0.\#(index + 1), "alpha": 1 } }
        \#(condition(appearance)) }
      """#
    }
    let text = #"{ "colors": [\#(entries.joined(separator: ", "))] }"#
    return try ColorContents.read(Array(text.utf8), file: "Contents.json", isDark: isDark)?.red
  }

  @Test func `a color can refer to one of the system, which depends on the appearance`() throws {
    let text = #"""
      { "colors": [{ "idiom": "universal",
                     "color": { "platform": "ios", "reference": "systemBackgroundColor" } },
                   { "idiom": "universal",
                     "appearances": [{ "appearance": "luminosity", "value": "dark" }],
                     "color": { "platform": "ios", "reference": "secondarySystemBackgroundColor" } }] }
      """#
    func color(_ text: String, isDark: Bool) throws -> Color? {
      try ColorContents.read(Array(text.utf8), file: "Contents.json", isDark: isDark)
    }
    #expect(try color(text, isDark: false) == .white)
    #expect(try color(text, isDark: true) == Color(hex: 0x1C1C1E))
    let unknown = text.replacing("systemBackgroundColor", with: "noColor")
    #expect(try color(unknown, isDark: false) == nil)
  }

  @Test(arguments: [
    (["any", "dark"], "any", "dark"),
    (["dark", "any"], "any", "dark"),
    (["any", "light", "dark"], "light", "dark"),
    (["any", "light"], "light", "any"),
    (["any"], "any", "any"),
    (["light", "dark"], "light", "dark"),
    (["dark"], "dark", "dark"),
    (["contrast", "any"], "any", "any"),
    (["any", "dark contrast"], "any", "any"),
  ])
  func `an appearance's own entry comes before the one for any`(
    entries: [String], light: String, dark: String
  ) throws {
    #expect(try image(entries, isDark: false) == "\(light).png")
    #expect(try image(entries, isDark: true) == "\(dark).png")
    for (isDark, expected) in [(false, light), (true, dark)] {
      let index = try #require(entries.firstIndex(of: expected))
      let white = try #require(try color(entries, isDark: isDark))
      #expect(abs(white - Double(index + 1) / 10) < 1e-9)
    }
  }

  @Test func `a set for high contrast only has no image`() throws {
    #expect(try image(["contrast"], isDark: false) == nil)
  }
}
