/// Names with one constant value: `let x = 44`, `#define X 44`, `static const CGFloat x = 44;`, and
/// the same with strings.
struct CodeConstants: Sendable {
  /// The number of each name.
  ///
  /// The inner value is nil for a name with several values.
  private var numbers: [String: Double?] = [:]
  private var strings: [String: String?] = [:]

  func number(_ name: String) -> Double? { numbers[name] ?? nil }

  func string(_ name: String) -> String? { strings[name] ?? nil }

  /// Records the constants that a file declares or assigns.
  mutating func add(
    _ tokens: [CodeToken], _ definitions: [(name: String, value: [CodeToken])]
  ) {
    for definition in definitions { note(definition.name, definition.value[...]) }
    for index in tokens.indices where tokens[index].isSymbol("=") && index > 0 {
      guard let name = name(before: index, tokens) else { continue }
      let value = tokens[(index + 1)...].prefix(8)
      note(name, value.prefix { !$0.isSymbol(";") && !$0.isSymbol("}") }, of: tokens)
    }
  }

  /// Returns the name that an assignment sets: before `=`, or before the `:` of a Swift type.
  private func name(before index: Int, _ tokens: [CodeToken]) -> String? {
    var place = index - 1
    guard tokens[place].kind == .word else { return nil }
    if place >= 2, tokens[place - 1].isSymbol(":"), tokens[place - 2].kind == .word { place -= 2 }
    // A member of another object is not the constant of that name.
    if place >= 1, tokens[place - 1].isSymbol(".") || tokens[place - 1].isSymbol("?.") {
      guard place >= 2, tokens[place - 2].isWord("self") else { return nil }
    }
    return tokens[place].text
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
      set(&strings, name, value: isWhole ? first.text : nil)
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
    set(&numbers, name, value: ends ? (isNegative ? -parsed : parsed) : nil)
  }

  /// Records a value.
  ///
  /// A second, different value makes the name unknown permanently, because the choice between them
  /// is made at run time.
  private func set<Value: Equatable>(
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
