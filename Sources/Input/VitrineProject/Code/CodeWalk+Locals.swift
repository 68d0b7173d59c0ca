/// Local variables whose values depend on the system or the display mode, as in
/// `if #available(iOS 13, *) { color = .label } else { color = .black }`.
extension CodeWalk {
  /// A value that a local variable has in some modes and on some systems.
  struct LocalValue {
    var modes: DisplayModes
    var systems: SystemRange
    var words: ArraySlice<CodeToken>
  }

  /// Records the declaration of a local variable, or an assignment to one, at the variable's name.
  mutating func noteLocal(at index: Int) {
    guard !scope.function.isEmpty, index > 0 else { return }
    let before = tokens[index - 1]
    guard !before.isSymbol("."), !before.isSymbol("?.") else { return }
    let key = localKey(tokens[index].text)
    let isPointer = language == .objectiveC && before.isSymbol("*") && next(index, is: "=")
    if isPointer || ["let", "var"].contains(before.text) { locals[key] = [] }
    guard let values = locals[key], let start = valueStart(after: index) else { return }
    // A branch that may not run leaves the variable with an unknown value.
    guard scope.isCertain, !isBraceless(at: index) else {
      locals[key] = nil
      return
    }
    let words = expression(from: start)
    let isNothing = words.count == 1 && words.first?.isWord("nil") == true
    guard !isNothing else { return }
    let value = LocalValue(modes: modes(at: index), systems: scope.systems, words: words)
    locals[key] = values + [value]
  }

  /// Returns the index after the `=` that follows a variable's name or its type.
  private func valueStart(after index: Int) -> Int? {
    if next(index, is: "=") { return index + 2 }
    let isTyped = next(index, is: ":") && index + 3 < tokens.count
    return isTyped && tokens[index + 3].isSymbol("=") ? index + 4 : nil
  }

  /// Returns the values of an expression that is only the name of a local variable, in their order.
  func localValues(_ words: ArraySlice<CodeToken>) -> [LocalValue] {
    guard words.count == 1, let name = words.first, name.kind == .word else { return [] }
    return locals[localKey(name.text)] ?? []
  }

  private func localKey(_ name: String) -> String { "\(scope.type).\(scope.function).\(name)" }
}
