import VitrineProject

/// The files of a module that other code can use.
///
/// An extension imports large modules of its app for a few of their types. A file is compiled if a
/// name that it declares is used by the extension or by another such file, because each file takes
/// time and may need further modules. Names in comments and texts count, too, so that the choice has
/// too many files but none is missing.
struct ModuleReach {
  /// The declarations of a file.
  private struct Summary {
    /// The names of types, functions and constants of the module.
    var names: Set<String> = []
    /// The types that the file extends.
    var extended: Set<String> = []
    /// The members that the file adds to the types that it extends.
    var members: Set<String> = []
    /// A Boolean value that indicates whether a used type needs the file, because its extension has
    /// a protocol or members without a name.
    var isNamelessExtension = false
    /// A Boolean value that indicates whether the file declares operators, or imports for others.
    var isAlwaysUsed = false
  }

  private let files: [SourceFile]
  private let summaries: [Summary]
  /// The types that the module declares.
  private let own: Set<String>

  init(_ files: [SourceFile]) {
    self.files = files
    summaries = files.map { Self.summary(of: $0.tokens) }
    own = summaries.reduce(into: []) { $0.formUnion($1.names) }
  }

  /// Returns the files, in their order, that code with some words uses directly or indirectly.
  func files(usedBy words: Set<String>) -> [SourceFile] {
    var words = words
    var reached = [Bool](repeating: false, count: files.count)
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for index in files.indices where !reached[index] && isUsed(summaries[index], by: words) {
        reached[index] = true
        hasChanged = true
        words.formUnion(Self.words(of: files[index]))
      }
    }
    return zip(files, reached).filter(\.1).map(\.0)
  }

  private func isUsed(_ summary: Summary, by words: Set<String>) -> Bool {
    if summary.isAlwaysUsed || !summary.names.isDisjoint(with: words) { return true }
    // Another type's members count by their names, which are unusual enough.
    let types = summary.extended.intersection(words)
    if !types.isDisjoint(with: own) || summary.isNamelessExtension && !types.isEmpty { return true }
    return !summary.members.isDisjoint(with: words)
  }

  /// Returns the words of a file.
  static func words(of file: SourceFile) -> Set<String> {
    var words: Set<String> = []
    for token in file.tokens {
      if token.kind == .word {
        words.insert(token.text)
      } else if token.kind == .string {
        // An interpolation uses names.
        let text = String(decoding: file.bytes[token.range], as: UTF8.self)
        for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
          words.insert(String(word))
        }
      }
    }
    return words
  }

  // MARK: Declarations

  private static let types: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "macro",
  ]
  private static let values: Set<String> = ["func", "var", "let", "case"]

  private static func summary(of tokens: [SwiftToken]) -> Summary {
    var summary = Summary()
    var depth = 0
    var isExtension = false
    for index in tokens.indices {
      let token = tokens[index]
      if token.isSymbol("{") { depth += 1 }
      if token.isSymbol("}") {
        depth -= 1
        if depth == 0 { isExtension = false }
      }
      guard token.kind == .word, depth == 0 || depth == 1 && isExtension,
        index + 1 < tokens.count
      else { continue }
      let next = tokens[index + 1]
      if depth == 0, token.text == "extension", next.kind == .word {
        isExtension = true
        summary.extended.insert(next.text)
        let head = tokens[(index + 1)...].prefix { !$0.isSymbol("{") }
        if head.contains(where: { $0.isSymbol(":") }) { summary.isNamelessExtension = true }
      } else if ["operator", "precedencegroup", "_exported"].contains(token.text), depth == 0 {
        summary.isAlwaysUsed = true
      } else if ["init", "subscript", "callAsFunction"].contains(token.text), isExtension {
        summary.isNamelessExtension = true
      } else if next.kind == .word, types.contains(token.text) || values.contains(token.text) {
        if depth == 0 { summary.names.insert(next.text) } else { summary.members.insert(next.text) }
      } else if token.text == "func" {
        // The name of an operator is no word.
        summary.isAlwaysUsed = true
      }
    }
    return summary
  }
}

extension [ModuleSources] {
  /// Returns the modules, each after its dependencies, with the files that an extension or a later
  /// module uses, and without modules that no such file imports.
  package func reached(from files: [SourceFile]) -> [ModuleSources] {
    var words = files.reduce(into: Set<String>()) { $0.formUnion(ModuleReach.words(of: $1)) }
    var imports = Set(files.flatMap(\.imports))
    var result: [ModuleSources] = []
    for module in reversed() where imports.contains(module.name) {
      var reached = module
      reached.files = ModuleReach(module.files).files(usedBy: words)
      for file in reached.files {
        words.formUnion(ModuleReach.words(of: file))
        imports.formUnion(file.imports)
      }
      // An import needs a module, even if nothing of it is used.
      if reached.files.isEmpty { reached.files = module.files.prefix(1).map(\.withoutCode) }
      result.append(reached)
    }
    return result.reversed()
  }
}

extension SourceFile {
  /// The file without its code.
  fileprivate var withoutCode: SourceFile { SourceFile(path, []) }
}
