import VitrineGraphics

/// What a font's PostScript or family name tells about its weight and slant.
enum FontName {
  /// Words for weights; a word that contains another comes before it.
  private static let weights: [(String, FontDescription.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("hairline", .thin), ("thin", .thin),
    ("light", .light), ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold),
    ("extrabold", .heavy), ("ultrabold", .heavy), ("heavy", .heavy), ("black", .black),
    ("bold", .bold),
  ]

  static func weight(of name: String) -> FontDescription.Weight {
    let plain = plain(name)
    return weights.first { plain.contains($0.0) }?.1 ?? .regular
  }

  static func isItalic(_ name: String) -> Bool {
    let plain = plain(name)
    return plain.contains("italic") || plain.contains("oblique")
  }

  /// Whether the name is one of the system font's own, which apps should not but do store.
  static func isSystem(_ name: String) -> Bool {
    let plain = plain(name)
    return [".applesystemui", ".sfui", ".sfns", ".sfpro", ".systemfont"].contains {
      plain.hasPrefix($0)
    }
  }

  /// In lower case, without the separators that spellings differ in.
  static func plain(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.lowercased().unicodeScalars.filter { $0 != "-" && $0 != " " && $0 != "_" }))
  }
}
