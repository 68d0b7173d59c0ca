/// Cells that are registered in code, and constant heights and numbers of rows.
extension CodeWalk {
  private static let labels = ["forCellReuseIdentifier", "forCellWithReuseIdentifier"]

  /// Reads `register(Cell.self, forCellReuseIdentifier: "cell")` and similar calls.
  mutating func readRegistration(at index: Int) {
    let start = index + 1
    guard start < tokens.count else { return }
    let words: ArraySlice<CodeToken>
    if language == .swift {
      guard tokens[start].isSymbol("("), let end = closing(of: start) else { return }
      words = tokens[(start + 1)..<end]
    } else {
      guard tokens[start].isSymbol(":") else { return }
      words = expression(from: start + 1)
    }
    guard let label = words.firstIndex(where: { Self.labels.contains($0.text) }) else { return }
    let isNib =
      words[..<label].contains { $0.isWord("UINib") }
      || tokens[index].text == "registerNib"
    let value = words[(label + 1)...]
    let identifier = text(value) ?? typeName(value) ?? caseName(value)
    let name = text(words[..<label]) ?? className(words[..<label])
    let cell = CodeFacts.RegisteredCell(
      identifier: identifier, name: name ?? identifier, isNib: isNib)
    facts.cells.append(finding(cell, at: index))
  }

  /// Returns the string in an argument: a literal, or a constant such as `Cell.identifier`.
  private func text(_ words: ArraySlice<CodeToken>) -> String? {
    words.first { $0.kind == .string }?.text
      ?? words.lazy.compactMap { $0.kind == .word ? constants.string($0.text) : nil }.first
  }

  /// Returns the class in `Cell.self`, `[Cell class]` or `UINib(nibName: Cell.nibName, …)`.
  private func className(_ words: ArraySlice<CodeToken>) -> String? {
    typeName(words)
      ?? words.first { token in
        token.kind == .word && token.text.first?.isUppercase == true && token.text != "UINib"
      }?.text
  }

  /// Returns the type in `Cell.self`, including uses such as `String(describing: Cell.self)`.
  private func typeName(_ words: ArraySlice<CodeToken>) -> String? {
    guard let end = words.firstIndex(where: { $0.isWord("self") }), end - 2 >= words.startIndex,
      tokens[end - 1].isSymbol("."), tokens[end - 2].text.first?.isUppercase == true
    else { return nil }
    return tokens[end - 2].text
  }

  /// Returns the last name of an expression with an unknown value: `mainCell` in
  /// `Cells.mainCell.rawValue`.
  private func caseName(_ words: ArraySlice<CodeToken>) -> String {
    words.last { $0.kind == .word && $0.text != "rawValue" }?.text ?? ""
  }

  /// Reads row heights, and row counts that are constants.
  mutating func readRows(at index: Int) {
    switch tokens[index].text {
    case "rowHeight", "setRowHeight":
      let isAssigned = next(index, is: "=") && index > 0 && tokens[index - 1].isSymbol(".")
      guard isAssigned || next(index, is: ":") && language == .objectiveC else { return }
      let list = index > 1 ? tokens[isAssigned ? index - 2 : index - 1].text : ""
      let height = rowHeight(expression(from: index + 2))
      facts.rowHeights.append(finding(CodeFacts.RowHeight(list: list, height), at: index))
    case "heightForRowAt", "heightForRowAtIndexPath":
      guard let body = body(from: index) else { return }
      let height = result(of: body).map(rowHeight) ?? .computed
      facts.rowHeights.append(finding(CodeFacts.RowHeight(height), at: index))
    default:
      guard let body = body(from: index), let words = result(of: body),
        let count = constant(words)
      else { return }
      facts.rowCounts.append(finding(count, at: index))
    }
  }

  private func rowHeight(_ words: ArraySlice<CodeToken>) -> CodeFacts.RowHeight.Height {
    let names = ["UITableViewAutomaticDimension", "automaticDimension"]
    if words.contains(where: { names.contains($0.text) }) { return .automatic }
    return constant(words).map { .points($0) } ?? .computed
  }

  /// Returns a constant between 0 and 10,000.
  ///
  /// Other values are left to run time.
  private func constant(_ words: ArraySlice<CodeToken>) -> Double? {
    var sum = CodeArithmetic(words, constants)
    guard let value = sum.value(), value > 0, value <= 10_000 else { return nil }
    return value
  }

  /// Returns the tokens in the braces of a method, or nil if the name isn't a declaration's.
  private func body(from index: Int) -> ArraySlice<CodeToken>? {
    guard let opening = tokens[index...].prefix(24).firstIndex(where: { $0.isSymbol("{") }),
      !tokens[index..<opening].contains(where: { $0.isSymbol(";") || $0.isSymbol("}") }),
      let end = closing(of: opening)
    else { return nil }
    return tokens[(opening + 1)..<end]
  }

  /// Returns the result of a method that only returns an expression.
  private func result(of body: ArraySlice<CodeToken>) -> ArraySlice<CodeToken>? {
    let start = body.first?.isWord("return") == true ? body.startIndex + 1 : body.startIndex
    let words = expression(from: start)
    let rest = body[min(words.endIndex, body.endIndex)...]
    return rest.isEmpty || rest.count == 1 && rest.first?.isSymbol(";") == true ? words : nil
  }
}
