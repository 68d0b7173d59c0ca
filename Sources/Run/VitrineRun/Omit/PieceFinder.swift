import VitrineProject

/// A finder for the pieces of a file: declarations, function bodies and statements.
///
/// It is a recursive descent over tokens that knows the ends of declarations and statements but not
/// the grammar of expressions. A statement ends at a line break, unless the tokens on either side
/// of it show that it continues ("The Swift Programming Language", "Statements"). Every brace inside
/// of a statement contains statements of its own. Broken code only makes pieces larger: an unclosed
/// bracket extends to the end of its block.
struct PieceFinder {
  /// The surroundings of a list of declarations or statements.
  struct Context {
    enum Kind { case file, type, enumeration, code, sections }
    var kind: Kind
    /// The name of the innermost function, property or type.
    var name: String
    /// The result type of the innermost function; nil inside of a closure.
    var result: String?
  }

  let tokens: [SwiftToken]
  let bytes: [UInt8]
  /// The index of the bracket that closes the one at an index, or the number of tokens.
  let closings: [Int]
  /// A Boolean value that indicates whether calls in chains are pieces.
  let hasModifiers: Bool
  /// The names of the structures and enumerations that the file declares.
  private let valueTypes: Set<String>
  private(set) var pieces: [SourcePiece]

  static func pieces(
    _ tokens: [SwiftToken], in bytes: [UInt8], hasModifiers: Bool = false
  ) -> [SourcePiece] {
    var finder = PieceFinder(tokens, bytes, hasModifiers: hasModifiers)
    finder.items(tokens.indices, Context(kind: .file, name: "", result: nil), parent: 0)
    return finder.pieces
  }

  private init(_ tokens: [SwiftToken], _ bytes: [UInt8], hasModifiers: Bool) {
    self.hasModifiers = hasModifiers
    self.tokens = tokens
    self.bytes = bytes
    valueTypes = Set(
      tokens.indices.dropLast().filter {
        tokens[$0].kind == .word && ["struct", "enum"].contains(tokens[$0].text)
      }.map { tokens[$0 + 1].text })
    pieces = [SourcePiece(.file, "", range: 0..<bytes.count, parent: nil)]
    var closings = [Int](repeating: tokens.count, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .symbol {
      switch token.text {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}":
        let opening = token.text == ")" ? "(" : token.text == "]" ? "[" : "{"
        // A bracket of another kind is missing its partner.
        guard let place = open.lastIndex(where: { tokens[$0].text == opening }) else { continue }
        closings[open[place]] = index
        open.removeSubrange(place...)
      default: break
      }
    }
    self.closings = closings
  }

  /// Returns whether a type is a structure or enumeration that the file declares.
  func isValueType(_ name: String) -> Bool {
    name.split(separator: ".").last.map { valueTypes.contains(String($0)) } ?? false
  }

  // MARK: Lists

