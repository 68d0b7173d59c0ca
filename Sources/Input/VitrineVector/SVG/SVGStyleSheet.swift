import VitrineImport

/// The rules of a picture's `style` elements.
///
/// A selector is a type, a class, an id or a combination of these for one element, such as
/// `path.a`. The reader reports longer selectors.
struct SVGStyleSheet {
  private struct Selector {
    var type: String?
    var id: String?
    var classes: [String] = []

    /// The specificity: ids precede classes, and classes precede types (CSS 2.1, 6.4.3).
    var specificity: Int { (id == nil ? 0 : 10_000) + classes.count * 100 + (type == nil ? 0 : 1) }

    func matches(_ element: XMLElement, _ names: [Substring]) -> Bool {
      (type == nil || type == element.name) && (id == nil || id == element["id"])
        && classes.allSatisfy { name in names.contains { $0 == name } }
    }
  }

  private var rules: [(selector: Selector, declarations: [SVGDeclaration])] = []
  private(set) var hasUnsupportedRules = false

  static let ruleLimit = 2000

  /// Adds the rules of one `style` element.
  ///
  /// A rule without its closing brace ends the sheet.
  mutating func add(_ text: String) {
    var rest = Self.withoutComments(text)[...]
    while let open = rest.firstIndex(of: "{"), rules.count < Self.ruleLimit {
      let selectors = rest[..<open]
      guard let close = rest[open...].firstIndex(of: "}") else { return }
      let declarations = SVGDeclaration.list(rest[rest.index(after: open)..<close])
      for part in selectors.split(separator: ",") {
        if let selector = Self.selector(String(part)) {
          rules.append((selector, declarations))
        } else {
          hasUnsupportedRules = true
        }
      }
      rest = rest[rest.index(after: close)...]
    }
    // Of equal rules the later one has precedence, so the sort must be stable.
    let sorted = rules.enumerated().sorted {
      ($0.element.selector.specificity, $0.offset) < ($1.element.selector.specificity, $1.offset)
    }
    rules = sorted.map(\.element)
  }

  /// Returns the declarations of all rules for an element, by ascending precedence.
  func declarations(for element: XMLElement) -> [SVGDeclaration] {
    guard !rules.isEmpty else { return [] }
    let names = element.classes
    return rules.filter { $0.selector.matches(element, names) }.flatMap(\.declarations)
  }

  /// Returns the declarations of the rules for a class alone, by ascending precedence.
  func declarations(ofClass name: Substring) -> [SVGDeclaration] {
    rules.filter {
      $0.selector.type == nil && $0.selector.id == nil && $0.selector.classes == [String(name)]
    }.flatMap(\.declarations)
  }

  /// Parses one compound selector such as `path.a#b`.
  ///
  /// Returns nil for combinators, attributes and pseudo-classes.
  private static func selector(_ text: String) -> Selector? {
    let text = text.trimmedASCII
    guard !text.isEmpty, !text.utf8.contains(where: { $0 <= 0x20 }) else { return nil }
    var selector = Selector()
    var kind: Character?
    var word = ""
    func isComplete() -> Bool {
      guard !word.isEmpty else { return kind == nil }
      switch kind {
      case ".": selector.classes.append(word)
      case "#": selector.id = word
      default: selector.type = word == "*" ? nil : word
      }
      word = ""
      return true
    }
    for character in text {
      switch character {
      case ".", "#":
        guard isComplete() else { return nil }
        kind = character
      case ">", "+", "~", "[", ":", "@": return nil
      default: word.append(character)
      }
    }
    return isComplete() ? selector : nil
  }

  /// Removes all `/* … */` comments.
  private static func withoutComments(_ text: String) -> String {
    var bytes: [UInt8] = []
    var isComment = false
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if isComment {
        if previous == UInt8(ascii: "*"), byte == UInt8(ascii: "/") { isComment = false }
        previous = byte
        continue
      }
      if byte == UInt8(ascii: "*"), bytes.last == UInt8(ascii: "/") {
        bytes.removeLast()
        isComment = true
        previous = 0
        continue
      }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A `name: value` pair of a `style` attribute or of a rule.
struct SVGDeclaration {
  let name: String
  let value: String
  /// A Boolean value that indicates whether the declaration overrides those that aren't important
  /// (CSS 2.1, 6.4.2).
  let isImportant: Bool

  /// Parses a declaration.
  ///
  /// Returns nil if it is incomplete or ends in another mark than `!important`.
  init?(_ text: Substring) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    name = String(text[..<colon]).trimmedASCII
    let parts = text[colon...].dropFirst().split(separator: "!", omittingEmptySubsequences: false)
    value = String(parts[0]).trimmedASCII
    isImportant = parts.count == 2 && String(parts[1]).trimmedASCII.lowercased() == "important"
    guard !name.isEmpty, !value.isEmpty, parts.count == 1 || isImportant else { return nil }
  }

  /// Returns the declarations of a `style` attribute or of a rule.
  static func list(_ text: Substring) -> [SVGDeclaration] {
    text.split(separator: ";").compactMap { SVGDeclaration($0) }
  }
}

extension String {
  /// The text without white space at both ends.
  var trimmedASCII: String {
    func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
    let bytes = Array(utf8)
    guard let first = bytes.firstIndex(where: { !isSpace($0) }),
      let last = bytes.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }
}

extension XMLElement {
  /// The names of the element's classes.
  var classes: [Substring] {
    (self["class"] ?? "").split { $0 == " " || $0 == "\n" || $0 == "\t" }
  }
}
