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

  /// Replaces a property whose value an object stores by name, by one that asks for it.
  func replaceManaged(at index: Int, _ tokens: [SwiftToken], _ edits: inout SourceEdits) {
    edits.remove(tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound)
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
}
