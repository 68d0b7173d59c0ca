import VitrineProject

/// A condition such as `#available(iOS 13, *)`, which follows the picture's system when it runs.
///
/// The compiler decides it for Linux, where it always holds.
struct SystemCondition {
  /// The range of the condition in the file.
  let range: Range<Int>
  /// The expression that replaces the condition.
  let expression: String

  /// The function of each module that compares a version with the system's.
  private static let function = "vitrine_isSystem"
  /// The declaration of the function, for a file of each module.
  static let declaration = """
    nonisolated func \(function)(_ major: Int, _ minor: Int, _ patch: Int) -> Bool {
    Foundation.ProcessInfo.processInfo.isOperatingSystemAtLeast(
    Foundation.OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: patch))
    }

    """

  /// Reads the condition at an index, or returns nil if the tokens are none.
  init?(_ tokens: [SwiftToken], _ index: Int) {
    let isNegative = tokens[index].text == "#unavailable"
    guard isNegative || tokens[index].text == "#available", index + 1 < tokens.count,
      tokens[index + 1].isSymbol("(")
    else { return nil }
    let end = tokens.closing(index + 1)
    range = tokens[index].range.lowerBound..<tokens[end].range.upperBound
    let platforms = tokens[index + 2..<max(index + 2, end)].split { $0.isSymbol(",") }
    // An extension's own version counts in an extension, and `*` means every system.
    let version = ["iOSApplicationExtension", "iOS"].lazy.compactMap { name in
      platforms.first { $0.first?.isWord(name) ?? false }?.dropFirst()
    }.first
    guard let version else {
      expression = isNegative ? "false" : "true"
      return
    }
    let numbers = version.map(\.text).joined().split(separator: ".").map { Int($0) ?? 0 }
    let parts = (numbers + [0, 0, 0]).prefix(3).map(String.init).joined(separator: ", ")
    expression = (isNegative ? "!" : "") + "\(Self.function)(\(parts))"
  }
}
