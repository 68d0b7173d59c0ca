import VitrineProject

/// Generated code that registers the widgets and previews of a file.
///
/// A WidgetKit extension has no class that an interface file names. The system calls the type with
/// `@main`, and Xcode finds previews by their macro or their protocol. Here a function per file
/// names them, inside the file, where private types are accessible.
struct WidgetRegistration {
  /// A `#Preview`, which becomes a function.
  struct Preview: Hashable {
    /// The range of the macro's name in the file.
    var keyword: Range<Int>
    /// The offset after the macro's last closure.
    var end: Int
    var condition: String?
  }

  /// A type that is registered.
  private struct Registered {
    enum Kind { case main, ownMain, provider }
    var kind: Kind
    var name: String
    var offset: Int
    var condition: String?
  }

  private(set) var previews: [Preview] = []
  private var types: [Registered] = []
  private let number: Int
  private let lines: LineTable

  /// Reads the types and previews of a file, which has a number among the files of the program.
  init(_ file: SourceFile, number: Int) {
    self.number = number
    lines = LineTable(file.bytes)
    let tokens = file.tokens
    var conditions = ConditionStack()
    var depth = 0
    var isMain = false
    for index in tokens.indices {
      let token = tokens[index]
      if token.kind == .directive { conditions.read(tokens, index) }
      if token.isSymbol("{") { depth += 1 }
      if token.isSymbol("}") { depth -= 1 }
      guard depth == 0 else { continue }
      if token.text == "#Preview", token.kind == .directive {
        let end = Self.end(ofPreview: index, tokens)
        previews.append(
          Preview(
            keyword: token.range, end: tokens[end].range.upperBound, condition: conditions.text))
      } else if token.isWord("main"), index > 0, tokens[index - 1].isSymbol("@") {
        isMain = true
      } else if let name = Self.typeName(tokens, index) {
        let isProvider = Self.inherits("PreviewProvider", tokens, from: index + 2)
        if isMain || isProvider {
          types.append(
            Registered(
              kind: !isMain ? .provider : Self.hasMain(tokens, from: index) ? .ownMain : .main,
              name: name, offset: token.range.lowerBound,
              condition: conditions.text))
        }
        isMain = false
      }
    }
  }

  /// Returns the name of the type that a keyword declares, or nil if the token is no such keyword.
  private static func typeName(_ tokens: [SwiftToken], _ index: Int) -> String? {
    let keywords = ["struct", "class", "enum", "actor", "extension"]
    guard tokens[index].kind == .word, keywords.contains(tokens[index].text),
      index + 1 < tokens.count, tokens[index + 1].kind == .word
    else { return nil }
    return tokens[index + 1].text
  }

  /// Returns whether a type declares a function `main` without effects on the call.
  private static func hasMain(_ tokens: [SwiftToken], from index: Int) -> Bool {
    guard let open = tokens[index...].firstIndex(where: { $0.isSymbol("{") }) else { return false }
    let body = tokens[open..<tokens.closing(open)]
    return body.indices.dropLast(4).contains { place in
      tokens[place].isWord("func") && tokens[place + 1].isWord("main")
        && !tokens[place + 4].isWord("async") && !tokens[place + 4].isWord("throws")
    }
  }

  /// Returns whether a type's head contains the name of a protocol.
  private static func inherits(
    _ name: String, _ tokens: [SwiftToken], from index: Int
  ) -> Bool {
    tokens[min(index, tokens.count)...].prefix { !$0.isSymbol("{") }.contains { $0.isWord(name) }
  }

  /// Returns the index of the last token of a preview: its arguments, its closure and its labeled
  /// closures.
  static func end(ofPreview start: Int, _ tokens: [SwiftToken]) -> Int {
    var end = start
    if end + 1 < tokens.count, tokens[end + 1].isSymbol("(") { end = tokens.closing(end + 1) }
    if end + 1 < tokens.count, tokens[end + 1].isSymbol("{") { end = tokens.closing(end + 1) }
    while end + 3 < tokens.count, tokens[end + 1].kind == .word, tokens[end + 2].isSymbol(":"),
      tokens[end + 3].isSymbol("{")
    {
      end = tokens.closing(end + 3)
    }
    return end
  }

  /// Returns the name of the function for a preview by its index.
  private func name(ofPreview index: Int) -> String { "vitrinePreview_\(number)_\(index)" }

  /// Returns the name of the function that registers everything in a file.
  static func name(_ number: Int) -> String { "vitrineWidgets_\(number)" }

  /// Adds the edits that turn each preview into a function.
  func edit(_ edits: inout SourceEdits) {
    for (index, preview) in previews.enumerated() {
      edits.replace(
        preview.keyword,
        with: "@MainActor func \(name(ofPreview: index))() { _WidgetGallery.register(_Preview")
      edits.insert(") }", at: preview.end)
    }
  }

  /// Returns the function that registers everything in the file.
  var function: String {
    var entries = types.map { type in
      let line = lines.place(of: type.offset).line
      let call =
        switch type.kind {
        case .main: "VitrineRunner.registerWidgets(\(type.name).self)"
        case .ownMain: "VitrineRunner.registerWidgets(startedBy: { \(type.name).main() })"
        case .provider:
          "VitrineRunner.registerPreviews(\(type.name).self, named: \"\(type.name)\", line: \(line))"
        }
      return Self.conditional(call, type.condition)
    }
    entries += previews.enumerated().map { index, preview in
      Self.conditional("\(name(ofPreview: index))()", preview.condition)
    }
    let imports = previews.isEmpty ? "" : "import WidgetKit\n"
    return imports + "@MainActor func \(Self.name(number))() {\n\(entries.joined())}\n"
  }

  private static func conditional(_ text: String, _ condition: String?) -> String {
    condition.map { "#if \($0)\n\(text)\n#endif\n" } ?? text + "\n"
  }
}
