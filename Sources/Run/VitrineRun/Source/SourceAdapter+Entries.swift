import VitrineProject

extension SourceAdapter {
  /// Replaces the macro `@Entry` in extensions of `EnvironmentValues` by a key and accessors.
  ///
  /// The macro exists only in Apple's SwiftUI. A value whose type isn't apparent keeps it, and is
  /// left out by the compiler's error.
  func adaptEntries(of file: SourceFile, _ edits: inout SourceEdits) {
    let tokens = file.tokens
    for index in tokens.indices.dropLast(4)
    where tokens[index].isSymbol("@") && tokens[index + 1].isWord("Entry") {
      guard isInEnvironment(index, tokens),
        let keyword = tokens[index...].prefix(6).firstIndex(where: { $0.isWord("var") }),
        keyword + 2 < tokens.count, tokens[keyword + 1].kind == .word,
        let equals = tokens[keyword...].prefix(40).firstIndex(where: { $0.isSymbol("=") })
      else { continue }
      let value = equals + 1..<end(of: equals + 1, tokens)
      guard let last = value.last else { continue }
      let written =
        tokens[keyword + 2].isSymbol(":")
        ? String(
          decoding: file.bytes[
            tokens[keyword + 2].range.upperBound..<tokens[equals].range.lowerBound], as: UTF8.self)
        : nil
      guard let type = written ?? apparentType(of: tokens[value]) else { continue }
      let name = tokens[keyword + 1].text
      let key = "VitrineEntry_\(name)"
      edits.remove(tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound)
      let accessors = "get { self[\(key).self] } set { self[\(key).self] = newValue }"
      edits.replace(
        tokens[keyword + 1].range.upperBound..<tokens[equals].range.upperBound,
        with: ": \(type) { \(accessors) }; private struct \(key): EnvironmentKey "
          + "{ static var defaultValue: \(type) {")
      edits.insert(" } }", at: tokens[last].range.upperBound)
    }
  }

  /// Returns true if a token is a member of an extension of `EnvironmentValues`.
  private func isInEnvironment(_ index: Int, _ tokens: [SwiftToken]) -> Bool {
    var depth = 0
    for place in tokens[..<index].indices.reversed() {
      if tokens[place].isSymbol("}") { depth += 1 }
      guard tokens[place].isSymbol("{") else { continue }
      guard depth == 0 else {
        depth -= 1
        continue
      }
      return place >= 2 && tokens[place - 1].isWord("EnvironmentValues")
        && tokens[max(0, place - 4)..<place].contains { $0.isWord("extension") }
    }
    return false
  }

  /// Returns the index after the last token of an expression.
  private func end(of start: Int, _ tokens: [SwiftToken]) -> Int {
    var index = start
    while index < tokens.count {
      let token = tokens[index]
      if token.isSymbol("}") || token.isSymbol(";") { break }
      // An expression goes on in the next line after or before an operator.
      if index > start, token.startsLine, token.kind != .symbol || token.isSymbol("@"),
        tokens[index - 1].kind != .symbol || [")", "]", "}"].contains(tokens[index - 1].text)
      {
        break
      }
      let opens = ["(", "[", "{"].contains(token.text) && token.kind == .symbol
      index = (opens ? tokens.closing(index) : index) + 1
    }
    return index
  }

  /// Returns the type of a literal, of a call of an initializer or of a member of a type.
  private func apparentType(of value: ArraySlice<SwiftToken>) -> String? {
    let value = value.first?.isSymbol("-") == true ? value.dropFirst() : value
    guard let first = value.first else { return nil }
    switch first.kind {
    case .number: return value.contains { $0.text.contains(".") } ? "Double" : "Int"
    case .string: return value.count == 1 ? "String" : nil
    case .word where first.text == "true" || first.text == "false": return "Bool"
    case .word:
      // The names that start with a capital letter are types.
      var path: [String] = []
      for token in value where !token.isSymbol(".") {
        guard token.kind == .word, token.text.first?.isUppercase == true else { break }
        path.append(token.text)
      }
      return path.isEmpty ? nil : path.joined(separator: ".")
    default: return nil
    }
  }
}
