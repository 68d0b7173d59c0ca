import VitrineProject

/// The optional requirements of a file's protocols, which exist only with Objective-C.
///
/// Each becomes a requirement with a default in an extension after the protocol. Calls lose the
/// question mark after the method's name.
struct OptionalRequirements {
  /// A protocol with optional requirements, or one for Objective-C.
  struct Declaration {
    var name: String
    /// The modifiers before the keyword, such as `public`.
    var access: String
    /// The index of the token after which the protocol's bases begin, or nil if it has none.
    var bases: Int?
    /// The index of the opening brace.
    var open: Int
    /// The index of the closing brace.
    var close: Int
    /// The optional requirements as they are written, without attributes and `optional`.
    var requirements: [[SwiftToken]]
    var isForObjectiveC: Bool
  }

  private(set) var protocols: [Declaration] = []

  /// The names of optional methods and properties.
  var names: Set<String> {
    Set(protocols.flatMap(\.requirements).compactMap { $0.dropFirst().first?.text })
  }

  init(_ tokens: [SwiftToken]) {
    for index in tokens.indices where tokens[index].isWord("protocol") {
      guard index + 2 < tokens.count, tokens[index + 1].kind == .word,
        let open = tokens[index...].firstIndex(where: { $0.isSymbol("{") })
      else { continue }
      let before = tokens[max(0, index - 4)..<index]
      let isForObjectiveC = before.contains { $0.isWord("objc") }
      let close = tokens.closing(open)
      let requirements = Self.requirements(tokens, in: open + 1..<max(open + 1, close))
      guard isForObjectiveC || !requirements.isEmpty else { continue }
      protocols.append(
        Declaration(
          name: tokens[index + 1].text,
          access: before.contains { $0.isWord("public") } ? "public " : "",
          bases: tokens[index + 2].isSymbol(":") ? index + 2 : nil, open: open, close: close,
          requirements: requirements, isForObjectiveC: isForObjectiveC))
    }
  }

  private static func requirements(
    _ tokens: [SwiftToken], in range: Range<Int>
  ) -> [[SwiftToken]] {
    range.compactMap { index in
      guard tokens[index].isWord("optional"), index + 1 < range.upperBound,
        ["func", "var"].contains(tokens[index + 1].text)
      else { return nil }
      var end = index + 2
      while end < range.upperBound {
        if tokens[end].startsLine || tokens[end].isSymbol(";"), depth(tokens, index + 1, end) == 0 {
          break
        }
        end += 1
      }
      return Array(tokens[index + 1..<end])
    }
  }

  private static func depth(_ tokens: [SwiftToken], _ start: Int, _ end: Int) -> Int {
    tokens[start..<end].reduce(0) {
      $0 + (["(", "[", "{"].contains($1.text) ? 1 : [")", "]", "}"].contains($1.text) ? -1 : 0)
    }
  }

  /// Returns the extension with the defaults of a protocol's optional requirements.
  static func defaults(of declaration: Declaration, in bytes: [UInt8]) -> String {
    let members = declaration.requirements.compactMap { requirement -> String? in
      guard let first = requirement.first, let last = requirement.last else { return nil }
      let text = String(
        decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self
      ).split(separator: "\n").joined(separator: " ")
      if first.text == "func" { return "\(declaration.access)\(text) { missingValue() }" }
      let type = text.split(separator: "{")[0]
      return "\(declaration.access)\(type){ get { missingValue() } set {} }"
    }
    return "; extension \(declaration.name) { \(members.joined(separator: "; ")) }"
  }
}
