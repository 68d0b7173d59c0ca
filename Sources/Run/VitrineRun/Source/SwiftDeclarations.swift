import VitrineProject

/// A finder for the classes of a file, with their outlets and actions.
///
/// It only tracks braces: a declaration counts if its keyword is directly in a file's or a type's
/// braces. This needs no grammar, because a function's body is skipped by counting braces, and a
/// literal is one token. SwiftParser would provide a complete syntax tree, but the toolchain's copy
/// has no stable interface.
struct SwiftDeclarations {
  /// A pair of braces: a type's, or other ones, in which declarations don't count.
  private struct Scope {
    /// The index of the class, or nil for other braces.
    var type: Int?
    var name: String
    var isHidden: Bool
    var isGeneric = false
  }

  private let tokens: [SwiftToken]
  private var index = 0
  private var scopes: [Scope] = []
  private(set) var classes: [SwiftClass] = []
  /// The type aliases, with the names of their types.
  private(set) var aliases: [String: String] = [:]
  private var conditions = ConditionStack()
  /// The attributes and modifiers since the last declaration, and the name in `@objc(…)`.
  private var words: Set<String> = []
  private var objectiveName: String?

  init(_ tokens: [SwiftToken]) {
    self.tokens = tokens
    run()
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "final", "weak", "unowned", "lazy",
    "static", "class", "override", "dynamic", "required", "convenience", "mutating", "nonisolated",
    "optional", "indirect", "package",
  ]

