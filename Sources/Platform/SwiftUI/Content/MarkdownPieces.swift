/// A piece of a string with inline Markdown.
struct MarkdownPieces: Equatable {
  var text: String
  var isStrong = false
  var isEmphasized = false
  var isStruckThrough = false
  var isCode = false
  var isLink = false

  /// Returns the pieces of a string with `**strong**`, `*emphasized*`, `~~struck~~`, `` `code` ``
  /// and `[links](target)`.
  ///
  /// A mark without its counterpart is text.
  static func of(_ string: String) -> [MarkdownPieces] {
    guard string.contains(where: { "*_~`[".contains($0) }) else {
      return [MarkdownPieces(text: string)]
    }
    return pieces(Substring(string), MarkdownPieces(text: ""))
  }

  private static func pieces(_ string: Substring, _ style: MarkdownPieces) -> [MarkdownPieces] {
    var result: [MarkdownPieces] = []
    var plain = ""
    func piece(_ text: String) -> MarkdownPieces {
      var piece = style
      piece.text = text
      return piece
    }
    var rest = string
    while let first = rest.first {
      if let (inner, after, styled) = span(rest, style, previous: plain.last) {
        if !plain.isEmpty { result.append(piece(plain)) }
        plain = ""
        result += styled.isCode ? [styled.with(String(inner))] : pieces(inner, styled)
        rest = after
      } else {
        plain.append(first)
        rest.removeFirst()
      }
    }
    if !plain.isEmpty { result.append(piece(plain)) }
    return result
  }

  private func with(_ text: String) -> MarkdownPieces {
    var piece = self
    piece.text = text
    return piece
  }

  /// Returns the marked span at the start of a string with its style, or nil.
  private static func span(
    _ string: Substring, _ style: MarkdownPieces, previous: Character?
  ) -> (inner: Substring, after: Substring, MarkdownPieces)? {
    var styled = style
    let marks: [(String, (inout MarkdownPieces) -> Void)] = [
      ("**", { $0.isStrong = true }), ("__", { $0.isStrong = true }),
      ("~~", { $0.isStruckThrough = true }), ("`", { $0.isCode = true }),
      ("*", { $0.isEmphasized = true }), ("_", { $0.isEmphasized = true }),
    ]
    for (mark, change) in marks where string.hasPrefix(mark) {
      if mark.hasPrefix("_"), previous?.isLetter == true || previous?.isNumber == true { continue }
      let body = string.dropFirst(mark.count)
      guard let first = body.first, !first.isWhitespace, let end = body.firstRange(of: mark),
        end.lowerBound > body.startIndex
      else { continue }
      change(&styled)
      return (body[..<end.lowerBound], body[end.upperBound...], styled)
    }
    guard string.first == "[", let close = string.firstRange(of: "]("),
      let end = string[close.upperBound...].firstIndex(of: ")")
    else { return nil }
    styled.isLink = true
    return (
      string[string.index(after: string.startIndex)..<close.lowerBound],
      string[string.index(after: end)...], styled
    )
  }
}
