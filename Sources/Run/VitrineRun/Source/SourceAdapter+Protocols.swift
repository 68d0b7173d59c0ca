import VitrineProject

extension SourceAdapter {
  /// Adapts protocols for Objective-C: only classes conform to them, and requirements may be
  /// optional.
  func adaptProtocols(of file: SourceFile, _ edits: inout SourceEdits) {
    for declaration in file.optionals.protocols {
      if declaration.isForObjectiveC {
        if let bases = declaration.bases {
          // A list that has the class already can't have it twice.
          let listed = file.tokens[bases..<declaration.open]
          if !listed.contains(where: { $0.isWord("AnyObject") || $0.isWord("class") }) {
            edits.insert(" AnyObject,", at: file.tokens[bases].range.upperBound)
          }
        } else {
          edits.insert(": AnyObject ", at: file.tokens[declaration.open].range.lowerBound)
        }
      }
      guard !declaration.requirements.isEmpty else { continue }
      edits.insert(
        OptionalRequirements.defaults(of: declaration, in: file.bytes),
        at: file.tokens[declaration.close].range.upperBound)
    }
  }

  /// Replaces a property whose value an object stores by name, by one that asks for it, and gives a
  /// function that changes such a list a body.
  func replaceManaged(at index: Int, _ tokens: [SwiftToken], _ edits: inout SourceEdits) {
    edits.remove(tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound)
    let declared = tokens[index...].prefix(8).firstIndex { $0.isWord("var") || $0.isWord("func") }
    if let declared, tokens[declared].isWord("func") {
      return fill(managedFunction: declared, tokens, &edits)
    }
    guard let word = tokens[index...].firstIndex(where: { $0.isWord("var") }),
      word + 2 < tokens.count, tokens[word + 1].kind == .word, tokens[word + 2].isSymbol(":")
    else { return }
    var end = word + 3
    while end < tokens.count, !tokens[end].startsLine, !tokens[end].isSymbol(";"),
      !tokens[end].isSymbol("}")
    { end += 1 }
    let name = tokens[word + 1].text
    edits.insert(
      " { get { storedValue(value(forKey: \"\(name)\")) } "
        + "set { setValue(newValue, forKey: \"\(name)\") } }",
      at: tokens[end - 1].range.upperBound)
  }

  /// Gives a function such as `addToItems(_ value: Item)`, which Core Data makes, a body.
  private func fill(
    managedFunction index: Int, _ tokens: [SwiftToken], _ edits: inout SourceEdits
  ) {
    guard index + 2 < tokens.count, tokens[index + 1].kind == .word, tokens[index + 2].isSymbol("(")
    else { return }
    let close = tokens.closing(index + 2)
    guard close < tokens.count, close + 1 == tokens.count || !tokens[close + 1].isSymbol("{")
    else { return }
    // A parameter's own name is the last word before its colon.
    let parameters = (index + 3..<close).filter { place in
      tokens[place].kind == .word && place + 1 < close && tokens[place + 1].isSymbol(":")
    }
    let values = parameters.map { tokens[$0].text }.joined(separator: ", ")
    edits.insert(
      " { changeManagedValues(\"\(tokens[index + 1].text)\", [\(values)]) }",
      at: tokens[close].range.upperBound)
  }
}
