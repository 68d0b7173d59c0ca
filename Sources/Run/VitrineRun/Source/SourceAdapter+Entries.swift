import VitrineProject

extension SourceAdapter {
  /// The protocols of keys by the types of values that `@Entry` extends.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "ContainerValues": "ContainerValueKey",
    "Transaction": "TransactionKey", "FocusedValues": "FocusedValueKey",
  ]

  /// Replaces the macro `@Entry` by a key and accessors.
  ///
  /// The macro exists only in Apple's SwiftUI. A value whose type isn't apparent keeps it, and is
  /// left out by the compiler's error.
  func adaptEntries(of file: SourceFile, _ edits: inout SourceEdits) {
    let tokens = file.tokens
    for index in tokens.indices.dropLast(4)
    where tokens[index].isSymbol("@") && tokens[index + 1].isWord("Entry") {
      guard let owner = extendedType(index, tokens), let protocolName = Self.keys[owner],
        let keyword = tokens[index...].prefix(6).firstIndex(where: { $0.isWord("var") }),
        keyword + 2 < tokens.count, tokens[keyword + 1].kind == .word
      else { continue }
      let rest = tokens[(keyword + 2)...]
      let line =
        rest.firstIndex { $0.startsLine || $0.isSymbol("}") || $0.isSymbol(";") } ?? rest.endIndex
      let equals = tokens[keyword..<line].firstIndex { $0.isSymbol("=") }
      let end = equals.map { self.end(of: $0 + 1, tokens) } ?? line
      let written =
        tokens[keyword + 2].isSymbol(":")
        ? String(
          decoding: file.bytes[
            tokens[keyword + 2].range.upperBound..<tokens[(equals ?? end) - 1].range.upperBound],
          as: UTF8.self)
        : nil
      let value = equals.map { tokens[($0 + 1)..<end] } ?? []
      guard let type = written ?? apparentType(of: value), equals != nil || type.last == "?"
      else { continue }
      let name = tokens[keyword + 1].text
      let key = "VitrineEntry_\(name)"
      edits.remove(tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound)
      let accessors = "get { self[\(key).self] } set { self[\(key).self] = newValue }"
      let start = tokens[keyword + 1].range.upperBound
      if owner == "FocusedValues" {
        let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
        edits.replace(
          start..<tokens[end - 1].range.upperBound,
          with: ": \(plain)? { \(accessors) }; private struct \(key): FocusedValueKey "
            + "{ typealias Value = \(plain) }")
        continue
      }
      let head =
        ": \(type) { \(accessors) }; private struct \(key): \(protocolName) "
        + "{ static var defaultValue: \(type) {"
      guard let equals else {
        edits.replace(start..<tokens[end - 1].range.upperBound, with: head + " nil } }")
        continue
      }
      edits.replace(start..<tokens[equals].range.upperBound, with: head)
      edits.insert(" } }", at: tokens[end - 1].range.upperBound)
    }
  }

  /// Returns the type whose extension has a token as a member, or nil.
  private func extendedType(_ index: Int, _ tokens: [SwiftToken]) -> String? {
    var depth = 0
    for place in tokens[..<index].indices.reversed() {
      if tokens[place].isSymbol("}") { depth += 1 }
      guard tokens[place].isSymbol("{") else { continue }
      guard depth == 0 else {
        depth -= 1
        continue
      }
      let isExtension =
        place >= 2 && tokens[max(0, place - 4)..<place].contains { $0.isWord("extension") }
      return isExtension ? tokens[place - 1].text : nil
    }
    return nil
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
