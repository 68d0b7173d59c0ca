/// The result of `widgetMarginInsets(forProposedMarginInsets:)`, which hosts of iOS 8 and 9 and of
/// the Mac apply.
extension CodeWalk {
  /// Reads the method whose name is at an index.
  ///
  /// It follows assignments to variables up to the `return`. A method with a branch has no known
  /// result.
  mutating func readMargins(at index: Int) {
    guard let opening = tokens[index...].prefix(32).firstIndex(where: { $0.isSymbol("{") }),
      !tokens[index..<opening].contains(where: { $0.isSymbol(";") || $0.isSymbol("}") }),
      let end = closing(of: opening),
      let name = marginsParameter(tokens[(index + 1)..<opening])
    else { return }
    facts.margins.append(finding(margins(opening + 1, end, proposed: name), at: index))
  }

  /// Returns the name of the only parameter: before the colon in Swift, after the type in
  /// Objective-C.
  private func marginsParameter(_ header: ArraySlice<CodeToken>) -> String? {
    if language == .objectiveC { return header.last { $0.kind == .word }?.text }
    guard let colon = header.firstIndex(where: { $0.isSymbol(":") }), colon > header.startIndex
    else { return nil }
    return header[colon - 1].text
  }

  /// Returns the value that a body returns, or nil if it isn't known until run time.
  private func margins(_ start: Int, _ end: Int, proposed name: String) -> CodeMargins? {
    var known = [name: CodeMargins.proposed]
    let branches = ["if", "switch", "guard", "for", "while"]
    guard !tokens[start..<end].contains(where: { branches.contains($0.text) }) else { return nil }
    var index = start
    while index < end {
      if tokens[index].isSymbol(";") {
        index += 1
        continue
      }
      let statement = expression(from: index)
      guard !statement.isEmpty else { return nil }
      if tokens[index].isWord("return") || statement.endIndex >= end {
        return margins(statement.drop { $0.isWord("return") }, known)
      }
      assignMargins(statement, &known)
      index = statement.endIndex
    }
    return nil
  }

  /// Follows `var insets = …`, `insets.bottom = …` and `insets.left += …`.
  private func assignMargins(
    _ statement: ArraySlice<CodeToken>, _ known: inout [String: CodeMargins]
  ) {
    let signs = ["=", "+=", "-="]
    guard
      let sign = statement.firstIndex(where: { $0.kind == .symbol && signs.contains($0.text) }),
      sign > statement.startIndex
    else { return }
    let value = statement[(sign + 1)...]
    let last = tokens[sign - 1].text
    guard let edge = CodeMargins.Edge(rawValue: last), tokens[sign - 2].isSymbol(".") else {
      // In Swift a type may precede the sign.
      let colon = statement.firstIndex { $0.isSymbol(":") } ?? sign
      known[tokens[min(colon, sign) - 1].text] = margins(value, known)
      return
    }
    let name = tokens[sign - 3].text
    guard var insets = known[name] else { return }
    guard var distance = distance(value, known) else {
      known[name] = nil
      return
    }
    if !tokens[sign].isSymbol("=") {
      let factor: Double = tokens[sign].isSymbol("-=") ? -1 : 1
      guard distance.proposed == nil else {
        known[name] = nil
        return
      }
      distance = CodeMargins.Distance(
        proposed: insets[edge].proposed, points: insets[edge].points + factor * distance.points)
    }
    insets[edge] = distance
    known[name] = insets
  }

  /// Returns the insets of an expression: a known name, a constant, or four distances.
  private func margins(
    _ words: ArraySlice<CodeToken>, _ known: [String: CodeMargins]
  ) -> CodeMargins? {
    guard let first = words.first else { return nil }
    if words.count == 1, let insets = known[first.text] { return insets }
    let text = words.map(\.text).joined()
    let zeros = [
      "UIEdgeInsetsZero", "UIEdgeInsets.zero", ".zero", "UIEdgeInsets()", "NSEdgeInsetsZero",
      "NSEdgeInsets()", "UIEdgeInsets.init()", ".init()",
    ]
    if zeros.contains(text) { return .zero }
    let makers = ["UIEdgeInsetsMake", "UIEdgeInsets", "NSEdgeInsetsMake", "NSEdgeInsets"]
    guard makers.contains(first.text), words.count > 2,
      let end = closing(of: words.startIndex + 1), end == words.endIndex - 1
    else { return nil }
    let parts = arguments(words[(words.startIndex + 2)..<end])
    guard parts.count == 4 else { return nil }
    var result = CodeMargins()
    for (edge, part) in zip(CodeMargins.Edge.allCases, parts) {
      guard let distance = distance(part, known) else { return nil }
      result[edge] = distance
    }
    return result
  }

  /// Returns a distance: a number, or a known edge with a number added or subtracted.
  private func distance(
    _ words: ArraySlice<CodeToken>, _ known: [String: CodeMargins]
  ) -> CodeMargins.Distance? {
    if words.count >= 3, let first = words.first, let insets = known[first.text],
      tokens[words.startIndex + 1].isSymbol("."),
      let edge = CodeMargins.Edge(rawValue: tokens[words.startIndex + 2].text)
    {
      var distance = insets[edge]
      let rest = words.dropFirst(3)
      guard let sign = rest.first else { return distance }
      guard sign.isSymbol("+") || sign.isSymbol("-") else { return nil }
      var sum = CodeArithmetic(rest.dropFirst(), constants)
      guard let value = sum.value() else { return nil }
      distance.points += sign.isSymbol("+") ? value : -value
      return distance
    }
    var sum = CodeArithmetic(words, constants)
    return sum.value().map { CodeMargins.Distance(proposed: nil, points: $0) }
  }

  /// Returns the arguments of a call, without their Swift labels.
  func arguments(_ words: ArraySlice<CodeToken>) -> [ArraySlice<CodeToken>] {
    var parts: [ArraySlice<CodeToken>] = []
    var start = words.startIndex
    var depth = 0
    for index in words.indices {
      if ["(", "[", "{"].contains(where: words[index].isSymbol) { depth += 1 }
      if [")", "]", "}"].contains(where: words[index].isSymbol) { depth -= 1 }
      guard depth == 0, words[index].isSymbol(",") else { continue }
      parts.append(words[start..<index])
      start = index + 1
    }
    if start < words.endIndex { parts.append(words[start...]) }
    return parts.map { part in
      let isLabeled = part.count > 2 && tokens[part.startIndex + 1].isSymbol(":")
      return isLabeled && language == .swift ? part.dropFirst(2) : part
    }
  }
}
