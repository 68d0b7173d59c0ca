import VitrineBase
import VitrineGraphics

/// A walk over one file's tokens that tracks the enclosing scopes.
///
/// It isn't a parser: it follows braces, looks for a few patterns, and assumes that other code has
/// no effect. Its result is therefore a default that a `vitrine.json` can correct.
struct CodeWalk {
  /// A pair of braces.
  struct Scope {
    var type = ""
    var function = ""
    /// The modes in which the code after the current statement runs.
    var modes = DisplayModes.all
    /// The modes of the condition that opened the scope, and the modes in which the scope is
    /// skipped.
    var condition: Condition?
    var isSwitch = false
    /// The modes that earlier cases of a `switch` took.
    var takenCases: DisplayModes = []
    var isGuard = false
    var leaves = false
    /// A Boolean value that indicates whether the scope's statements run whenever its function
    /// does.
    var isCertain = true
    /// The systems on which the scope's code runs.
    var systems = SystemRange.all
    /// The systems on which the condition that opened the scope holds, if it asks only for them.
    var availability: SystemRange?
    /// A Boolean value that indicates whether the scope runs only without its controller.
    var isSelfCheck = false
    /// The branch that contains the scope's code.
    var branch: CodeBranch?
    /// The branch and the systems of the last `if` in the scope, for the `else` that may follow.
    var lastBranch: CodeBranch?
    var lastAvailability: SystemRange?
    var isFunction = false
    /// The condition of the last `if` in the scope, for the `else` that may follow.
    var lastCondition: Condition?
  }

  /// The modes in which a condition may hold, and those in which it may fail.
  struct Condition: Hashable {
    var holds = DisplayModes.all
    var fails = DisplayModes.all

    var inverted: Condition { Condition(holds: fails, fails: holds) }

    /// A Boolean value that indicates whether the mode alone decides the condition.
    var isExact: Bool { holds.isDisjoint(with: fails) }
  }

  let tokens: [CodeToken]
  let language: SourceLanguage
  let path: String
  let constants: CodeConstants
  var facts = CodeFacts()
  var scopes: [Scope] = [Scope()]
  /// Constants that are the result of a comparison with a mode, such as `let isOpen = mode ==
  /// .expanded`.
  var conditions: [String: Condition] = [:]
  /// The classes of variables, by name.
  var classes: [String: String] = [:]
  /// The literal frames of variables that are views, by name.
  ///
  /// The inner value is nil for a name with several frames.
  var frames: [String: Rect?] = [:]
  /// The heights of local variables that are sizes, by the variable's name.
  var sizes: [String: [(modes: DisplayModes, height: CodeFacts.Height)]] = [:]
  /// The values of local variables by type, function and name.
  var locals: [String: [LocalValue]] = [:]
  /// The number of constants that were replaced by their expressions on the way to these tokens.
  var depth = 0
  static let depthLimit = 4
  /// The parameter names of the largest size in the display mode's callback.
  var maximumNames: Set<String> = ["maxSize"]

  init(
    _ tokens: [CodeToken], _ language: SourceLanguage, path: String, constants: CodeConstants
  ) {
    self.tokens = tokens
    self.language = language
    self.path = path
    self.constants = constants
  }

  var scope: Scope { scopes[scopes.count - 1] }

