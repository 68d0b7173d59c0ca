import VitrineBase
import VitrineProject

/// A call in a test's source with a golden as a literal.
package struct InlineCall: Sendable {
  /// The place of the literal in the call.
  package enum Form: Sendable {
    /// The argument `inline:`, which the call has from the start.
    case argument
    /// The only expression of a closure after the call, which may be missing.
    case closure
  }

  /// The path of the source file.
  package let file: String
  /// The line of the call, from 1.
  package let line: Int
  /// The column of the call in bytes, from 1.
  package let column: Int
  package let form: Form

  /// The name of the golden in messages and in the folder of failures: `BadgeTests-42`.
  package var name: String { "\(FilePath.stem(of: file))-\(line)" }

  package init(file: String, line: Int, column: Int, form: Form) {
    self.file = file
    self.line = line
    self.column = column
    self.form = form
  }

  /// A literal's bytes in a file, and the bytes around a new one.
  struct Literal {
    /// The bytes of the literal, which are none if it isn't written yet.
    var range: Range<Int>
    /// The text of the literal, or nil if it isn't written yet.
    var value: String?
    /// The indentation of the literal's lines.
    var indentation: String
    /// The text before and after a new literal.
    var frame = (before: "", after: "")

    /// Returns the bytes of a literal in place of this one.
    func bytes(of text: String) -> [UInt8] {
      Array((frame.before + block(text) + frame.after).utf8)
    }

    /// Returns a literal of several lines, with as many number signs as the text needs.
    private func block(_ text: String) -> String {
      var signs = ""
      while text.contains("\"\"\"" + signs) || text.contains("\\" + signs) { signs += "#" }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let indented = lines.map { $0.isEmpty ? "" : indentation + $0 }
      return "\(signs)\"\"\"\n" + indented.joined(separator: "\n")
        + "\n\(indentation)\"\"\"\(signs)"
    }
  }

  /// Returns the literal of the call in the bytes of its file, or nil if there is no such call.
  func literal(in bytes: [UInt8]) -> Literal? {
    let tokens = SwiftTokenizer.tokens(of: bytes)
    guard let start = LineTable(bytes).offset(line: line, column: column),
      let first = tokens.firstIndex(where: { $0.range.upperBound > start }),
      let open = tokens[first...].firstIndex(where: { $0.isSymbol("(") })
    else { return nil }
    var depth = 0
    for index in open..<tokens.count {
      let token = tokens[index]
      if token.kind == .symbol {
        if "([{".contains(token.text) { depth += 1 }
        if ")]}".contains(token.text) { depth -= 1 }
      }
      if depth == 0 { return form == .closure ? closure(after: index, tokens, bytes) : nil }
      if form == .argument, depth == 1, token.isWord("inline"), index + 2 < tokens.count,
        tokens[index + 1].isSymbol(":"), tokens[index + 2].kind == .string
      {
        return literal(tokens[index + 2], bytes)
      }
    }
    return nil
  }

  /// Returns the literal of the closure behind a bracket, or the place for a new closure.
  private func closure(after index: Int, _ tokens: [SwiftToken], _ bytes: [UInt8]) -> Literal? {
    let rest = tokens[(index + 1)...].prefix(3)
    if rest.first?.isSymbol("{") == true {
      guard rest.count == 3, rest[index + 2].kind == .string, rest[index + 3].isSymbol("}") else {
        return nil
      }
      return literal(rest[index + 2], bytes)
    }
    let end = tokens[index].range.upperBound
    let margin = Self.margin(at: end, bytes)
    return Literal(
      range: end..<end, indentation: margin + Self.step(margin),
      frame: (" {\n" + margin + Self.step(margin), "\n\(margin)}"))
  }

  private func literal(_ token: SwiftToken, _ bytes: [UInt8]) -> Literal? {
    guard let value = Self.value(of: token.text) else { return nil }
    let margin = Self.margin(at: token.range.lowerBound, bytes)
    return Literal(
      range: token.range, value: value,
      indentation: token.startsLine ? margin : margin + Self.step(margin))
  }

  /// Returns the white space at the start of the line of an offset.
  private static func margin(at offset: Int, _ bytes: [UInt8]) -> String {
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return String(decoding: bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// Returns the white space of one more level.
  private static func step(_ margin: String) -> String { margin.last == "\t" ? "\t" : "  " }

  /// Returns the text of a literal without escapes, or nil for another one.
  private static func value(of literal: String) -> String? {
    let signs = String(literal.prefix { $0 == "#" })
    let text = literal.dropFirst(signs.count).dropLast(signs.count)
    guard !text.contains("\\" + signs) else { return nil }
    guard text.hasPrefix("\"\"\"") else { return String(text.dropFirst().dropLast()) }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, let last = lines.popLast() else { return nil }
    let margin = last.dropLast(3)
    return lines.dropFirst().map { $0.hasPrefix(margin) ? $0.dropFirst(margin.count) : "" }
      .joined(separator: "\n")
  }
}
