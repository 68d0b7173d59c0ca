/// Values of expressions, by display mode.
extension CodeWalk {
  /// Returns the remaining tokens of a statement, from an index on.
  ///
  /// A statement ends at a semicolon, at the closing bracket of an enclosing pair, or in Swift at a
  /// line break that doesn't continue it.
  func expression(from start: Int) -> ArraySlice<CodeToken> {
    var index = start
    var depth = 0
    while index < tokens.count {
      let token = tokens[index]
      if ["(", "[", "{"].contains(where: token.isSymbol) { depth += 1 }
      if [")", "]", "}"].contains(where: token.isSymbol) { depth -= 1 }
      if depth < 0 || depth == 0 && token.isSymbol(";") { break }
      if language == .swift, depth == 0, index > start, token.startsLine,
        !continues(index)
      {
        break
      }
      index += 1
    }
    return tokens[start..<index]
  }

  /// Returns whether the line that starts at an index continues a Swift statement.
  private func continues(_ index: Int) -> Bool {
    let marks = ["?", ":", ".", "?.", "??", "+", "-", "*", "/", "&&", "||", "=", "==", ",", "("]
    let isOpen = tokens[index - 1].kind == .symbol && marks.contains(tokens[index - 1].text)
    return isOpen || tokens[index].kind == .symbol && marks.contains(tokens[index].text)
  }

  /// Returns the two branches of a top-level `?:` and its condition.
  func ternary(
    _ words: ArraySlice<CodeToken>
  ) -> (condition: Condition, yes: ArraySlice<CodeToken>, no: ArraySlice<CodeToken>)? {
    var depth = 0
    var question: Int?
    var nested = 0
    for index in words.indices {
      let token = words[index]
      if ["(", "[", "{"].contains(where: token.isSymbol) { depth += 1 }
      if [")", "]", "}"].contains(where: token.isSymbol) { depth -= 1 }
      guard depth == 0 else { continue }
      if token.isSymbol("?") {
        if question == nil { question = index } else { nested += 1 }
      }
      guard token.isSymbol(":"), let start = question else { continue }
      if nested > 0 {
        nested -= 1
        continue
      }
      return (
        condition(words[words.startIndex..<start]), words[(start + 1)..<index],
        words[(index + 1)...]
      )
    }
    return nil
  }

  /// Returns the tokens without brackets that enclose the expression.
  private func unwrapped(_ words: ArraySlice<CodeToken>) -> ArraySlice<CodeToken> {
    var words = words
    while let first = words.first, first.isSymbol("("),
      closing(of: words.startIndex) == words.endIndex - 1,
      words.count > 2
    {
      words = words.dropFirst().dropLast()
    }
    return words
  }

  // MARK: Heights

  /// Returns the heights that a size requests, each with its modes.
  func heights(
    ofSize words: ArraySlice<CodeToken>, in modes: DisplayModes
  ) -> [(modes: DisplayModes, height: CodeFacts.Height)] {
    let words = unwrapped(words)
    if let parts = ternary(words) {
      return heights(ofSize: parts.yes, in: modes.intersection(parts.condition.holds))
        + heights(ofSize: parts.no, in: modes.intersection(parts.condition.fails))
    }
    guard !modes.isEmpty, let first = words.first else { return [] }
    let makers: Set<String> = ["CGSize", "CGSizeMake", "NSSize", "NSMakeSize"]
    if makers.contains(first.text), words.count > 2, words[words.startIndex + 1].isSymbol("("),
      let end = closing(of: words.startIndex + 1), end < words.endIndex
    {
      return amounts(height(in: words[(words.startIndex + 2)..<end]), in: modes)
    }
    if words.count == 1, isMaximum(first.text) { return [(modes, .maximum)] }
    if words.count == 1, let known = sizes[first.text] {
      return known.map { ($0.modes.intersection(modes), $0.height) }
    }
    return [(modes, .computed)]
  }

  /// Returns the height argument of a size: the labeled one, or the second.
  private func height(in arguments: ArraySlice<CodeToken>) -> ArraySlice<CodeToken> {
    var depth = 0
    for index in arguments.indices {
      if ["(", "[", "{"].contains(where: arguments[index].isSymbol) { depth += 1 }
      if [")", "]", "}"].contains(where: arguments[index].isSymbol) { depth -= 1 }
      guard depth == 0, arguments[index].isSymbol(",") else { continue }
      let rest = arguments[(index + 1)...]
      let isLabelled = rest.first?.isWord("height") == true
      return isLabelled ? rest.dropFirst(2) : rest
    }
    return []
  }

  /// Returns the value of a number in points, by mode.
  func amounts(
    _ words: ArraySlice<CodeToken>, in modes: DisplayModes
  ) -> [(modes: DisplayModes, height: CodeFacts.Height)] {
    let words = unwrapped(words)
    if let parts = ternary(words) {
      return amounts(parts.yes, in: modes.intersection(parts.condition.holds))
        + amounts(parts.no, in: modes.intersection(parts.condition.fails))
    }
    guard !modes.isEmpty, !words.isEmpty else { return [] }
    let isHeightOfMaximum =
      words.last?.isWord("height") == true && words.count <= 5
      && words.contains { isMaximum($0.text) }
    if isHeightOfMaximum { return [(modes, .maximum)] }
    var sum = CodeArithmetic(words, constants, maximum: maximumNames)
    guard let value = sum.form() else { return [(modes, .computed)] }
    if value.isConstant { return [(modes, .points(value.points))] }
    return [
      (modes, .ofMaximum(width: value.width, height: value.height, points: value.points))
    ]
  }

  /// Returns whether a name is the callback's parameter for the largest size.
  private func isMaximum(_ name: String) -> Bool {
    maximumNames.contains(name)
  }

  // MARK: Flags

  /// Returns the modes in which a flag is true and false, or nil if it isn't known until run time.
  func flag(
    _ words: ArraySlice<CodeToken>, in modes: DisplayModes
  ) -> (yes: DisplayModes, no: DisplayModes)? {
    let words = unwrapped(words)
    if let parts = ternary(words) {
      guard let yes = flag(parts.yes, in: modes.intersection(parts.condition.holds)),
        let no = flag(parts.no, in: modes.intersection(parts.condition.fails))
      else { return nil }
      return (yes.yes.union(no.yes), yes.no.union(no.no))
    }
    if words.count == 1, let word = words.first?.text {
      if ["true", "YES", "TRUE"].contains(word) { return (modes, []) }
      if ["false", "NO", "FALSE"].contains(word) { return ([], modes) }
    }
    let condition = condition(words)
    guard condition.holds != .all || condition.fails != .all,
      condition.holds.isDisjoint(with: condition.fails)
    else { return nil }
    return (modes.intersection(condition.holds), modes.intersection(condition.fails))
  }
}