  /// Walks over the tokens once.
  ///
  /// Each pattern looks a few tokens ahead and behind.
  mutating func run() {
    noteClasses()
    noteFrames()
    var implementation = ""
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.isWord("@implementation"), index + 1 < tokens.count {
        implementation = tokens[index + 1].text
        scopes = [Scope(type: implementation)]
        let declaration = CodeFacts.TypeDeclaration(name: implementation, superclass: "")
        facts.types.append(finding(declaration, at: index + 1))
      } else if token.isWord("@interface"), index + 3 < tokens.count {
        declareInterface(at: index)
      } else if token.isWord("@end") {
        scopes = [Scope()]
      } else if token.isSymbol("{") {
        open(at: index)
      } else if token.isSymbol("}") {
        close()
      } else if token.isWord("return") {
        scopes[scopes.count - 1].leaves = true
      } else if token.isWord("case") || token.isWord("default") || token.isWord("@unknown") {
        enterCase(at: index)
      } else if token.isWord("if"), language == .objectiveC {
        noteBracelessCondition(at: index)
      }
      read(at: index)
      index += 1
    }
  }

  func location(_ index: Int) -> SourceLocation {
    SourceLocation(file: path, line: tokens[index].line, column: tokens[index].column)
  }

  func finding<Value>(_ value: Value, at index: Int) -> CodeFacts.Finding<Value> {
    CodeFacts.Finding(
      value: value, type: scope.type, function: scope.function, systems: scope.systems,
      location: location(index))
  }

  /// Reads `@interface Name : Superclass`.
  ///
  /// A category, `@interface Name (…)`, declares no class.
  private mutating func declareInterface(at index: Int) {
    let superclass = tokens[index + 2].isSymbol(":") ? tokens[index + 3].text : ""
    guard !tokens[index + 2].isSymbol("(") else { return }
    let declaration = CodeFacts.TypeDeclaration(
      name: tokens[index + 1].text, superclass: superclass)
    facts.types.append(finding(declaration, at: index + 1))
  }

  // MARK: Scopes

  private static let headers: Set<String> = [
    "class", "extension", "struct", "enum", "protocol", "actor", "func", "init", "deinit", "var",
    "get", "set", "didSet", "willSet", "if", "else", "guard", "switch", "for", "while", "do",
    "repeat", "catch", "defer", "lazy",
  ]

  /// Returns the keyword of a `{`: the last one since the preceding statement or block.
  private func header(of opening: Int) -> Int? {
    var index = opening - 1
    var depth = 0
    while index >= 0 {
      let token = tokens[index]
      if token.isSymbol(")") || token.isSymbol("]") { depth += 1 }
      if token.isSymbol("(") || token.isSymbol("[") { depth -= 1 }
      if depth < 0 { return nil }
      if token.isSymbol("{") || token.isSymbol("}") { return nil }
      if token.isSymbol(";") && depth == 0 { return nil }
      // An Objective-C method starts with its sign at the start of a line.
      if language == .objectiveC, token.startsLine, token.isSymbol("-") || token.isSymbol("+") {
        return index
      }
      if depth == 0, token.kind == .word, Self.headers.contains(token.text) {
        let isMember = index > 0 && tokens[index - 1].isSymbol(".")
        // A variable in a function has no scope, but a closure may follow it.
        let isLocal = !scope.function.isEmpty && ["var", "lazy", "get", "set"].contains(token.text)
        if !isMember, !isLocal { return index }
      }
      index -= 1
    }
    return nil
  }

  /// Opens the scope of a `{`, which inherits the facts of the enclosing scope.
  private mutating func open(at opening: Int) {
    var inner = Scope(type: scope.type, function: scope.function, modes: scope.modes)
    inner.isCertain = scope.isCertain
    inner.systems = scope.systems
    inner.branch = scope.branch
    if let start = header(of: opening) {
      describe(&inner, header: start, opening: opening)
    } else if opening > 0, !runsAtOnce(closure: opening) {
      inner.isCertain = false
    }
    scopes.append(inner)
  }

  /// Classifies a scope by its keyword: a type, a function, or a condition on the mode.
  private mutating func describe(_ inner: inout Scope, header start: Int, opening: Int) {
    let word = tokens[start].text
    let body = tokens[(start + 1)..<opening]
    switch word {
    case "class", "extension", "struct", "enum", "protocol", "actor":
      declareType(&inner, word, start: start, opening: opening)
    case "func", "init", "deinit", "var", "lazy":
      inner.function = word == "func" || word == "var" ? tokens[start + 1].text : word
      enterFunction(&inner, at: start)
    case "didSet": inner.function = "didSet " + scope.function
    case "-", "+":
      inner.function = selector(body)
      enterFunction(&inner, at: start)
    case "if": describeIf(&inner, start, body)
    case "else": describeElse(&inner, start)
    case "switch":
      inner.isSwitch = true
      inner.isCertain = false
    case "for", "while", "repeat", "catch", "get", "set", "willSet", "defer":
      inner.isCertain = false
    default: break
    }
  }

  /// The functions without parameters that the system calls.
  private static let systemFunctions: Set<String> = [
    "init", "awakeFromNib", "loadView", "viewDidLoad", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews", "viewWillAppear", "viewDidAppear", "layoutSubviews",
  ]

  /// Starts a function, whose statements run in every mode.
  private mutating func enterFunction(_ inner: inout Scope, at start: Int) {
    inner.modes = .all
    inner.isCertain = true
    inner.systems = .all
    inner.branch = nil
    inner.isFunction = true
    sizes = [:]
    let words = tokens[max(0, start - 4)..<start]
    let marks = ["override", "@IBAction", "@objc", "@IBSegueAction"]
    let header = tokens[start...].prefix(5)
    let isAction = header.contains { $0.isWord("IBAction") }
    // A function with parameters may implement a protocol of the system.
    let hasParameters =
      language == .swift
      ? !(header.count == 5 && header[start + 2].isSymbol("(") && header[start + 3].isSymbol(")"))
      : inner.function.contains(":")
    let isOpen =
      isAction || hasParameters || !tokens[start].isWord("func") && language == .swift
      || Self.systemFunctions.contains(inner.function)
      || words.contains { token in marks.contains(where: token.isWord) }
    let declaration = CodeFacts.FunctionDeclaration(name: inner.function, isOpen: isOpen)
    facts.functions.append(
      CodeFacts.Finding(value: declaration, type: inner.type, location: location(start)))
  }

  /// Returns whether the closure at an index runs at once or directly after the function, as on the
  /// main queue or in an animation.
  private func runsAtOnce(closure opening: Int) -> Bool {
    var index = opening - 1
    var words: [String] = []
    while index >= 0, opening - index < 24 {
      let token = tokens[index]
      if token.isSymbol(";") || token.isSymbol("{") || token.isSymbol("}") { break }
      words.append(token.text)
      if language == .swift, token.startsLine { break }
      index -= 1
    }
    if words.contains("completion") || words.contains("completionHandler") { return false }
    if words.contains("dispatch_get_main_queue") {
      return words.contains("dispatch_async") || words.contains("dispatch_sync")
    }
    if words.contains("async") || words.contains("sync") { return words.contains("main") }
    return ["animate", "animateWithDuration", "performWithoutAnimation"].contains {
      words.contains($0)
    }
  }

  /// Records a type and the first name after its colon, which is its superclass if it has one.
  private mutating func declareType(
    _ inner: inout Scope, _ word: String, start: Int, opening: Int
  ) {
    let name = tokens[start + 1].text
    inner.type = name
    inner.function = ""
    inner.modes = .all
    guard word != "extension" else { return }
    let colon = tokens[(start + 2)..<max(start + 2, opening)].firstIndex { $0.isSymbol(":") }
    let superclass = colon.flatMap { $0 + 1 < opening ? tokens[$0 + 1].text : nil } ?? ""
    let declaration = CodeFacts.TypeDeclaration(name: name, superclass: superclass)
    facts.types.append(finding(declaration, at: start + 1))
  }

  /// Returns the selector of an Objective-C method, such as `tableView:numberOfRowsInSection:`.
  func selector(_ body: ArraySlice<CodeToken>) -> String {
    var name = ""
    var depth = 0
    for index in body.indices {
      let token = body[index]
      if token.isSymbol("(") { depth += 1 }
      if token.isSymbol(")") { depth -= 1 }
      guard depth == 0, token.kind == .word else { continue }
      let isPart = index + 1 < body.endIndex && body[index + 1].isSymbol(":")
      if isPart { name += token.text + ":" } else if name.isEmpty { name = token.text }
    }
    return name
  }

  /// Records the condition of Objective-C's `if (…) statement;`, which opens no scope but may be
  /// followed by an `else`.
  private mutating func noteBracelessCondition(at index: Int) {
    guard let end = closing(of: index + 1) else { return }
    guard end + 1 < tokens.count, !tokens[end + 1].isSymbol("{") else { return }
    scopes[scopes.count - 1].lastCondition = condition(tokens[(index + 1)..<end])
  }

  /// Returns the index of the bracket that closes the one at `opening`.
  func closing(of opening: Int) -> Int? {
    guard tokens.indices.contains(opening) else { return nil }
    var depth = 0
    for index in opening..<tokens.count {
      if ["(", "[", "{"].contains(where: tokens[index].isSymbol) { depth += 1 }
      if [")", "]", "}"].contains(where: tokens[index].isSymbol) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
