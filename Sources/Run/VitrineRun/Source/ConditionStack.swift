import VitrineProject

/// The conditions of `#if` around a place in a file.
struct ConditionStack {
  /// An open `#if` with the condition of its current branch and those of the branches before it.
  private struct Level {
    var current: String?
    var earlier: [String]
  }

  private var levels: [Level] = []

  /// Reads a directive, and ignores directives without a condition.
  mutating func read(_ tokens: [SwiftToken], _ index: Int) {
    switch tokens[index].text {
    case "#if":
      levels.append(Level(current: Self.expression(tokens, after: index), earlier: []))
    case "#elseif":
      guard var level = levels.popLast() else { return }
      if let current = level.current { level.earlier.append(current) }
      level.current = Self.expression(tokens, after: index)
      levels.append(level)
    case "#else":
      guard var level = levels.popLast() else { return }
      if let current = level.current { level.earlier.append(current) }
      level.current = nil
      levels.append(level)
    case "#endif": _ = levels.popLast()
    default: break
    }
  }

  /// The condition under which the code at the place is compiled, or nil without one.
  var text: String? {
    let parts = levels.flatMap { level in
      level.earlier.map { "!(\($0))" } + (level.current.map { ["(\($0))"] } ?? [])
    }
    return parts.isEmpty ? nil : parts.joined(separator: " && ")
  }

  /// A Boolean value that indicates whether the code is only for another system than iOS.
  var isOfOtherSystem: Bool {
    levels.contains { Self.otherSystems.contains($0.current ?? "") }
  }

  private static let otherSystems: Set<String> = [
    "os(macOS)", "os(OSX)", "os(watchOS)", "os(tvOS)", "os(visionOS)",
  ]

  /// Returns the condition after a directive, with iOS in place of Linux and vice versa.
  private static func expression(_ tokens: [SwiftToken], after index: Int) -> String {
    var text = ""
    for token in tokens[(index + 1)...] {
      guard !token.startsLine else { break }
      let isSystem = text.hasSuffix("os(")
      switch token.text {
      case "iOS" where isSystem: text += "Linux"
      case "Linux" where isSystem: text += "iOS"
      // An operator between two conditions has a space on both sides, or on none.
      case "&&", "||": text += " \(token.text) "
      case "&", "|": text += text.hasSuffix(token.text) ? "\(token.text) " : " \(token.text)"
      default: text += (token.kind == .word && text.last?.isLetter == true ? " " : "") + token.text
      }
    }
    return text
  }
}
