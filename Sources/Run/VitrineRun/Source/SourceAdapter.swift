import VitrineProject

/// An adapter that makes Swift files of a widget extension compile without Objective-C.
///
/// It removes only the attributes for the Objective-C runtime. Every class gets two methods, which
/// set its outlets and call its actions by name. They are inserted before its closing brace, so
/// that private members are accessible and line numbers are unchanged.
package struct SourceAdapter {
  private let files: [SourceFile]
  /// The modules that can be imported.
  private let modules: Set<String>
  /// The author's modules, which show tests their internal declarations.
  private let own: Set<String>
  /// All files of the program, whose classes may derive from each other.
  let all: [SourceFile]
  /// The framework of the files, or an empty string for the extension.
  private let framework: String
  let hierarchy: ClassHierarchy
  private let selected: Set<String>
  /// The names of optional methods of the program's protocols.
  private let optionals: Set<String>
  /// The class to create, if there is no storyboard.
  private let principal: String?
  /// The declarations of the files that generated code lists.
  private let registers: Registered

  /// The kinds of declarations that generated code lists.
  package enum Registered: Sendable {
    case nothing
    /// The widgets and previews of WidgetKit.
    case widgets
    /// The tests of a package.
    case tests
  }

  package init(
    _ files: [SourceFile], amid all: [SourceFile]? = nil, modules: Set<String>,
    own: Set<String> = [], framework: String = "", principal: String? = nil,
    registers: Registered = .nothing
  ) {
    self.principal = principal
    self.registers = registers
    self.files = files
    self.modules = modules
    self.own = own
    self.framework = framework
    let all = all ?? files
    self.all = all
    hierarchy = ClassHierarchy(all)
    selected = all.reduce(into: []) { $0.formUnion($1.selected) }
    optionals = all.reduce(into: []) { $0.formUnion($1.optionals.names) }
  }

  /// Returns the adapted files in order.
  package func adapted() -> [[UInt8]] { mapped().map(\.bytes) }

  /// Returns the adapted files in order, with the places of their bytes in the author's files.
  func mapped() -> [(bytes: [UInt8], map: SourceMap)] {
    files.enumerated().map { adapted($1, number: $0) }
  }

  private static let removed: Set<String> = [
    "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "objc", "objcMembers",
    "nonobjc", "NSManaged", "NSCopying", "UIApplicationMain", "NSApplicationMain", "main",
    "GKInspectable",
  ]

  private func adapted(
    _ file: SourceFile, number: Int
  ) -> (bytes: [UInt8], map: SourceMap) {
    var edits = SourceEdits()
    for insertion in file.insertions { edits.insert(insertion.code, at: insertion.offset) }
    let tokens = file.tokens
    for index in tokens.indices {
      let token = tokens[index]
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      if token.isSymbol("@"), let next, next.text == "NSManaged" {
        replaceManaged(at: index, tokens, &edits)
      } else if token.kind == .string {
        adaptInterpolations(of: token, in: file, &edits)
      } else if token.isSymbol("@"), let next, Self.removed.contains(next.text) {
        removeAttribute(at: index, tokens, &edits)
      } else if token.kind == .word, token.range.count == token.text.utf8.count {
        adaptWord(at: index, tokens, &edits)
      } else if token.kind == .directive {
        adaptDirective(at: index, tokens, in: file, &edits)
      }
    }
    adaptProtocols(of: file, &edits)
    adaptModels(of: file, &edits)
    adaptEntries(of: file, &edits)
    adaptOpaqueResults(of: file, &edits)
    let registration = registers == .widgets ? WidgetRegistration(file, number: number) : nil
    registration?.edit(&edits)
    if file.imports.isEmpty, let first = tokens.first {
      // A header of a framework or of the target imports UIKit into all files.
      edits.insert("import VitrineRunner; ", at: first.range.lowerBound)
    }
    let code = ConnectionCode(hierarchy, selected, in: file, framework: framework)
    for known in file.classes {
      if let end = known.end, !file.unconnected.contains(end) {
        let members = code.members(of: known)
        guard !members.isEmpty else { continue }
        edits.insert(Self.needsSeparator(file.bytes, end) ? "; " + members : members, at: end)
      }
    }
    let imports = file.insertions.isEmpty ? "" : "import VitrineRunner\n"
    edits.insert(
      "\n" + code.list(number) + code.conformances + code.maker(of: principal) + imports
        + (registration?.function ?? "") + listOfTests(in: file, number: number),
      at: file.bytes.count)
    return edits.applied(to: file.bytes)
  }

  /// Returns the function that lists the tests of a file, or nothing if tests aren't listed.
  private func listOfTests(in file: SourceFile, number: Int) -> String {
    guard registers == .tests else { return "" }
    return TestRegistration(file, number: number).function { name in
      hierarchy.bases(of: name).contains("XCTestCase")
    }
  }

  /// Returns whether a declaration ends on the line of a class's closing brace.
  private static func needsSeparator(_ bytes: [UInt8], _ end: Int) -> Bool {
    let before = bytes[..<end].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return before.map { ![0x0A, 0x0D, UInt8(ascii: "{"), UInt8(ascii: ";")].contains($0) } ?? false
  }

  private func removeAttribute(at index: Int, _ tokens: [SwiftToken], _ edits: inout SourceEdits) {
    var end = index + 1
    if end + 1 < tokens.count, tokens[end + 1].isSymbol("("),
      tokens[end + 1].range.lowerBound == tokens[end].range.upperBound
    {
      end = tokens.closing(end + 1)
    }
    edits.remove(tokens[index].range.lowerBound..<tokens[end].range.upperBound)
  }

  /// The keywords that can follow a modifier.
  private static let declaring: Set<String> = [
    "var", "func", "class", "private", "fileprivate", "internal", "public", "open", "final", "weak",
    "override", "lazy", "static", "init",
  ]

  private func adaptWord(at index: Int, _ tokens: [SwiftToken], _ edits: inout SourceEdits) {
    let token = tokens[index]
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    if optionals.contains(token.text), index > 0, tokens[index - 1].isSymbol("."),
      let next, next.isSymbol("?") || next.isSymbol("!"), index + 2 < tokens.count,
      tokens[index + 2].isSymbol("(")
    {
      return edits.remove(next.range)
    }
    if token.text == "Bundle", index + 2 < tokens.count, tokens[index + 1].isSymbol("("),
      tokens[index + 2].isWord("identifier")
    {
      return edits.replace(token.range, with: "Bundle.known")
    }
    if token.text == "unarchiveTopLevelObjectWithData", index > 0, tokens[index - 1].isSymbol(".") {
      return edits.replace(token.range, with: "unarchiveColorOrObjects")
    }
    if token.text == "Darwin", next?.isSymbol(".") == true, index > 0,
      !tokens[index - 1].isSymbol("."), !tokens[index - 1].isWord("import"),
      index + 2 < tokens.count,
      tokens[index + 2].text.first?.isLowercase == true
    {
      // A function of the C library such as `Darwin.round`.
      return edits.replace(token.range, with: "Foundation")
    }
    if ["dynamic", "optional"].contains(token.text), next?.kind == .word,
      let word = next?.text, Self.declaring.contains(word)
    {
      return edits.remove(token.range)
    }
    if let initializer = Self.initializers[token.text], index + 2 < tokens.count,
      tokens[index + 1].isSymbol("("), tokens[index + 2].isSymbol(")")
    {
      let end = tokens[index + 2].range.upperBound
      return edits.replace(token.range.lowerBound..<end, with: initializer)
    }
    if let (module, range) = tokens.importedModule(index) {
      let start = tokens[range.lowerBound].range.lowerBound
      let end = tokens[range.upperBound - 1].range.upperBound
      removeTestability(beforeImportOf: module, at: index, tokens, &edits)
      // The provided modules have no submodules: `import os.log` imports `os`.
      let isKind = range.count > 2 && tokens[range.lowerBound + 2].kind == .word
      if let other = Self.otherNames[module] {
        edits.replace(start..<end, with: "@preconcurrency import \(other); import VitrineRunner")
      } else if !modules.contains(module) {
        edits.replace(start..<end, with: "import VitrineRunner")
      } else if range.count > 2, !isKind, Self.preconcurrent.union(["os"]).contains(module) {
        edits.replace(start..<end, with: "@preconcurrency import \(module); import VitrineRunner")
      } else if range.count == 2, Self.preconcurrent.contains(module) {
        edits.replace(start..<end, with: "@preconcurrency import \(module); import VitrineRunner")
      } else {
        edits.insert("; import VitrineRunner", at: end)
      }
    }
  }

  /// Removes `@testable` before the import of a provided module, whose internal declarations no release
  /// shows.
  private func removeTestability(
    beforeImportOf module: String, at index: Int, _ tokens: [SwiftToken],
    _ edits: inout SourceEdits
  ) {
    guard index > 1, tokens[index - 1].isWord("testable"), tokens[index - 2].isSymbol("@"),
      !own.contains(module)
    else { return }
    edits.remove(tokens[index - 2].range.lowerBound..<tokens[index - 1].range.upperBound)
  }

  /// Replacements for initializers that exist only on Apple's systems: a singleton, and a timer
  /// without effect.
  private static let initializers = [
    "ProcessInfo": "ProcessInfo.processInfo",
    "NSAttributedString": "NSAttributedString(string: \"\")",
    "NSMutableAttributedString": "NSMutableAttributedString(string: \"\")",
    "Timer": "Timer(timeInterval: 0, repeats: false, block: { _ in })",
  ]

  /// The modules whose names are here in another module.
  private static let otherNames = ["SwiftUICore": "SwiftUI", "Darwin": "Glibc"]

  /// Modules with isolation that older code doesn't know.
  private static let preconcurrent: Set<String> = [
    "UIKit", "NotificationCenter", "QuartzCore", "CoreGraphics", "CoreLocation", "SwiftUI",
    "WidgetKit", "AppIntents", "Intents", "ActivityKit", "SwiftData", "MapKit",
  ]

  func adaptDirective(
    at index: Int, _ tokens: [SwiftToken], in file: SourceFile, _ edits: inout SourceEdits
  ) {
    let token = tokens[index]
    switch token.text {
    case "#selector":
      guard let expression = SelectorExpression(tokens, index) else { return }
      edits.replace(
        token.range.lowerBound..<tokens[expression.end].range.upperBound,
        with: "Selector(\"\(selector(of: expression, at: token.range.lowerBound, in: file))\")")
    case "#keyPath":
      guard index + 1 < tokens.count, tokens[index + 1].isSymbol("(") else { return }
      let end = tokens.closing(index + 1)
      let words = tokens[index + 2..<max(index + 2, end)].filter { $0.kind == .word }.map(\.text)
      // A key path begins after its type.
      let path = words.drop { $0.first?.isUppercase == true }.joined(separator: ".")
      edits.replace(
        token.range.lowerBound..<tokens[end].range.upperBound, with: "\"\(path)\"")
    case "#available", "#unavailable":
      guard let condition = SystemCondition(tokens, index) else { return }
      edits.replace(condition.range, with: condition.expression)
    case "#Preview" where registers != .widgets:
      // Only the previews of a WidgetKit extension are drawn.
      let end = WidgetRegistration.end(ofPreview: index, tokens)
      edits.remove(token.range.lowerBound..<tokens[end].range.upperBound)
    case "#if", "#elseif": adaptCondition(from: index + 1, tokens, &edits)
    default: break
    }
  }

  /// Adapts a condition, because the code for iOS is required although it runs on Linux.
  private func adaptCondition(
    from index: Int, _ tokens: [SwiftToken], _ edits: inout SourceEdits
  ) {
    var place = index
    while place + 3 < tokens.count, !tokens[place].startsLine {
      if tokens[place].isWord("os"), tokens[place + 1].isSymbol("(") {
        let system = tokens[place + 2]
        if system.text == "iOS" { edits.replace(system.range, with: "Linux") }
        if system.text == "Linux" { edits.replace(system.range, with: "iOS") }
      }
      place += 1
    }
  }
}