  private mutating func run() {
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .directive {
        conditions.read(tokens, index)
        index += 1
      } else if token.isSymbol("@") {
        attribute()
      } else if token.isSymbol("{") {
        scopes.append(Scope(type: nil, name: "", isHidden: true))
        forget()
        index += 1
      } else if token.isSymbol("}") {
        if let type = scopes.popLast()?.type {
          classes[type].close = token.range.lowerBound
          if classes[type].end == -1 { classes[type].end = token.range.lowerBound }
        }
        forget()
        index += 1
      } else if token.kind == .word {
        word(token.text)
      } else {
        index += 1
      }
    }
    classes.removeAll { $0.end == -1 }
  }

  /// Clears the attributes and modifiers, which apply to the next declaration only.
  private mutating func forget() {
    words = []
    objectiveName = nil
  }

  /// Reads `@name` and its arguments on the same line.
  ///
  /// `@objc(name)` names a method.
  private mutating func attribute() {
    index += 1
    guard index < tokens.count, tokens[index].kind == .word else { return }
    let name = tokens[index].text
    words.insert("@" + name)
    index += 1
    guard index < tokens.count, tokens[index].isSymbol("("), !tokens[index].startsLine else {
      return
    }
    let end = tokens.closing(index)
    if name == "objc" {
      objectiveName = tokens[index + 1..<max(index + 1, end)].map(\.text).joined()
    }
    index = end + 1
  }

  /// A Boolean value that indicates whether all open braces belong to types.
  ///
  /// Code inside of functions declares no name that is visible in the file.
  private var isTypeLevel: Bool { scopes.allSatisfy { !$0.name.isEmpty } }

  /// Reads a keyword that begins a declaration, a modifier, or any other word.
  private mutating func word(_ text: String) {
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    switch text {
    case "class" where next?.kind == .word && !["func", "var", "let"].contains(next?.text):
      type(isClass: true)
    case "struct", "enum", "extension", "actor", "protocol": type(isClass: false)
    case "var": property()
    case "func": method()
    case "init": initializer()
    case "typealias": alias()
    case _ where Self.modifiers.contains(text):
      words.insert(text)
      index += 1
      // For example, `private(set)`.
      if index < tokens.count, tokens[index].isSymbol("("), tokens[index - 1].text != "class" {
        index = tokens.closing(index) + 1
      }
    default:
      forget()
      index += 1
    }
  }

  // MARK: Types

  /// Reads a type's head up to its brace.
  ///
  /// The first name after the colon may be a protocol. The hierarchy contains no class with that
  /// name and treats it as the platform's.
  private mutating func type(isClass: Bool) {
    let isExtension = tokens[index].text == "extension"
    defer { forget() }
    guard isTypeLevel, index + 1 < tokens.count, tokens[index + 1].kind == .word else {
      index += 1
      return
    }
    index += 1
    var simpleName = tokens[index].text
    index += 1
    while isExtension, index + 1 < tokens.count, tokens[index].isSymbol("."),
      tokens[index + 1].kind == .word
    {
      simpleName += "." + tokens[index + 1].text
      index += 2
    }
    let name = (scopes.map(\.name) + [simpleName]).joined(separator: ".")
    var isGeneric = false
    if index < tokens.count, tokens[index].isSymbol("<") { isGeneric = true }
    var base: String?
    while index < tokens.count, !tokens[index].isSymbol("{") {
      if tokens[index].isSymbol(":"), base == nil, index + 1 < tokens.count {
        base = tokens[index + 1].text
      }
      if tokens[index].isSymbol("}") { return }
      index += 1
    }
    index += 1
    let isHidden = !scopes.isEmpty && words.contains("private")
    var scope = Scope(type: nil, name: simpleName, isHidden: isHidden)
    scope.isGeneric = isGeneric
    if isClass || isExtension {
      var found = SwiftClass(name: name, otherName: objectiveName, base: isClass ? base : nil)
      found.end = isClass ? -1 : nil
      found.isGeneric = isGeneric || scopes.contains(where: \.isGeneric)
      found.start = tokens[min(index, tokens.count) - 1].range.lowerBound
      found.condition = conditions.text
      found.isVisibleInFile = !isHidden && !scopes.contains(where: \.isHidden)
      scope.type = classes.count
      classes.append(found)
    }
    scopes.append(scope)
  }

  // MARK: Members

  /// Reads an outlet: its name and its type, which must be explicit.
  private mutating func property() {
    defer { forget() }
    index += 1
    guard let type = scopes.last?.type,
      !words.isDisjoint(with: ["@IBOutlet", "@IBInspectable"])
    else { return }
    while index + 1 < tokens.count, tokens[index].kind == .word, tokens[index + 1].isSymbol(":") {
      let (text, end) = typeText(from: index + 2)
      classes[type].properties.append(
        SwiftClass.Property(name: tokens[index].text, type: text))
      // One declaration may have several properties.
      guard end < tokens.count, tokens[end].isSymbol(",") else { return }
      index = end + 1
    }
  }

  /// Returns a type as it is written, up to the continuation of the declaration.
  ///
  /// The second value is the index of the token after it.
  private func typeText(from start: Int) -> (text: String, end: Int) {
    var text = ""
    var depth = 0
    var end = start
    for place in start..<tokens.count {
      let token = tokens[place]
      end = place
      if depth == 0, place > start {
        if token.startsLine || ["=", "{", "}", ";", ",", ")"].contains(token.text) { break }
      }
      if ["(", "[", "<"].contains(token.text) { depth += 1 }
      if [")", "]", ">"].contains(token.text) { depth -= 1 }
      if token.isSymbol("@") || depth == 0 && ["escaping", "inout"].contains(token.text) {
        continue
      }
      text += token.kind == .word && text.last?.isLetter == true ? " " + token.text : token.text
    }
    while let last = text.last, "!?".contains(last) { text.removeLast() }
    return (text, end)
  }

  /// Reads an instance method.
  ///
  /// Any may be an action, because a `#selector` elsewhere may name it.
  private mutating func method() {
    defer { forget() }
    index += 1
    guard let type = scopes.last?.type, index + 1 < tokens.count, tokens[index].kind == .word,
      tokens[index + 1].isSymbol("("), words.isDisjoint(with: ["static", "class"])
    else { return }
    let name = tokens[index].text
    let end = tokens.closing(index + 1)
    let parameters = self.parameters(index + 2..<max(index + 2, end))
    let isOwnName = words.contains("@objc") && objectiveName?.isEmpty == false
    classes[type].methods.append(
      SwiftClass.Method(
        name: name,
        selector: isOwnName
          ? objectiveName ?? name : SelectorName.of(name, labels: parameters.map(\.label)),
        parameters: parameters,
        isMarked: !words.isDisjoint(with: ["@objc", "@IBAction"]),
        isPrivate: !words.isDisjoint(with: ["private", "fileprivate"]),
        isThrowing: follows("throws", end), isAsync: follows("async", end)))
    index = max(index + 1, end)
  }

  /// Returns whether a word is among the effects after a method's parameters.
  private func follows(_ word: String, _ end: Int) -> Bool {
    tokens[min(end + 1, tokens.count)...].prefix { ["async", "throws"].contains($0.text) }
      .contains { $0.isWord(word) }
  }

  /// Reads a designated initializer, after which a class may have no initializer without arguments.
  private mutating func initializer() {
    defer { forget() }
    index += 1
    guard let type = scopes.last?.type, classes[type].end != nil, index + 1 < tokens.count,
      tokens[index].isSymbol("(")
    else { return }
    if tokens[index + 1].isSymbol(")") {
      classes[type].hasPlainInitializer = true
      classes[type].declaresPlainInitializer = true
    } else if !words.contains("convenience"), !classes[type].declaresPlainInitializer {
      classes[type].hasPlainInitializer = false
    }
  }

  /// Reads another name of a type.
  private mutating func alias() {
    defer { forget() }
    index += 1
    guard index + 2 < tokens.count, tokens[index + 1].isSymbol("="), tokens[index + 2].kind == .word
    else { return }
    aliases[tokens[index].text] = tokens[index + 2].text
  }

  /// Returns labels and types, without internal names and default values.
  private func parameters(_ range: Range<Int>) -> [SwiftClass.Parameter] {
    var parameters: [SwiftClass.Parameter] = []
    var place = range.lowerBound
    while place < range.upperBound {
      guard tokens[place].kind == .word else { return parameters }
      let label = tokens[place].text == "_" ? "" : tokens[place].text
      while place < range.upperBound, !tokens[place].isSymbol(":") { place += 1 }
      parameters.append(SwiftClass.Parameter(label: label, type: typeText(from: place + 1).text))
      var depth = 0
      while place < range.upperBound, depth > 0 || !tokens[place].isSymbol(",") {
        if ["(", "[", "<"].contains(tokens[place].text) { depth += 1 }
        if [")", "]", ">"].contains(tokens[place].text) { depth -= 1 }
        place += 1
      }
      place += 1
    }
    return parameters
  }
}

extension [SwiftToken] {
  /// Returns the bracket that closes the one at an index, or the last token if it is unclosed.
  func closing(_ index: Int) -> Int {
    var depth = 0
    for place in index..<count {
      switch self[place].text {
      case "(", "[", "{": if self[place].kind == .symbol { depth += 1 }
      case ")", "]", "}": if self[place].kind == .symbol { depth -= 1 }
      default: break
      }
      if depth == 0 { return place }
    }
    return Swift.max(index, count - 1)
  }
}
