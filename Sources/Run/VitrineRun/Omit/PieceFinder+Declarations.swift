import VitrineProject

extension PieceFinder {
  // MARK: Types

  /// Adds a type with its inheritance clause and members.
  mutating func type(_ head: Head) -> Int {
    let keyword = tokens[head.keyword].text
    var index = head.keyword + 1
    var name = ""
    while index < head.limit, tokens[index].kind == .word || tokens[index].isSymbol(".") {
      if tokens[index].kind == .word, !name.isEmpty, !name.hasSuffix(".") { break }
      name += tokens[index].text
      index += 1
    }
    guard let brace = brace(from: index, head.limit) else { return declaration(head, named: name) }
    let end = after(brace, head.limit)
    let piece = add(.type, name, head.start..<end, parent: head.parent)
    inheritance(index..<brace, of: piece, isClass: keyword == "class")
    var context = head.context
    context.kind = keyword == "enum" ? .enumeration : .type
    context.name = name
    context.result = nil
    items(inside(brace, head.limit), context, parent: piece)
    return end
  }

  /// Returns the index of the brace that begins a body, or nil if the declaration ends before one.
  private func brace(from start: Int, _ limit: Int) -> Int? {
    var index = start
    while index < limit {
      if tokens[index].isSymbol("{") { return index }
      if tokens[index].isSymbol(";") || tokens[index].isSymbol("}") { return nil }
      if index > start, isCondition(index) { return nil }
      index = after(index, limit)
    }
    return nil
  }

  /// Adds the entries of an inheritance clause, which ends before `where`.
  private mutating func inheritance(_ range: Range<Int>, of piece: Int, isClass: Bool) {
    var depth = 0
    var start: Int?
    var isFirst = isClass
    func isEnd(_ index: Int) -> Bool {
      index == range.upperBound || tokens[index].isWord("where")
        || depth == 0 && tokens[index].isSymbol(",")
    }
    var index = range.lowerBound
    while index <= range.upperBound {
      if let first = start, isEnd(index) {
        if first < index {
          let entry = add(.inheritance, text(first..<index), first..<index, parent: piece)
          if isFirst { markFirst(entry) }
        }
        isFirst = false
        guard index < range.upperBound, tokens[index].isSymbol(",") else { return }
        start = index + 1
      }
      guard index < range.upperBound else { return }
      if tokens[index].isSymbol("<") { depth += 1 }
      if tokens[index].isSymbol(">") { depth -= 1 }
      if start == nil, depth == 0, tokens[index].isSymbol(":") { start = index + 1 }
      index = max(index + 1, after(index, range.upperBound))
    }
  }

  // MARK: Functions

  /// Adds a function with its body.
  mutating func function(_ head: Head) -> Int {
    var index = head.keyword
    var name = tokens[index].text
    if name == "func", index + 1 < head.limit {
      index += 1
      name = tokens[index].text
    }
    while index < head.limit, !tokens[index].isSymbol("("), !tokens[index].isSymbol("{") {
      index += 1
    }
    var result: String? = name == "deinit" ? "" : nil
    if index < head.limit, tokens[index].isSymbol("(") {
      name += labels(inside(index, head.limit))
      index = after(index, head.limit)
    }
    // Without a body, as in a protocol, the declaration ends with its line.
    let end = itemEnd(head.keyword, head.limit)
    let open = (min(index, end)..<end).first { tokens[$0].isSymbol("{") }
    guard let open else {
      add(.function, name, head.start..<end, parent: head.parent)
      return end
    }
    if !["init", "deinit"].contains(tokens[head.keyword].text) {
      result = resultType(index..<open)
    }
    if tokens[head.keyword].text == "init" {
      let isFailable = head.keyword + 1 < head.limit && tokens[head.keyword + 1].isSymbol("?")
      let isValue = head.context.kind != .file && isValueType(head.context.name)
      result = isFailable ? "?" : isValue ? SourcePiece.wholeSelf : nil
    }
    let close = after(open, head.limit)
    let piece = add(.function, name, head.start..<close, parent: head.parent)
    body(open, close, named: name, result: result, of: piece, isAccessors: isAccessors(open))
    return close
  }

  /// Returns the labels of parameters like `(_:animated:)`.
  private func labels(_ range: Range<Int>) -> String {
    var names: [String] = []
    var isExpected = true
    var index = range.lowerBound
    while index < range.upperBound {
      if isExpected, tokens[index].kind == .word {
        names.append(tokens[index].text + ":")
        isExpected = false
      }
      if tokens[index].isSymbol(",") { isExpected = true }
      // A generic argument list contains commas, too.
      if tokens[index].isSymbol("<") {
        while index < range.upperBound, !tokens[index].isSymbol(">") { index += 1 }
      }
      index = max(index + 1, index < range.upperBound ? after(index, range.upperBound) : index)
    }
    return "(\(names.joined()))"
  }

