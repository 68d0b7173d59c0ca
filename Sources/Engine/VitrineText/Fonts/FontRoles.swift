import VitrineGraphics

/// The fonts for the roles of system font, fallbacks and emoji.
struct FontRoles: Sendable {
  /// The fonts that replace San Francisco.
  let system: SystemLetters
  /// The fallbacks in order, which are used for characters that a font lacks.
  let fallbacks: [(regular: Int, bold: Int)]
  let emoji: Int?

  private static let scripts = [
    "NotoSansArabic", "NotoSansHebrew", "NotoSansThai", "NotoSansDevanagari", "NotoSansCJK",
    "NotoSansSymbols",
  ]

  /// Returns whether a font replaces San Francisco.
  func isSystem(_ font: Int) -> Bool { system.all.contains(font) }

  init(_ fonts: [LazyFont], folder: String) throws(TextError) {
    func find(_ name: String) -> Int? { fonts.firstIndex { $0.name == name } }
    system = try SystemLetters { name throws(TextError) in
      guard let index = find(name) else { throw .missingFont(name: name, folder: folder) }
      return index
    }
    var fallbacks: [(regular: Int, bold: Int)] = []
    for script in Self.scripts {
      guard let regular = find(script + "-Regular") else { continue }
      fallbacks.append((regular, find(script + "-Bold") ?? regular))
    }
    // Fonts of --fonts are last, so that they never replace a bundled font for a character.
    let bundled = system.all.union(fallbacks.flatMap { [$0.regular, $0.bold] })
    emoji = find("NotoColorEmoji")
    for index in fonts.indices where !bundled.contains(index) && index != emoji {
      fallbacks.append((index, index))
    }
    self.fallbacks = fallbacks
  }
}
