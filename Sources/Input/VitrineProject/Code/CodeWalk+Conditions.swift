/// Conditions on the display mode.
extension CodeWalk {
  /// Returns the modes in which a condition may be true and may be false.
  func condition(_ words: ArraySlice<CodeToken>) -> Condition {
    var result = Condition()
    var count = 0
    for index in words.indices {
      guard let simple = comparison(at: index, words) else { continue }
      count += 1
      result = simple
    }
    guard count == 1 else { return Condition() }
    // Further conditions can make the result false, or true, in additional modes.
    if words.contains(where: { $0.isSymbol("&&") || $0.isSymbol(",") || $0.isWord("let") }) {
      result.fails = .all
    }
    if words.contains(where: { $0.isSymbol("||") }) { result.holds = .all }
    return result
  }

  /// Returns the comparison with a mode, or the Boolean name, at an index.
  ///
  /// The comparison may use `case`, `==` or `!=`. Returns nil for any other token.
  private func comparison(at index: Int, _ words: ArraySlice<CodeToken>) -> Condition? {
    let token = words[index]
    guard token.kind == .word else { return nil }
    if let known = conditions[token.text] {
      let isNegated = index > words.startIndex && words[index - 1].isSymbol("!")
      return isNegated ? known.inverted : known
    }
    guard let mode = DisplayModes(word: token.text) else { return nil }
    let near = words[max(words.startIndex, index - 3)..<min(words.endIndex, index + 2)]
    let isCase = words.contains { $0.isWord("case") }
    guard isCase || near.contains(where: { $0.isSymbol("==") || $0.isSymbol("!=") }) else {
      return nil
    }
    let other = DisplayModes.all.subtracting(mode)
    let equal = Condition(holds: mode, fails: other)
    return near.contains { $0.isSymbol("!=") } ? equal.inverted : equal
  }

  /// Returns the modes in which the statement at an index runs.
  func modes(at index: Int) -> DisplayModes {
    guard language == .objectiveC else { return scope.modes }
    // An `if (…)` or `else` without braces may precede the statement.
    var start = index
    while start > 0, !tokens[start - 1].isSymbol(";"), !tokens[start - 1].isSymbol("{"),
      !tokens[start - 1].isSymbol("}"), !tokens[start - 1].isWord("else")
    {
      start -= 1
    }
    if start > 0, tokens[start - 1].isWord("else"), !tokens[start].isWord("if"),
      let last = scope.lastCondition
    {
      return scope.modes.intersection(last.fails)
    }
    if tokens[start].isWord("if"), let end = closing(of: start + 1), end < index {
      return scope.modes.intersection(condition(tokens[(start + 1)..<end]).holds)
    }
    return scope.modes
  }
}
