import VitrineProject

extension SourceAdapter {
  /// The protocols of opaque results, with the types that can contain any value of them.
  private static let erased = [
    "View": "SwiftUI.AnyView", "WidgetConfiguration": "SwiftUI._AnyWidgetConfiguration",
    "Widget": "SwiftUI._AnyWidget",
  ]

  /// Replaces the opaque result of functions that return other types on newer systems.
  ///
  /// On Apple's systems `if #available` may return another type than the rest of the function. The
  /// adapted condition is an ordinary one, so the results are erased to one type.
  func adaptOpaqueResults(of file: SourceFile, _ edits: inout SourceEdits) {
    let tokens = file.tokens
    for index in tokens.indices where tokens[index].isWord("some") {
      guard index + 2 < tokens.count, let type = Self.erased[tokens[index + 1].text],
        let body = body(ofResult: index, tokens)
      else { continue }
      let end = tokens.closing(body)
      let conditions = tokens[body..<end].indices.filter {
        ["#available", "#unavailable"].contains(tokens[$0].text) && isDirect($0, in: body, tokens)
      }
      let returns = tokens[body..<end].indices.filter {
        tokens[$0].isWord("return") && isDirect($0, in: body, tokens)
      }
      guard !conditions.isEmpty, returns.count > 1 else { continue }
      edits.replace(
        tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound, with: type)
      // A prefix operator has no space between itself and its operand.
      for place in returns where place + 1 < end {
        edits.insert("^^^", at: tokens[place + 1].range.lowerBound)
      }
    }
  }

  /// Returns the index of the brace that follows a function's or a property's result, or nil.
  private func body(ofResult index: Int, _ tokens: [SwiftToken]) -> Int? {
    let before = index > 1 ? tokens[index - 1] : nil
    guard before?.text == "->" || before?.isSymbol(":") ?? false else { return nil }
    var place = index + 2
    if tokens[place].isWord("where") {
      while place < tokens.count, !tokens[place].isSymbol("{") { place += 1 }
    }
    return place < tokens.count && tokens[place].isSymbol("{") ? place : nil
  }

  /// Returns whether only the braces of conditions are between a body's brace and a token.
  private func isDirect(_ index: Int, in body: Int, _ tokens: [SwiftToken]) -> Bool {
    var place = body + 1
    while place < index {
      if tokens[place].isSymbol("{") {
        let end = tokens.closing(place)
        if end > index, !isBranch(place, tokens) { return false }
        place = end > index ? place + 1 : end + 1
      } else {
        place += 1
      }
    }
    return true
  }

  /// Returns whether a brace opens a branch of a condition.
  private func isBranch(_ brace: Int, _ tokens: [SwiftToken]) -> Bool {
    let words: Set<String> = ["if", "else", "guard", "switch"]
    var place = brace
    repeat {
      place -= 1
      if words.contains(tokens[place].text) { return true }
    } while place > 0 && !tokens[place].startsLine && !tokens[place].isSymbol("{")
    return words.contains(tokens[place].text)
  }
}
