/// A piece of a string with inline Markdown.
struct MarkdownPieces: Equatable {
  var text: String
  var intent: InlinePresentationIntent = []
  /// The target of a link.
  var target: String?

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
        result +=
          styled.intent.contains(.code) ? [styled.with(String(inner))] : pieces(inner, styled)
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
    let marks: [(String, InlinePresentationIntent)] = [
      ("**", .stronglyEmphasized), ("__", .stronglyEmphasized), ("~~", .strikethrough),
      ("`", .code), ("*", .emphasized), ("_", .emphasized),
    ]
    for (mark, intent) in marks where string.hasPrefix(mark) {
      if mark.hasPrefix("_"), previous?.isLetter == true || previous?.isNumber == true { continue }
      let body = string.dropFirst(mark.count)
      guard let first = body.first, !first.isWhitespace, let end = body.firstRange(of: mark),
        end.lowerBound > body.startIndex
      else { continue }
      styled.intent.insert(intent)
      return (body[..<end.lowerBound], body[end.upperBound...], styled)
    }
    guard string.first == "[", let close = string.firstRange(of: "]("),
      let end = string[close.upperBound...].firstIndex(of: ")")
    else { return nil }
    styled.target = String(string[close.upperBound..<end])
    return (
      string[string.index(after: string.startIndex)..<close.lowerBound],
      string[string.index(after: end)...], styled
    )
  }
}
