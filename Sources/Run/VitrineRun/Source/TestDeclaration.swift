import VitrineProject

/// The declaration of a test: a method of XCTest by its name, or a function with `@Test`.
struct TestDeclaration: Hashable {
  /// A parameter of a test that is repeated for arguments.
  struct Parameter: Hashable {
    /// The label with its colon; empty for a parameter without a label.
    var label: String
    var type: String
  }

  /// The name of the method, without its parentheses.
  var method: String
  /// A Boolean value that indicates whether the method is one of XCTest.
  var isXCTest: Bool
  var isAsync: Bool
  var parameters: [Parameter] = []
  /// The expressions after `arguments:`, one for each collection.
  var collections: [String] = []
  /// A Boolean value that indicates whether the trait `.disabled` turns the test off.
  var isDisabled = false

  /// Reads the test that a keyword declares, or returns nil if it declares none.
  init?(_ file: SourceFile, _ index: Int) {
    let tokens = file.tokens
    guard tokens[index].isWord("func"), index + 3 < tokens.count, tokens[index + 1].kind == .word,
      tokens[index + 2].isSymbol("(")
    else { return nil }
    method = tokens[index + 1].text
    let end = tokens.closing(index + 2)
    isAsync = tokens[(end + 1)...].prefix { ["async", "throws"].contains($0.text) }
      .contains { $0.isWord("async") }
    let mark = Self.mark(tokens, before: index)
    isXCTest = mark == nil
    guard let mark else {
      let isHidden = tokens[..<index].suffix(4).contains {
        $0.isWord("private") || $0.isWord("static")
      }
      guard method.hasPrefix("test"), !isHidden, end == index + 3 else { return nil }
      return
    }
    parameters = Self.parts(tokens, index + 3..<end).map { Self.parameter(file, $0) }
    guard mark + 1 < index, tokens[mark + 1].isSymbol("(") else { return }
    readTraits(file, mark + 2..<tokens.closing(mark + 1))
  }

  /// Returns the index of the word in `@Test` among the attributes of a declaration, or nil.
  private static func mark(_ tokens: [SwiftToken], before index: Int) -> Int? {
    var place = index - 1
    var depth = 0
    while place > 0 {
      let token = tokens[place]
      if [")", "]", "}"].contains(where: token.isSymbol) {
        if depth == 0, token.isSymbol("}") { return nil }
        depth += 1
      } else if ["(", "[", "{"].contains(where: token.isSymbol) {
        if depth == 0 { return nil }
        depth -= 1
      } else if depth == 0, token.isWord("Test"), tokens[place - 1].isSymbol("@") {
        return place
      } else if depth == 0, ["var", "let", "func", "import", "case"].contains(where: token.isWord) {
        return nil
      }
      place -= 1
    }
    return nil
  }

  /// Reads the arguments of the attribute: the collections come last, after names and traits.
  private mutating func readTraits(_ file: SourceFile, _ range: Range<Int>) {
    let parts = Self.parts(file.tokens, range)
    for (number, part) in parts.enumerated() {
      let words = file.tokens[part]
      guard let first = words.first else { continue }
      if first.isSymbol("."), words.dropFirst().first?.isWord("disabled") == true {
        // A disabled test with a condition may be enabled here.
        isDisabled = isDisabled || !words.contains { $0.isWord("if") }
      }
      guard first.isWord("arguments"), words.dropFirst().first?.isSymbol(":") == true else {
        continue
      }
      collections =
        [Self.text(file, part.lowerBound + 2..<part.upperBound)]
        + parts.dropFirst(number + 1).map { Self.text(file, $0) }
      return
    }
  }

  /// Reads a parameter: its labels, a colon and its type.
  private static func parameter(_ file: SourceFile, _ range: Range<Int>) -> Parameter {
    let tokens = file.tokens
    let colon = range.first { tokens[$0].isSymbol(":") } ?? range.upperBound - 1
    let name = tokens[range.lowerBound]
    let label = Self.text(file, range.lowerBound..<range.lowerBound + 1)
    let value = range.first { $0 > colon && tokens[$0].isSymbol("=") } ?? range.upperBound
    return Parameter(
      label: name.isWord("_") || name.isSymbol("_") ? "" : "\(label): ",
      type: Self.text(file, colon + 1..<max(colon + 1, value)))
  }

  /// Returns the parts of a list, without its commas.
  ///
  /// A comma between angle brackets belongs to a generic type.
  private static func parts(_ tokens: [SwiftToken], _ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var place = start
    var angles = 0
    while place < range.upperBound {
      let token = tokens[place]
      if ["(", "[", "{"].contains(where: token.isSymbol) {
        place = tokens.closing(place)
      } else if token.isSymbol("<") {
        angles += 1
      } else if token.isSymbol(">"), angles > 0 {
        angles -= 1
      } else if token.isSymbol(","), angles == 0 {
        parts.append(start..<place)
        start = place + 1
      }
      place += 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// Returns the source text of tokens.
  private static func text(_ file: SourceFile, _ range: Range<Int>) -> String {
    guard let first = file.tokens[range].first, let last = file.tokens[range].last else {
      return ""
    }
    return String(
      decoding: file.bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }
}
