/// A piece of a format: characters, or a placeholder with the number of its argument.
enum FormatPieces: Equatable {
  case characters(String)
  case placeholder(Int?)

  /// Returns the pieces of a format such as `%1$@ of %lld`.
  static func of(_ format: String) -> [FormatPieces] {
    var pieces: [FormatPieces] = []
    var characters = ""
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        characters.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        characters.append("%")
        continue
      }
      guard let (number, length) = placeholder(rest) else {
        characters.append("%")
        continue
      }
      if !characters.isEmpty { pieces.append(.characters(characters)) }
      characters = ""
      pieces.append(.placeholder(number))
      rest.removeFirst(length)
    }
    if !characters.isEmpty { pieces.append(.characters(characters)) }
    return pieces
  }

  /// Returns the argument's number and the length of the placeholder at the start, or nil.
  private static func placeholder(_ text: Substring) -> (number: Int?, length: Int)? {
    var number: Int?
    var length = 0
    var digits = ""
    for character in text {
      length += 1
      if character.isASCII, character.isNumber {
        digits.append(character)
      } else if character == "$" {
        number = Int(digits)
        digits = ""
      } else if "@dDuUxXoOfFeEgGcCsSpaA".contains(character) {
        return (number, length)
      } else if !"-+ #.'lhqztj".contains(character) {
        return nil
      }
    }
    return nil
  }
}
