import VitrineProject

extension SourceAdapter {
  /// The attributes of SwiftData inside a class, which have no effect without a database.
  private static let modelAttributes: Set<String> = ["Attribute", "Relationship", "Transient"]

  /// Replaces the macros of SwiftData, which exist only on Apple's systems.
  ///
  /// A class with `@Model` conforms to `PersistentModel`, and an actor with `@ModelActor` gets its
  /// container. Indexes and constraints are removed.
  func adaptModels(of file: SourceFile, _ edits: inout SourceEdits) {
    guard file.imports.contains("SwiftData") else { return }
    let tokens = file.tokens
    for index in tokens.indices.dropLast() {
      let (token, next) = (tokens[index], tokens[index + 1])
      if token.isSymbol("@"), Self.modelAttributes.contains(next.text) {
        edits.remove(attribute(at: index, tokens))
      } else if token.isSymbol("@"), next.isWord("Model") {
        edits.remove(attribute(at: index, tokens))
        conform(after: index, to: "PersistentModel", tokens, &edits)
      } else if token.isSymbol("@"), next.isWord("ModelActor") {
        edits.remove(attribute(at: index, tokens))
        let members =
          " nonisolated let modelContainer: ModelContainer; "
          + "init(modelContainer: ModelContainer) { self.modelContainer = modelContainer };"
        conform(after: index, to: "ModelActor", members: members, tokens, &edits)
      } else if token.kind == .directive, ["#Index", "#Unique"].contains(token.text),
        let open = tokens[index...].firstIndex(where: { $0.isSymbol("(") })
      {
        let end = tokens[tokens.closing(open)].range.upperBound
        edits.remove(token.range.lowerBound..<end)
      }
    }
  }

  /// Returns the range of an attribute with its arguments.
  private func attribute(at index: Int, _ tokens: [SwiftToken]) -> Range<Int> {
    var end = index + 1
    if end + 1 < tokens.count, tokens[end + 1].isSymbol("("),
      tokens[end + 1].range.lowerBound == tokens[end].range.upperBound
    {
      end = tokens.closing(end + 1)
    }
    return tokens[index].range.lowerBound..<tokens[end].range.upperBound
  }

  /// Adds a protocol to the type after an attribute, and members to its body.
  private func conform(
    after index: Int, to name: String, members: String = "", _ tokens: [SwiftToken],
    _ edits: inout SourceEdits
  ) {
    guard
      let keyword = tokens[index...].firstIndex(where: { $0.isWord("class") || $0.isWord("actor") }
      ),
      let brace = tokens[keyword...].firstIndex(where: { $0.isSymbol("{") })
    else { return }
    let inherits = tokens[keyword..<brace].contains { $0.isSymbol(":") }
    edits.insert("\(inherits ? "," : ":") \(name) ", at: tokens[brace].range.lowerBound)
    if !members.isEmpty { edits.insert(members, at: tokens[brace].range.upperBound) }
  }
}
