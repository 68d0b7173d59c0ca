/// Names with one constant value: `let x = 44`, `#define X 44`, `static const CGFloat x = 44;`, and
/// the same with strings.
struct CodeConstants: Sendable {
  /// The number of each name.
  ///
  /// The inner value is nil for a name with several values.
  private var numbers: [String: Double?] = [:]
  private var strings: [String: String?] = [:]
  /// The expression of each name that is assigned once, as tokens with their places.
  ///
  /// The inner value is nil for a name with several values.
  private var expressions: [String: [CodeToken]?] = [:]
  /// The names that are declared with `var`.
  private var variables: Set<String> = []
  /// The number of declarations of each name, including parameters.
  private var declarations: [String: Int] = [:]

  func number(_ name: String) -> Double? { numbers[name] ?? nil }

  func string(_ name: String) -> String? { strings[name] ?? nil }

  /// Returns the only expression that the code assigns to a name.
  ///
  /// A name without an owner, such as `color` in contrast to `Theme.color`, must have only one
  /// declaration, because a local variable or a parameter may hide the constant.
  func expression(_ name: String, hasOwner: Bool) -> [CodeToken]? {
    guard hasOwner || declarations[name] ?? 0 == 1 else { return nil }
    return expressions[name] ?? nil
  }

  /// Returns whether a name is a variable, which another file may change.
  func isVariable(_ name: String) -> Bool { variables.contains(name) }

  /// Records the constants that a file declares or assigns.
  mutating func add(
    _ tokens: [CodeToken], _ definitions: [(name: String, value: [CodeToken])]
  ) {
    for definition in definitions { note(definition.name, definition.value[...]) }
    for index in tokens.indices where tokens[index].isSymbol("=") && index > 0 {
      guard let place = place(before: index, tokens) else { continue }
      let name = tokens[place].text
      let value = tokens[(index + 1)...].prefix(8)
      note(name, value.prefix { !$0.isSymbol(";") && !$0.isSymbol("}") }, of: tokens)
      Self.set(&expressions, name, value: Self.expression(from: index + 1, tokens))
      if place > 0, tokens[place - 1].isWord("var") { variables.insert(name) }
    }
    noteDeclarations(tokens)
  }

  /// The number of tokens of the longest expression that is kept.
  private static let expressionLimit = 40

  /// Returns the tokens up to the end of the line or the statement, or nil for a longer expression.
  private static func expression(from start: Int, _ tokens: [CodeToken]) -> [CodeToken]? {
    var depth = 0
    for index in start..<min(tokens.count, start + expressionLimit) {
      let token = tokens[index]
      if ["(", "[", "{"].contains(where: token.isSymbol) { depth += 1 }
      if [")", "]", "}"].contains(where: token.isSymbol) { depth -= 1 }
      let ends = depth < 0 || depth == 0 && (token.isSymbol(";") || token.isSymbol(","))
      if ends || depth == 0 && index > start && token.startsLine {
        return Array(tokens[start..<index])
      }
    }
    let isWhole = tokens.count < start + expressionLimit
    return isWhole ? Array(tokens[min(start, tokens.count)...]) : nil
  }

  /// Counts the names of variables, parameters and loops.
  private mutating func noteDeclarations(_ tokens: [CodeToken]) {
    for index in tokens.indices.dropFirst() where tokens[index].kind == .word {
      let before = tokens[index - 1]
      let isVariable = ["let", "var", "for"].contains(before.text)
      let isParameter =
        index + 1 < tokens.count && tokens[index + 1].isSymbol(":")
        && (before.isSymbol("(") || before.isSymbol(",") || before.kind == .word)
      // Objective-C: `*name` of a variable or a parameter, and `(Type)name`.
      let isPointer = before.isSymbol("*") || before.isSymbol(")")
      if isVariable || isParameter || isPointer {
        declarations[tokens[index].text, default: 0] += 1
      }
    }
  }

  /// Returns the place of the name that an assignment sets: before `=`, or before the `:` of a Swift
  /// type.
  private func place(before index: Int, _ tokens: [CodeToken]) -> Int? {
    var place = index - 1
    guard tokens[place].kind == .word else { return nil }
    if place >= 2, tokens[place - 1].isSymbol(":"), tokens[place - 2].kind == .word { place -= 2 }
    // A member of another object is not the constant of that name.
    if place >= 1, tokens[place - 1].isSymbol(".") || tokens[place - 1].isSymbol("?.") {
      guard place >= 2, tokens[place - 2].isWord("self") else { return nil }
    }
    return place
  }

  /// Records a name's value if it is a single literal.
  ///
  /// Any longer expression makes the name unknown.
  private mutating func note(
    _ name: String, _ value: ArraySlice<CodeToken>, of tokens: [CodeToken] = []
  ) {
    guard let first = value.first else { return }
    let next = value.dropFirst().first
    let isWhole = next == nil || next?.startsLine == true || next?.isSymbol(")") == true
    if first.kind == .string {
      Self.set(&strings, name, value: isWhole ? first.text : nil)
      return
    }
    let isNegative = first.isSymbol("-")
    let isOpen = first.isSymbol("(")
    guard isNegative || isOpen || first.kind == .number else {
      if numbers[name] != nil { numbers[name] = .some(nil) }
      return
    }
    let number = first.kind == .number ? first : next
    guard let text = number?.text, let parsed = Self.value(of: text) else { return }
    let after = first.kind == .number ? next : value.dropFirst(2).first
    let ends = after == nil || after?.startsLine == true || after?.isSymbol(")") == true
    Self.set(&numbers, name, value: ends ? (isNegative ? -parsed : parsed) : nil)
  }

  /// Records a value.
  ///
  /// A second, different value makes the name unknown permanently, because the choice between them
  /// is made at run time.
  private static func set<Value: Equatable>(
    _ values: inout [String: Value?], _ name: String, value: Value?
  ) {
    if let earlier = values[name] {
      if earlier != value { values[name] = .some(nil) }
    } else {
      values[name] = .some(value)
    }
  }

  /// Returns the value of a literal such as `44`, `44.5f` or `1_000`.
  static func value(of literal: String) -> Double? {
    var text = literal.filter { $0 != "_" }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map(Double.init) }
    while let last = text.last, "fFuUlL.".contains(last) { text.removeLast() }
    return Double(text)
  }
}
