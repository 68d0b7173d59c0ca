import VitrineGraphics

/// The weight and slant in a font's PostScript or family name.
enum FontName {
  /// Words for weights.
  ///
  /// A word that contains another one precedes it.
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

  /// Returns whether the name is a private name of the system font, which some apps store.
  static func isSystem(_ name: String) -> Bool {
    let plain = plain(name)
    return [".applesystemui", ".sfui", ".sfns", ".sfpro", ".systemfont"].contains {
      plain.hasPrefix($0)
    }
  }

  /// Returns a name in lower case without separators, so that different spellings are equal.
  static func plain(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.lowercased().unicodeScalars.filter { $0 != "-" && $0 != " " && $0 != "_" }))
  }
}
