/// Stand-ins for translations, to see before there are any what they will do to a layout.
public enum PseudoLocale {
  /// The text with accents on its letters, about 40 % longer, between brackets.
  ///
  /// Format placeholders such as `%1$@` and `{name}` stay as they are. Empty text stays empty.
  public static func accented(_ text: String) -> String {
    guard !text.isEmpty else { return text }
    let body = mapped(text) { accents[$0] ?? $0 }
    let letters = text.count { $0.isLetter }
    let padding = (letters * 2 + 4) / 5
    var filler = ""
    var index = 0
    while filler.count < padding {
      filler += (filler.isEmpty ? " " : "") + fillers[index % fillers.count]
      index += 1
    }
    return "[\(body)\(filler.prefix(padding > 0 ? padding + 1 : 0))]"
  }

  /// The accented text, made to run from right to left as Arabic does.
  public static func rightToLeft(_ text: String) -> String {
    guard !text.isEmpty else { return text }
    // A right-to-left mark decides the paragraph's direction; an override turns what it holds.
    return "\u{200F}\u{202E}\(accented(text))\u{202C}"
  }

  private static let fillers = ["one", "two", "three", "four", "five", "six"]

  private static let accents: [Character: Character] = [
    "a": "á", "b": "ƀ", "c": "ç", "d": "đ", "e": "é", "g": "ğ", "h": "ĥ", "i": "î", "j": "ĵ",
    "k": "ķ", "l": "ļ", "n": "ñ", "o": "ö", "r": "ŕ", "s": "š", "t": "ţ", "u": "ü", "w": "ŵ",
    "y": "ý", "z": "ž", "A": "Å", "C": "Ç", "D": "Đ", "E": "É", "G": "Ğ", "H": "Ĥ", "I": "Î",
    "J": "Ĵ", "K": "Ķ", "L": "Ļ", "N": "Ñ", "O": "Ö", "R": "Ŕ", "S": "Š", "T": "Ţ", "U": "Ü",
    "W": "Ŵ", "Y": "Ý", "Z": "Ž",
  ]

  /// Maps the characters outside placeholders.
  private static func mapped(_ text: String, _ map: (Character) -> Character) -> String {
    var result = ""
    var isInFormat = false
    var isInBraces = false
    for character in text {
      if isInFormat {
        result.append(character)
        // A conversion ends with its letter; `l`, `h` and `q` only say how long the number is.
        let isLength = character == "l" || character == "h" || character == "q"
        if character == "%" || character == "@" || character.isLetter && !isLength {
          isInFormat = false
        }
      } else if character == "%" || character == "{" || character == "}" {
        isInFormat = character == "%"
        isInBraces = character == "{"
        result.append(character)
      } else {
        result.append(isInBraces ? character : map(character))
      }
    }
    return result
  }
}
