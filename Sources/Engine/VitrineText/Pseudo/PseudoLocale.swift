public import VitrineGraphics

/// Generated stand-ins for translations, which show what translated texts will do to a layout.
public enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
  /// Accents on letters, about 40 % longer, between brackets, so that clipped and untranslated texts stand out.
  case accented = "pseudo"
  /// The same, running from right to left as Arabic does.
  case rightToLeft = "pseudo-rtl"

  /// The text as a translation might be.
  ///
  /// Format placeholders such as `%1$@` and `{name}` stay as they are, and so does a text without
  /// letters, which no translator would be given.
  public func rewritten(_ text: String) -> String {
    let runs = [
      AttributedText.Run(text: text, attributes: TextAttributes(font: .system(17)))
    ]
    return rewritten(AttributedText(runs: runs)).string
  }

  /// Each run keeps its attributes; the whole text is lengthened and bracketed once.
  public func rewritten(_ text: AttributedText) -> AttributedText {
    let whole = text.string
    guard whole.contains(where: \.isLetter), let last = text.runs.indices.last else { return text }
    var result = text
    for index in result.runs.indices { result.runs[index].text = accented(result.runs[index].text) }
    result.runs[0].text = "[" + result.runs[0].text
    result.runs[last].text += filler(forLetters: whole.count { $0.isLetter }) + "]"
    guard self == .rightToLeft else { return result }
    var isFirst = true
    for index in result.runs.indices {
      result.runs[index].text = turned(result.runs[index].text, startsLine: isFirst)
      isFirst = result.runs[index].text.last?.isNewline ?? isFirst
    }
    result.runs[last].text += "\u{202C}"
    return result
  }

  /// A space and numerals, as many as the text has to grow by.
  private func filler(forLetters count: Int) -> String {
    let length = (count * 2 + 4) / 5
    var filler = ""
    var index = 0
    while filler.count < length {
      filler += " " + Self.fillers[index % Self.fillers.count]
      index += 1
    }
    // The space before the first word comes on top.
    return String(filler.prefix(length + 1))
  }

  private static let fillers = ["one", "two", "three", "four", "five", "six"]

  /// A right-to-left mark decides each line's direction, an override turns what follows.
  ///
  /// Numbers are isolated and keep their own direction, as they do in Arabic and Hebrew, with the
  /// signs that belong to them.
  private func turned(_ text: String, startsLine: Bool) -> String {
    let start = "\u{200F}\u{202E}"
    var result = startsLine ? start : ""
    var number = ""
    func endNumber() {
      var rest = ""
      while let last = number.last, ".,:/".contains(last) { rest = "\(number.removeLast())\(rest)" }
      let isNumber = number.contains(where: \.isNumber)
      result += isNumber ? "\u{2066}\(number)\u{2069}\(rest)" : number + rest
      number = ""
    }
    for character in text {
      let isInside = !number.isEmpty && ".,:/".contains(character)
      if character.isNumber || isInside || "°%‰$€£¥#".contains(character) {
        number.append(character)
      } else {
        endNumber()
        result.append(character)
        if character.isNewline { result += start }
      }
    }
    endNumber()
    return result
  }

  private static let accents: [Character: Character] = [
    "a": "á", "b": "ƀ", "c": "ç", "d": "đ", "e": "é", "g": "ğ", "h": "ĥ", "i": "î", "j": "ĵ",
    "k": "ķ", "l": "ļ", "n": "ñ", "o": "ö", "r": "ŕ", "s": "š", "t": "ţ", "u": "ü", "w": "ŵ",
    "y": "ý", "z": "ž", "A": "Å", "C": "Ç", "D": "Đ", "E": "É", "G": "Ğ", "H": "Ĥ", "I": "Î",
    "J": "Ĵ", "K": "Ķ", "L": "Ļ", "N": "Ñ", "O": "Ö", "R": "Ŕ", "S": "Š", "T": "Ţ", "U": "Ü",
    "W": "Ŵ", "Y": "Ý", "Z": "Ž",
  ]

  /// Puts accents on the characters outside placeholders.
  private func accented(_ text: String) -> String {
    var result = ""
    var isInFormat = false
    var isInBraces = false
    for character in text {
      if isInFormat {
        result.append(character)
        // A conversion ends with its letter; `l`, `h` and `q` only say how long the number is.
        let isLength = character == "l" || character == "h" || character == "q"
        if !(character.isLetter || character.isNumber || "$.-+#*@%".contains(character))
          || character == "%" || character == "@" || character.isLetter && !isLength
        {
          isInFormat = false
        }
      } else if character == "%" || character == "{" || character == "}" {
        isInFormat = character == "%"
        isInBraces = character == "{"
        result.append(character)
      } else {
        result.append(isInBraces ? character : Self.accents[character] ?? character)
      }
    }
    return result
  }
}
