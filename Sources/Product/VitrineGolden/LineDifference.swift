/// The difference between two texts, line by line.
///
/// The engine is the standard library's shortest edit script (Myers). Unchanged lines are shown
/// around changes only.
public struct LineDifference: Sendable {
  /// The changed lines, which begin with `-` and `+`, with unchanged ones around them.
  public let lines: [String]

  /// The number of unchanged lines around a change.
  private static let surroundings = 3
  /// The line in place of skipped ones.
  private static let gap = "…"

  /// Compares texts.
  ///
  /// Returns nil if they are equal, apart from line breaks at their ends.
  public init?(expected: String, actual: String) {
    let (old, new) = (Self.lines(of: expected), Self.lines(of: actual))
    guard old != new else { return nil }
    lines = Self.excerpt(Self.script(from: old, to: new))
  }

  private static func lines(of text: String) -> [Substring] {
    var text = Substring(text)
    while text.last == "\n" { text.removeLast() }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns all lines with their marks: a space, `-` or `+`.
  private static func script(from old: [Substring], to new: [Substring]) -> [String] {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var script: [String] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        script.append("-\(old[left])")
        left += 1
      } else if right < new.count, inserted.contains(right) {
        script.append("+\(new[right])")
        right += 1
      } else {
        script.append(" \(old[left])")
        (left, right) = (left + 1, right + 1)
      }
    }
    return script
  }

  private static func excerpt(_ script: [String]) -> [String] {
    var isShown = script.map { _ in false }
    for index in script.indices where !script[index].hasPrefix(" ") {
      let range = max(0, index - surroundings)...min(script.count - 1, index + surroundings)
      for near in range { isShown[near] = true }
    }
    var excerpt: [String] = []
    for (line, isShown) in zip(script, isShown) {
      if isShown {
        excerpt.append(line)
      } else if excerpt.last != gap {
        excerpt.append(gap)
      }
    }
    return excerpt
  }
}
