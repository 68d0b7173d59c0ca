package import VitrineBase
import VitrineProject

/// A Swift file of an extension, before adaptation.
package struct SourceFile: Sendable {
  package let path: String
  package let bytes: [UInt8]
  let tokens: [SwiftToken]
  /// The classes of the file, and the parts that its extensions add.
  package var classes: [SwiftClass]
  /// The type aliases, with the names of their types.
  let aliases: [String: String]
  /// The optional requirements of the file's protocols.
  let optionals: OptionalRequirements
  /// The imported modules in order.
  package let imports: [String]
  /// The modules that are imported only where they exist: after `#if canImport(Name)`, or on
  /// another system.
  let guardedImports: [String]
  /// The names of methods in `#selector` expressions.
  let selected: Set<String>
  /// The code that takes the place of code that is left out.
  var insertions: [Insertion] = []
  /// The ends of the classes that get no generated methods, because those don't compile.
  var unconnected: Set<Int> = []

  /// Code at an offset.
  struct Insertion: Hashable, Sendable {
    var offset: Int
    var code: String
  }

  package init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    // A byte-order mark may only be at the start, where the compiler's directive is.
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    self.bytes = bytes
    let tokens = SwiftTokenizer.tokens(of: bytes)
    self.tokens = tokens
    let declarations = SwiftDeclarations(tokens)
    classes = declarations.classes
    aliases = declarations.aliases
    optionals = OptionalRequirements(tokens)
    var imports: [String] = []
    var guarded: [String] = []
    var conditions = ConditionStack()
    for index in tokens.indices {
      conditions.read(tokens, index)
      guard let module = tokens.importedModule(index)?.name else { continue }
      if conditions.isOfOtherSystem
        || conditions.text?.contains("canImport(\(module))") == true
      {
        if !guarded.contains(module) { guarded.append(module) }
      } else if !imports.contains(module) {
        imports.append(module)
      }
    }
    self.imports = imports + guarded.filter { !imports.contains($0) }
    guardedImports = guarded.filter { !imports.contains($0) }
    selected = Set(
      tokens.indices.compactMap { index in
        guard tokens[index].text == "#selector" else { return nil }
        return SelectorExpression(tokens, index)?.name
      })
  }

  /// A Boolean value that indicates whether the file can contain views of SwiftUI.
  var hasViews: Bool { imports.contains { $0 == "SwiftUI" || $0 == "WidgetKit" } }

  /// The file with the part of Foundation that Linux has in a module of its own.
  var withNetworking: [UInt8] {
    imports.contains("Foundation") ? Array("import FoundationNetworking; ".utf8) + bytes : bytes
  }

  /// Reads the files of a module in order.
  package static func all(
    _ paths: [String], from reader: Files
  ) throws(Disk.Failure) -> [SourceFile] {
    var files: [SourceFile] = []
    for path in paths { files.append(SourceFile(path, try reader.read(path))) }
    return files
  }
}

extension [SwiftToken] {
  /// Returns the module of the import at an index, and the range of its tokens.
  func importedModule(_ index: Int) -> (name: String, range: Range<Int>)? {
    guard self[index].isWord("import"), self[index].kind == .word,
      index == 0 || self[index].startsLine || self[index - 1].isSymbol(";")
        || self[index - 1].kind == .word
    else { return nil }
    var end = index + 1
    let kinds = ["class", "struct", "func", "enum", "protocol", "typealias", "let", "var"]
    if end < count, kinds.contains(self[end].text) { end += 1 }
    guard end < count, self[end].kind == .word, !self[end].startsLine else { return nil }
    let name = self[end].text
    end += 1
    while end + 1 < count, self[end].isSymbol("."), self[end + 1].kind == .word { end += 2 }
    return (name, index..<end)
  }
}

/// The expression in `#selector(…)`.
struct SelectorExpression {
  /// The name of the method or property.
  let name: String
  /// The name before the method's, such as a class, or nil.
  let qualifier: String?
  /// The labels, or nil if they are omitted.
  let labels: [String]?
  /// The index of the closing bracket.
  let end: Int

  init?(_ tokens: [SwiftToken], _ index: Int) {
    guard index + 2 < tokens.count, tokens[index + 1].isSymbol("(") else { return nil }
    end = tokens.closing(index + 1)
    var inner = Array(tokens[index + 2..<max(index + 2, end)])
    if inner.count > 2, ["getter", "setter"].contains(inner[0].text), inner[1].isSymbol(":") {
      inner.removeFirst(2)
    }
    var labels: [String]?
    if let open = inner.firstIndex(where: { $0.isSymbol("(") }) {
      labels = inner[open...].filter { $0.kind == .word }.map { $0.text == "_" ? "" : $0.text }
      inner = Array(inner[..<open])
    } else if let cast = inner.firstIndex(where: { $0.isWord("as") }) {
      inner = Array(inner[..<cast])
    }
    guard let last = inner.last(where: { $0.kind == .word }) else { return nil }
    name = last.text
    qualifier = inner.dropLast().last { $0.kind == .word }?.text
    self.labels = labels
  }
}
