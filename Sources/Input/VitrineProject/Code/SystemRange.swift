/// The major versions of iOS on which a piece of code runs.
///
/// `#available(iOS 10, *)` and a test for a method that a version introduced give a lower bound for
/// their branch and an upper bound for its `else`.
package struct SystemRange: Hashable, Sendable {
  package var lower: Int
  package var upper: Int

  package init(lower: Int = 0, upper: Int = .max) {
    self.lower = lower
    self.upper = upper
  }

  package static let all = SystemRange()

  package func contains(_ version: Int) -> Bool { lower <= version && version <= upper }

  package func intersection(_ other: SystemRange) -> SystemRange {
    SystemRange(lower: max(lower, other.lower), upper: min(upper, other.upper))
  }

  /// The other versions.
  ///
  /// A range with both bounds has none, because no single condition asks for it.
  var complement: SystemRange {
    if lower > 0, upper == .max { return SystemRange(upper: lower - 1) }
    if lower == 0, upper < .max { return SystemRange(lower: upper + 1) }
    return SystemRange(lower: 1, upper: 0)
  }
}

extension CodeWalk {
  /// Returns the systems on which a condition holds, or nil if it depends on more.
  static func systems(_ words: ArraySlice<CodeToken>) -> SystemRange? {
    guard !words.contains(where: { ["!", "&&", "||", "let"].contains($0.text) }) else {
      return nil
    }
    let platforms = ["iOS", "iOSApplicationExtension"]
    if let range = number(after: words.firstIndex { platforms.contains($0.text) }, words) {
      let isNegative = words.contains { $0.text.hasSuffix("unavailable") }
      return isNegative ? range.complement : range
    }
    // A system of the Mac: every system that Vitrine draws has the names of such a branch.
    if words.contains(where: { ["OSX", "macOS", "macOSApplicationExtension"].contains($0.text) }) {
      return .all
    }
    if words.contains(where: { $0.isWord("systemVersion") }),
      let sign = words.firstIndex(where: { [">=", "<"].contains($0.text) }),
      let range = number(after: sign, words)
    {
      return words[sign].isSymbol(">=") ? range : range.complement
    }
    return selectorSystems(words)
  }

  private static func number(
    after index: Int?, _ words: ArraySlice<CodeToken>
  ) -> SystemRange? {
    guard let index, index + 1 < words.endIndex, words[index + 1].kind == .number,
      let version = CodeConstants.value(of: words[index + 1].text), (1...99).contains(version)
    else { return nil }
    return SystemRange(lower: Int(version))
  }

  /// Returns the systems that have a method: iOS 10 introduced the ones of display modes.
  private static func selectorSystems(_ words: ArraySlice<CodeToken>) -> SystemRange? {
    let tests = ["respondsToSelector", "instancesRespondToSelector", "responds"]
    guard words.contains(where: { tests.contains($0.text) }) else { return nil }
    let isModes = words.contains {
      $0.text.lowercased().hasSuffix("widgetlargestavailabledisplaymode")
    }
    return isModes ? SystemRange(lower: 10) : .all
  }
}