  /// Returns the type after an arrow, or an empty text without an arrow.
  private func resultType(_ range: Range<Int>) -> String {
    guard let arrow = range.first(where: { tokens[$0].isSymbol("->") }) else { return "" }
    let end = range.first { $0 > arrow && tokens[$0].isWord("where") } ?? range.upperBound
    return arrow + 1 < end ? text(arrow + 1..<end) : ""
  }

  /// Adds a body with its statements, or the bodies of accessors.
  private mutating func body(
    _ open: Int, _ close: Int, named name: String, result: String?, of piece: Int, isAccessors: Bool
  ) {
    let left = result == SourcePiece.wholeSelf ? "" : result
    let context = Context(kind: .code, name: name, result: left ?? "")
    guard isAccessors else {
      let body = add(.body, name, open..<close, parent: piece, result: result)
      items(inside(open, close), context, parent: body)
      return
    }
    var index = open + 1
    while index < close - 1 {
      let isGetter = tokens[index].isWord("get")
      guard let brace = (index..<close - 1).first(where: { tokens[$0].isSymbol("{") }) else {
        return
      }
      let end = after(brace, close)
      let type = isGetter ? result : ""
      let body = add(.body, name, brace..<end, parent: piece, result: type)
      let inner = Context(kind: .code, name: name, result: type ?? "")
      items(inside(brace, close), inner, parent: body)
      index = end
    }
  }

  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "_modify", "_read", "mutating", "nonmutating",
  ]

  /// Returns whether braces contain accessors.
  private func isAccessors(_ open: Int) -> Bool {
    guard open + 2 < tokens.count else { return false }
    var first = open + 1
    while first + 2 < tokens.count, tokens[first].isSymbol("@") { first += 2 }
    guard tokens[first].kind == .word, Self.accessors.contains(tokens[first].text) else {
      return false
    }
    let next = tokens[first + 1]
    return next.isSymbol("{") || next.isSymbol("(") || next.isSymbol("}")
      || next.kind == .word && (Self.accessors.contains(next.text) || next.text == "async")
  }

  // MARK: Properties

  /// Adds a property of a type or of the file, with its value, accessors and closures.
  mutating func property(_ head: Head) -> Int {
    let end = itemEnd(head.keyword, head.limit)
    let name = head.keyword + 1 < end ? tokens[head.keyword + 1].text : ""
    let piece = add(.property, name, head.start..<end, parent: head.parent)
    variable(head.keyword + 1..<end, named: name, of: piece)
    return end
  }

  /// Adds the value and the accessors of a property or variable.
  mutating func variable(_ range: Range<Int>, named name: String, of piece: Int) {
    var colon: Int?
    var equals: Int?
    var index = range.lowerBound
    var accessors: Int?
    while index < range.upperBound, accessors == nil {
      if tokens[index].isSymbol(":"), colon == nil, equals == nil { colon = index }
      if tokens[index].isSymbol("="), equals == nil { equals = index }
      if tokens[index].isSymbol("{"), equals == nil || isAccessors(index) { accessors = index }
      if accessors == nil { index = after(index, range.upperBound) }
    }
    let end = accessors ?? range.upperBound
    let type = colon.map { text($0 + 1..<max($0 + 1, equals ?? end)) }
    let isSingle = !range.contains {
      tokens[$0].isSymbol(",") && $0 > (colon ?? $0) && $0 < (equals ?? $0)
    }
    if let equals, equals + 1 < end {
      var parent = piece
      if let type, isSingle {
        parent = add(.value, name, equals + 1..<end, parent: piece, result: type)
      }
      blocks(equals + 1..<end, Context(kind: .code, name: name, result: nil), parent: parent)
    }
    if let accessors {
      body(
        accessors, after(accessors, range.upperBound), named: name, result: type, of: piece,
        isAccessors: isAccessors(accessors))
    }
  }

  /// Adds a declaration without descendants.
  mutating func declaration(_ head: Head, named name: String? = nil) -> Int {
    let end = itemEnd(head.keyword, head.limit)
    let other = head.keyword + 1 < end ? tokens[head.keyword + 1].text : ""
    add(.declaration, name ?? other, head.start..<end, parent: head.parent)
    return end
  }
}
