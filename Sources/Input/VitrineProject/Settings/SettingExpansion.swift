/// Expands `$(NAME)`, `${NAME}` and `$(NAME:modifier)` in the text of a build setting.
///
/// The operators are those of Apple's Build Settings Reference: case, identifiers, parts of a path
/// and `default=`. A name without a value expands to an empty string, as in Xcode.
struct SettingExpansion {
  /// Returns the value of a variable, or nil if it isn't set.
  let value: (String) -> String?

  /// The deepest nesting of names.
  ///
  /// Projects use two levels.
  private static let nestingLimit = 16

  func expand(_ text: String) -> String {
    expand(Substring(text), depth: 0)
  }

  private func expand(_ text: Substring, depth: Int) -> String {
    guard depth < Self.nestingLimit, text.utf8.contains(UInt8(ascii: "$")) else {
      return String(text)
    }
    var result = ""
    var rest = text
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let opening = rest.first, opening == "(" || opening == "{",
        let closing = Self.end(of: rest, opening)
      else {
        result += "$"
        continue
      }
      let inside = rest[rest.index(after: rest.startIndex)..<closing]
      result += variable(expand(inside, depth: depth + 1))
      rest = rest[rest.index(after: closing)...]
    }
    return result + rest
  }

  /// Returns the index of the bracket that closes the one at the start of a text.
  private static func end(of text: Substring, _ opening: Character) -> Substring.Index? {
    let closing: Character = opening == "(" ? ")" : "}"
    var depth = 0
    for index in text.indices {
      if text[index] == opening { depth += 1 }
      if text[index] == closing { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private func variable(_ text: String) -> String {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let name = parts.removeFirst()
    // `inherited` has been replaced in settings. In any other text it is empty.
    var result = name == "inherited" ? "" : value(name) ?? ""
    for part in parts { result = Self.modified(result, part) }
    return result
  }

  private static func modified(_ text: String, _ modifier: String) -> String {
    if modifier.hasPrefix("default=") {
      return text.isEmpty ? String(modifier.dropFirst("default=".count)) : text
    }
    switch modifier {
    case "lower": return text.lowercased()
    case "upper": return text.uppercased()
    case "rfc1034identifier": return identifier(text, filler: "-", allowed: "-.")
    case "identifier", "c99extidentifier":
      let plain = identifier(text, filler: "_", allowed: "_")
      return plain.first?.isNumber == true ? "_" + plain : plain
    case "file": return String(text.split(separator: "/").last ?? "")
    case "dir":
      guard let slash = text.lastIndex(of: "/") else { return "." }
      return String(text[..<slash])
    case "base":
      let file = text.split(separator: "/").last.map(String.init) ?? ""
      guard let dot = file.lastIndex(of: ".") else { return file }
      return String(file[..<dot])
    case "suffix":
      let file = text.split(separator: "/").last.map(String.init) ?? ""
      return file.lastIndex(of: ".").map { String(file[$0...]) } ?? ""
    default: return text
    }
  }

  /// Replaces every character that isn't allowed by the filler.
  ///
  /// Two names may become equal.
  private static func identifier(_ text: String, filler: Character, allowed: String) -> String {
    String(
      text.map { character in
        let isPlain = character.isASCII && (character.isLetter || character.isNumber)
        return isPlain || allowed.contains(character) ? character : filler
      })
  }
}
