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
    /// The name of the method, without its parentheses.
    var method: String
    var isAsync: Bool
    /// A Boolean value that indicates whether the method is one of XCTest.
    var isXCTest: Bool
    var condition: String?

    var name: String { (type.map { "\($0)/" } ?? "") + method }
  }

  private(set) var tests: [Test] = []
  private let number: Int

  /// Reads the tests of a file, which has a number among the files of the program.
  init(_ file: SourceFile, number: Int) {
    self.number = number
    let tokens = file.tokens
    var conditions = ConditionStack()
    var types: [(name: String, depth: Int)] = []
    var depth = 0
    var pending: String?
    for index in tokens.indices {
      let token = tokens[index]
      if token.kind == .directive { conditions.read(tokens, index) }
      if let name = Self.typeName(tokens, index) { pending = name }
      if token.isSymbol("{") {
        depth += 1
        if let name = pending { types.append((name, depth)) }
        pending = nil
      }
      if token.isSymbol("}") {
        if types.last?.depth == depth { types.removeLast() }
        depth -= 1
      }
      guard depth == (types.last?.depth ?? 0), types.map(\.depth) == Array(1..<(types.count + 1)),
        let test = Self.test(tokens, index)
      else { continue }
      let type = types.map(\.name).joined(separator: ".")
      guard !test.isXCTest || !types.isEmpty else { continue }
      tests.append(
        Test(
          type: types.isEmpty ? nil : type, method: test.name, isAsync: test.isAsync,
          isXCTest: test.isXCTest, condition: conditions.text))
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

  /// Returns the test that a keyword declares, or nil if it declares none.
  ///
  /// A test has no parameters: one that is repeated for arguments isn't run.
  private static func test(
    _ tokens: [SwiftToken], _ index: Int
  ) -> (name: String, isAsync: Bool, isXCTest: Bool)? {
    guard tokens[index].isWord("func"), index + 3 < tokens.count,
      tokens[index + 1].kind == .word, tokens[index + 2].isSymbol("("),
      tokens[index + 3].isSymbol(")")
    else { return nil }
    let name = tokens[index + 1].text
    let head = tokens[..<index].reversed().prefix { !$0.isSymbol("{") && !$0.isSymbol("}") }
    let isMarked = zip(head.dropFirst(), head).contains { at, word in
      at.isSymbol("@") && word.isWord("Test")
    }
    let isHidden = head.prefix(4).contains { $0.isWord("private") || $0.isWord("static") }
    guard isMarked || name.hasPrefix("test") && !isHidden else { return nil }
    let tail = tokens[(index + 4)...].prefix { !$0.isSymbol("{") }
    return (name, tail.contains { $0.isWord("async") }, !isMarked)
  }

  /// Returns the name of the function that lists the tests of a file.
  static func name(_ number: Int) -> String { "vitrineTests_\(number)" }

  /// Returns the function that lists the tests of the file.
  ///
  /// `isTestCase` returns whether a type is a class of XCTest.
  func function(isTestCase: (String) -> Bool) -> String {
    let entries = tests.compactMap { test -> String? in
      // XCTest of Linux awaits such a method on another thread, and views need the main one.
      guard !test.isAsync, let call = call(test, isTestCase) else { return nil }
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

  private func call(_ test: Test, _ isTestCase: (String) -> Bool) -> String? {
    let method = "`\(test.method)`"
    guard let type = test.type else {
      return "tests.append(SnapshotTest(\"\(test.name)\") { try \(method)() })"
    }
    guard test.isXCTest else {
      return "tests.append(SnapshotTest(\"\(test.name)\") { try \(type)().\(method)() })"
    }
    guard isTestCase(type) else { return nil }
    return "tests.append(SnapshotTest(\"\(test.name)\", in: \(type).self) { test in "
      + "try MainActor.assumeIsolated { try test.\(method)() } })"
  }
}
