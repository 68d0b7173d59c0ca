import VitrineProject

/// Generated code that lists the tests of a file.
///
/// XCTest finds methods by their names, and Swift Testing by its macros. Here a function per file
/// names them, inside the file, where private types are accessible.
struct TestRegistration {
  /// A test of the file.
  struct Test: Hashable {
    /// The name of the type with the names around it, or nil for a function outside of types.
    var type: String?
    var declaration: TestDeclaration
    var condition: String?

    var method: String { declaration.method }

    var name: String { (type.map { "\($0)/" } ?? "") + method }

    /// The reason why the test can't be run, or nil.
    var obstacle: String? {
      if declaration.isDisabled { return "it is disabled" }
      let (parameters, collections) = (declaration.parameters, declaration.collections)
      let isRepeated = parameters.count == collections.count || collections.count == 1
      guard isRepeated, parameters.count <= 2 else {
        return "its arguments can't be read"
      }
      return nil
    }
  }

  private(set) var tests: [Test] = []
  private let number: Int

  /// Reads the tests of a file, which has a number among the files of the program.
  init(_ file: SourceFile, number: Int) {
    self.number = number
    let tokens = file.tokens
    let createsAsync = Self.hasAsyncInitializer(tokens)
    var conditions = ConditionStack()
    var types: [(name: String, isActor: Bool, depth: Int)] = []
    var depth = 0
    var pending: (name: String, isActor: Bool)?
    for index in tokens.indices {
      let token = tokens[index]
      if token.kind == .directive { conditions.read(tokens, index) }
      if let name = Self.typeName(tokens, index) { pending = (name, token.isWord("actor")) }
      if token.isSymbol("{") {
        depth += 1
        if let pending { types.append((pending.name, pending.isActor, depth)) }
        pending = nil
      }
      if token.isSymbol("}") {
        if types.last?.depth == depth { types.removeLast() }
        depth -= 1
      }
      guard depth == (types.last?.depth ?? 0), types.map(\.depth) == Array(1..<(types.count + 1)),
        var test = TestDeclaration(file, index)
      else { continue }
      let type = types.map(\.name).joined(separator: ".")
      guard !test.isXCTest || !types.isEmpty else { continue }
      if !test.isXCTest, createsAsync || types.last?.isActor == true { test.isAsync = true }
      tests.append(
        Test(type: types.isEmpty ? nil : type, declaration: test, condition: conditions.text))
    }
  }

  /// Returns the name of the type that a keyword declares or extends.
  private static func typeName(_ tokens: [SwiftToken], _ index: Int) -> String? {
    guard tokens[index].kind == .word,
      ["class", "struct", "enum", "actor", "extension"].contains(tokens[index].text),
      index + 1 < tokens.count, tokens[index + 1].kind == .word,
      !["func", "var", "let", "subscript"].contains(tokens[index + 1].text),
      index == 0 || !tokens[index - 1].isSymbol(".")
    else { return nil }
    return tokens[index + 1].text
  }

  /// Returns whether an initializer without parameters is asynchronous, so that each test of the
  /// file awaits the creation of its suite.
  private static func hasAsyncInitializer(_ tokens: [SwiftToken]) -> Bool {
    tokens.indices.contains { index in
      index + 3 < tokens.count && tokens[index].isWord("init") && tokens[index + 1].isSymbol("(")
        && tokens[index + 2].isSymbol(")") && tokens[index + 3].isWord("async")
    }
  }

  /// Returns the name of the function that lists the tests of a file.
  static func name(_ number: Int) -> String { "vitrineTests_\(number)" }

  /// Returns the function that lists the tests of the file.
  ///
  /// `isTestCase` returns whether a type is a class of XCTest.
  func function(isTestCase: (String) -> Bool) -> String {
    let entries = tests.compactMap { test -> String? in
      guard test.obstacle == nil, let call = call(test, isTestCase) else { return nil }
      return test.condition.map { "#if \($0)\n\(call)\n#endif\n" } ?? call + "\n"
    }
    return """
      import VitrineSnapshotRunner
      import XCTest
      @MainActor func \(Self.name(number))() -> [SnapshotTest] {
      var tests: [SnapshotTest] = []
      \(entries.joined())return tests
      }

      """
  }

  /// Returns the statement that adds a test to the list, or nil for a method outside of test cases.
  private func call(_ test: Test, _ isTestCase: (String) -> Bool) -> String? {
    let name = test.name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let method = "`\(test.method)`"
    let isAsync = test.declaration.isAsync
    var head = "\"\(name)\""
    var body: String
    if let type = test.type, test.declaration.isXCTest {
      guard isTestCase(type) else { return nil }
      head += ", in: \(type).self"
      let call = "test.\(method)()"
      body = isAsync ? "try await \(call)" : "try MainActor.assumeIsolated { try \(call) }"
      body = "test in \(body)"
    } else {
      let suite = test.type.map { isAsync ? "(try await \($0)())." : "\($0)()." } ?? ""
      body = repeated(test.declaration) { arguments in
        "try \(isAsync ? "await " : "")\(suite)\(method)(\(arguments))"
      }
    }
    let closure = isAsync ? ", awaiting: { \(body) })" : ") { \(body) }"
    return "tests.append(SnapshotTest(\(head)\(closure))"
  }

  /// Returns the call of a test, repeated for its arguments.
  private func repeated(
    _ test: TestDeclaration, _ call: (_ arguments: String) -> String
  ) -> String {
    guard !test.parameters.isEmpty else { return call("") }
    let parameters = test.parameters.enumerated()
    let list = parameters.map { "vitrine_\($0): \($1.type)" }.joined(separator: ", ")
    let arguments = parameters.map { "\($1.label)vitrine_\($0)" }.joined(separator: ", ")
    return "try \(test.isAsync ? "await " : "")eachArgument("
      + "\(test.collections.joined(separator: ", "))) { (\(list)) in \(call(arguments)) }"
  }
}
