public import VitrineGraphics

/// A pseudo-translation, which shows the effect of translated texts on a layout.
public enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
  /// Accented letters, about 40 % more text, and brackets, so that clipped and untranslated texts
  /// are visible.
  case accented = "pseudo"
  /// The accented text from right to left, like Arabic.
  case rightToLeft = "pseudo-rtl"

  /// Returns a text as its translation might be.
  ///
  /// Format placeholders such as `%1$@` and `{name}` are unchanged. So is a text without letters,
  /// which has no translation.
  public func rewritten(_ text: String) -> String {
    let runs = [
      AttributedText.Run(text: text, attributes: TextAttributes(font: .system(17)))
    ]
    return rewritten(AttributedText(runs: runs)).string
  }

  /// Returns an attributed text as its translation might be.
  ///
  /// Runs keep their attributes, and the text is extended and bracketed once.
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

  /// Returns a space and numerals with the length by which the text has to grow.
  private func filler(forLetters count: Int) -> String {
    let length = (count * 2 + 4) / 5
    var filler = ""
    var index = 0
    while filler.count < length {
      filler += " " + Self.fillers[index % Self.fillers.count]
      index += 1
    }
    // The space before the first word isn't included in the length.
    return String(filler.prefix(length + 1))
  }

  private static let fillers = ["one", "two", "three", "four", "five", "six"]

  /// Returns a text with right-to-left direction: a mark sets each line's direction, and an
  /// override that of the characters.
  ///
  /// Numbers and their signs are isolated and keep their direction, as in Arabic and Hebrew.
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

  /// Adds accents to the characters outside of placeholders.
  private func accented(_ text: String) -> String {
    var result = ""
    var isInFormat = false
    var isInBraces = false
    for character in text {
      if isInFormat {
        result.append(character)
        // A conversion ends with its letter. `l`, `h` and `q` are length modifiers.
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
