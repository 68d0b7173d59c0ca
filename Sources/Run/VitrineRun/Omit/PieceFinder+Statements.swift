import VitrineProject

extension PieceFinder {
  /// The statements whose braces belong to the same function and are no closures.
  private static let controls: Set<String> = [
    "if", "guard", "for", "while", "repeat", "do", "defer", "switch",
  ]

  /// Adds a statement with the statements in its braces.
  mutating func statement(_ head: Head) -> Int {
    let end = itemEnd(head.start, head.limit)
    var first = head.start
    // A label stands before a loop.
    if first + 2 < end, tokens[first].kind == .word, tokens[first + 1].isSymbol(":"),
      Self.controls.contains(tokens[first + 2].text)
    {
      first += 2
    }
    let word = tokens[first].kind == .word ? tokens[first].text : ""
    let result = word == "return" ? head.context.result : nil
    let piece = add(
      .statement, head.context.name, head.start..<end, parent: head.parent, result: result)
    if ["let", "var"].contains(tokens[head.keyword].text), tokens[head.keyword].kind == .word {
      let name = head.keyword + 1 < end ? tokens[head.keyword + 1].text : ""
      variable(head.keyword + 1..<end, named: name, of: piece)
    } else {
      var context = head.context
      context.kind = .code
      blocks(first..<end, context, parent: piece, control: word)
    }
    return end
  }

  /// Adds the statements in all braces of a range.
  ///
  /// `control` is the keyword of a statement whose own braces belong to the function.
  mutating func blocks(
    _ range: Range<Int>, _ context: Context, parent: Int, control: String = ""
  ) {
    let isControl = Self.controls.contains(control)
    var index = range.lowerBound
    var depth = 0
    var sectionsAreExpected = control == "switch"
    while index < range.upperBound {
      let token = tokens[index]
      if token.isSymbol("(") || token.isSymbol("[") { depth += 1 }
      if token.isSymbol(")") || token.isSymbol("]") { depth -= 1 }
      if hasModifiers, index > range.lowerBound, let end = modifierEnd(index, range.upperBound) {
        let piece = add(.modifier, tokens[index + 1].text, index..<end, parent: parent)
        var inner = context
        inner.result = nil
        blocks(index + 2..<end, inner, parent: piece)
        index = end
        continue
      }
      guard token.isSymbol("{") else {
        index += 1
        continue
      }
      var inner = context
      inner.kind = .code
      let isOwn = isControl && depth <= 0
      if !isOwn { inner.result = nil }
      var content = inside(index, range.upperBound)
      if isOwn, sectionsAreExpected {
        inner.kind = .sections
        sectionsAreExpected = false
      } else {
        content = signatureEnd(content)..<content.upperBound
      }
      items(content, inner, parent: parent)
      index = after(index, range.upperBound)
    }
  }

  /// Returns the index after a call such as `.padding()` with its closures, or nil if no call of a
  /// method of the expression before it begins at an index.
  private func modifierEnd(_ start: Int, _ limit: Int) -> Int? {
    guard tokens[start].isSymbol("."), start + 2 < limit, tokens[start + 1].kind == .word,
      tokens[start + 2].isSymbol("(") || tokens[start + 2].isSymbol("{")
    else { return nil }
    let before = tokens[start - 1]
    let isExpression =
      before.kind == .symbol ? [")", "]", "}"].contains(before.text) : before.kind != .directive
    guard isExpression, !["return", "in", "try", "await", "case"].contains(before.text) else {
      return nil
    }
    var end = start + 2
    if tokens[end].isSymbol("(") { end = after(end, limit) }
    if end < limit, tokens[end].isSymbol("{"), !tokens[end].startsLine { end = after(end, limit) }
    while end + 2 < limit, tokens[end].kind == .word, tokens[end + 1].isSymbol(":"),
      tokens[end + 2].isSymbol("{")
    {
      end = after(end + 2, limit)
    }
    return end
  }

  /// Returns the index after a closure's signature, which ends with `in`, or the start if there is
  /// none.
  private func signatureEnd(_ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      let token = tokens[index]
      if token.isWord("in") { return index + 1 }
      let isName = token.kind == .word && !Self.starters.contains(token.text)
      let isMark =
        token.kind == .symbol
        && ["(", "[", ",", "->", ":", "?", "!", ".", "<", ">", "@", "&"].contains(token.text)
      guard isName || isMark else { return range.lowerBound }
      index = after(index, range.upperBound)
    }
    return range.lowerBound
  }

  /// Words that can't be part of a closure's signature.
  private static let starters: Set<String> = controls.union([
    "let", "var", "return", "func", "class", "struct", "enum", "throw", "case", "try", "break",
    "continue", "import", "true", "false", "nil",
  ])

  /// Adds a `case` of a `switch` with its statements.
  mutating func section(_ start: Int, end limit: Int, _ context: Context, parent: Int) -> Int {
    var index = start
    var colon: Int?
    while index < limit {
      if index > start, isCondition(index) || beginsSection(index), !isAttributed(index, start) {
        break
      }
      if colon == nil, tokens[index].isSymbol(":") { colon = index }
      index = after(index, limit)
    }
    let piece = add(.section, context.name, start..<index, parent: parent)
    var inner = context
    inner.kind = .code
    let first = colon.map { $0 + 1 } ?? index
    items(min(first, index)..<index, inner, parent: piece)
    return index
  }

  /// Returns whether only `@unknown` stands between a start and the token.
  private func isAttributed(_ index: Int, _ start: Int) -> Bool {
    tokens[start].isSymbol("@") && index == start + 2
  }

  private func beginsSection(_ index: Int) -> Bool {
    let token = tokens[index]
    let before = tokens[index - 1]
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    if token.isSymbol("@"), next?.isWord("unknown") ?? false { return true }
    guard token.kind == .word, token.range.count == token.text.utf8.count else { return false }
    if token.text == "default" { return next?.isSymbol(":") ?? false && !before.isSymbol(".") }
    return token.text == "case" && !before.isSymbol(",") && !before.isSymbol(".")
      && !["if", "guard", "for", "while"].contains(before.text)
  }
}
