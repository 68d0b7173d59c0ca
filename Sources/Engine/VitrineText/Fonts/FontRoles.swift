import VitrineGraphics

/// The fonts for the roles of system font, fallbacks and emoji.
struct FontRoles: Sendable {
  /// The text fonts below 20 points by weight: light, regular, medium, semibold, bold.
  let systemText: [Int]
  let systemDisplay: [Int]
  /// The fallbacks in order, which are used for characters that a font lacks.
  let fallbacks: [(regular: Int, bold: Int)]
  let emoji: Int?

  private static let weights = ["Light", "Regular", "Medium", "Semibold", "Bold"]
  private static let scripts = [
    "NotoSansArabic", "NotoSansHebrew", "NotoSansThai", "NotoSansDevanagari", "NotoSansCJK",
    "NotoSansSymbols",
  ]

  /// Returns whether a font replaces San Francisco.
  func isSystem(_ font: Int) -> Bool { systemText.contains(font) || systemDisplay.contains(font) }

  init(_ fonts: [LazyFont], folder: String) throws(TextError) {
    func find(_ name: String) -> Int? { fonts.firstIndex { $0.name == name } }
    func require(_ name: String) throws(TextError) -> Int {
      guard let index = find(name) else { throw .missingFont(name: name, folder: folder) }
      return index
    }
    var text: [Int] = []
    var display: [Int] = []
    for weight in Self.weights {
      text.append(try require("InterText-" + weight))
      display.append(try require("InterDisplay-" + weight))
    }
    systemText = text
    systemDisplay = display
    var fallbacks: [(regular: Int, bold: Int)] = []
    for script in Self.scripts {
      guard let regular = find(script + "-Regular") else { continue }
      fallbacks.append((regular, find(script + "-Bold") ?? regular))
    }
    // Fonts of --fonts are last, so that they never replace a bundled font for a character.
    let bundled = Set(text + display + fallbacks.flatMap { [$0.regular, $0.bold] })
    emoji = find("NotoColorEmoji")
    for index in fonts.indices where !bundled.contains(index) && index != emoji {
      fallbacks.append((index, index))
    }
    self.fallbacks = fallbacks
  }
}