  /// Adds the pieces of a list of declarations or statements.
  mutating func items(_ range: Range<Int>, _ context: Context, parent: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens[index].isSymbol(";") {
        index += 1
      } else if isCondition(index) {
        repeat { index += 1 } while index < range.upperBound && !tokens[index].startsLine
      } else {
        index = max(index + 1, item(index, end: range.upperBound, context, parent: parent))
      }
    }
  }

  /// Returns whether a token begins a line of conditional compilation, which belongs to no piece.
  func isCondition(_ index: Int) -> Bool {
    let token = tokens[index]
    return token.kind == .directive && token.startsLine
      && ["#if", "#elseif", "#else", "#endif", "#sourceLocation"].contains(token.text)
  }

  /// Adds a piece with its descendants, and returns the index after it.
  private mutating func item(
    _ start: Int, end limit: Int, _ context: Context, parent: Int
  ) -> Int {
    if context.kind == .sections { return section(start, end: limit, context, parent: parent) }
    let keyword = declarationKeyword(start, end: limit)
    let head = Head(start: start, keyword: keyword, limit: limit, context: context, parent: parent)
    let isCode = context.kind == .code
    switch tokens[keyword].kind == .word ? tokens[keyword].text : "" {
    case "import" where !isCode:
      let end = itemEnd(keyword, limit)
      let name = keyword + 1 < end ? text(keyword + 1..<end) : ""
      add(.moduleImport, name, start..<end, parent: parent)
      return end
    case "class", "struct", "enum", "extension", "protocol", "actor": return type(head)
    case "func", "init", "deinit", "subscript": return function(head)
    case "var", "let": return isCode ? statement(head) : property(head)
    case "case" where context.kind == .enumeration: return declaration(head)
    case "typealias", "associatedtype", "operator", "precedencegroup", "macro":
      return declaration(head)
    default: return statement(head)
    }
  }

  /// The beginning of a piece.
  struct Head {
    var start: Int
    /// The index of the keyword after attributes and modifiers.
    var keyword: Int
    var limit: Int
    var context: Context
    var parent: Int
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "final", "weak", "unowned", "lazy",
    "static", "class", "override", "dynamic", "required", "convenience", "mutating", "nonmutating",
    "nonisolated", "optional", "indirect", "package", "prefix", "infix", "postfix", "isolated",
  ]
  private static let keywords: Set<String> = [
    "import", "class", "struct", "enum", "extension", "protocol", "actor", "func", "init", "deinit",
    "subscript", "var", "let", "case", "typealias", "associatedtype", "operator",
    "precedencegroup", "macro",
  ]

  /// Returns the index of a declaration's keyword after its attributes and modifiers, or the start
  /// if no declaration begins there.
  private func declarationKeyword(_ start: Int, end: Int) -> Int {
    var index = start
    while index < end {
      let token = tokens[index]
      let next = index + 1 < end ? tokens[index + 1] : nil
      if token.isSymbol("@"), next?.kind == .word {
        index += 2
        while index + 1 < end, tokens[index].isSymbol("."), tokens[index + 1].kind == .word {
          index += 2
        }
        if index < end, tokens[index].isSymbol("("), !tokens[index].startsLine {
          index = closings[index] + 1
        }
        continue
      }
      guard token.kind == .word else { return start }
      let isModifier = Self.modifiers.contains(token.text)
      // `class` is a modifier before `func`, and a keyword before a name.
      let isBeforeOther =
        next.map { $0.kind == .word && (Self.keywords.union(Self.modifiers).contains($0.text)) }
        ?? false
      if isModifier, token.text != "class" || isBeforeOther {
        index += 1
        if index < end, tokens[index].isSymbol("(") { index = closings[index] + 1 }
        continue
      }
      return Self.isKeyword(token, next) ? index : start
    }
    return start
  }

  /// Returns whether a word begins a declaration.
  ///
  /// Some keywords are also names of functions or variables.
  private static func isKeyword(_ token: SwiftToken, _ next: SwiftToken?) -> Bool {
    guard keywords.contains(token.text), token.range.count == token.text.utf8.count else {
      return false
    }
    switch token.text {
    case "actor", "macro", "operator", "precedencegroup": return next?.kind == .word
    case "init", "subscript":
      return next.map { ["(", "?", "!", "<"].contains($0.text) } ?? false
    case "deinit": return next?.isSymbol("{") ?? false
    case "func": return next != nil
    default:
      return next.map { $0.kind == .word || $0.isSymbol("(") && token.text != "class" } ?? false
    }
  }

  // MARK: Tools

  @discardableResult
  mutating func add(
    _ kind: SourcePiece.Kind, _ name: String, _ range: Range<Int>, parent: Int,
    result: String? = nil
  ) -> Int {
    pieces.append(
      SourcePiece(kind, name, range: byteRange(range), parent: parent, result: result))
    return pieces.count - 1
  }

  mutating func markFirst(_ piece: Int) { pieces[piece].isFirst = true }

  private func byteRange(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty, range.lowerBound < tokens.count else { return 0..<0 }
    let last = min(range.upperBound, tokens.count) - 1
    return tokens[range.lowerBound].range.lowerBound..<tokens[last].range.upperBound
  }

  /// Returns the code of tokens.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[byteRange(range)], as: UTF8.self)
  }

  /// Returns the index after the group that an index may open, but at most a limit.
  func after(_ index: Int, _ limit: Int) -> Int {
    guard tokens[index].kind == .symbol, ["(", "[", "{"].contains(tokens[index].text) else {
      return index + 1
    }
    return min(closings[index] + 1, limit)
  }

  /// Returns the tokens between the brackets of a group.
  func inside(_ open: Int, _ limit: Int) -> Range<Int> {
    open + 1..<max(open + 1, min(closings[open], limit))
  }

  /// Returns the index after a statement or a declaration.
  func itemEnd(_ start: Int, _ limit: Int) -> Int {
    var index = start
    while index < limit {
      if index > start {
        if tokens[index].isSymbol(";") || isCondition(index) { return index }
        if tokens[index].startsLine, !continues(index, tokens[start].text) { return index }
      }
      index = after(index, limit)
    }
    return limit
  }

  private static let continuingWords: Set<String> = [
    "else", "catch", "where", "as", "is", "in", "throws", "rethrows", "async",
  ]
  private static let operators = "+-*/%<>=&|^~!?"

  /// Returns whether the token at the start of a line continues the statement before it.
  private func continues(_ index: Int, _ first: String) -> Bool {
    let token = tokens[index]
    let before = tokens[index - 1]
    if token.kind == .word {
      if Self.continuingWords.contains(token.text) { return true }
      if token.text == "while", first == "repeat" { return true }
    }
    if token.kind == .symbol {
      if [".", ",", ":", ")", "]", "->", "{", "?"].contains(token.text) { return true }
      if Self.operators.contains(token.text), !isPrefix(index) { return true }
    }
    guard before.kind == .symbol else {
      return before.kind == .word && before.range.count == before.text.utf8.count
        && ["let", "var", "try", "await", "in", "as", "is", "else", "import"].contains(before.text)
    }
    if [",", ":", ".", "=", "&", "|", "->", "(", "["].contains(before.text) { return true }
    return Self.operators.contains(before.text) && !isPostfix(index - 1)
  }

  /// Returns whether an operator at the start of a line stands directly before its operand.
  private func isPrefix(_ index: Int) -> Bool {
    var last = index
    while last + 1 < tokens.count,
      tokens[last + 1].range.lowerBound == tokens[last].range.upperBound
    {
      last += 1
      let token = tokens[last]
      guard token.kind == .symbol, Self.operators.contains(token.text) else { return true }
    }
    return false
  }

  /// Returns whether an operator at the end of a line stands directly after its operand.
  private func isPostfix(_ index: Int) -> Bool {
    var first = index
    while first > 0, tokens[first - 1].range.upperBound == tokens[first].range.lowerBound {
      first -= 1
      let token = tokens[first]
      guard token.kind == .symbol, Self.operators.contains(token.text) else { return true }
    }
    return false
  }
}
