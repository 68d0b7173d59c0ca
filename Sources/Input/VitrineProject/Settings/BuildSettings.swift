/// The build settings of one target in one configuration: levels of `KEY = value`, each of which
/// overrides the preceding one.
package struct BuildSettings: Hashable, Sendable {
  /// The levels, lowest first: defaults, the project's files and settings, the target's.
  private var levels: [[String: String]] = []
  /// The configuration and SDK that select `KEY[config=Debug]` and `KEY[sdk=macosx*]`.
  private var configuration = ""
  private var sdk = "iphoneos"

  package init(configuration: String = "") { self.configuration = configuration }

  /// The deepest reference of a setting to another.
  ///
  /// It ends cycles.
  private static let depthLimit = 24

  package mutating func add(_ level: [String: String]) {
    levels.append(level)
    if let root = self["SDKROOT"], root.hasPrefix("macosx") { sdk = "macosx" }
  }

  /// The expanded value of a setting, or nil if no level sets it.
  package subscript(name: String) -> String? { value(name, below: levels.count, depth: 0) }

  /// Returns a text, such as a value of an `Info.plist`, with its variables expanded.
  package func expand(_ text: String) -> String { expand(text, depth: 0) }

  private func expand(_ text: String, depth: Int) -> String {
    guard depth < Self.depthLimit else { return "" }
    return SettingExpansion { value($0, below: levels.count, depth: depth + 1) }.expand(text)
  }

  private func value(_ name: String, below top: Int, depth: Int) -> String? {
    guard let (text, level) = written(name, below: top) else { return nil }
    guard depth < Self.depthLimit else { return "" }
    let marks = ["$(inherited)", "${inherited}", "$(\(name))", "${\(name)}"]
    guard marks.contains(where: text.contains) else { return expand(text, depth: depth) }
    let inherited = value(name, below: level, depth: depth + 1) ?? ""
    return expand(marks.reduce(text) { $0.replacing($1, with: inherited) }, depth: depth)
  }

  /// Returns the text of the highest level that sets a name.
  ///
  /// A conditional value precedes a plain one.
  private func written(_ name: String, below top: Int) -> (String, Int)? {
    for level in levels[..<top].indices.reversed() {
      let conditional = levels[level].keys.filter { key in
        key.hasPrefix(name + "[") && applies(String(key.dropFirst(name.count)))
      }
      if let key = conditional.max(), let text = levels[level][key] { return (text, level) }
      if let text = levels[level][name] { return (text, level) }
    }
    return nil
  }

  /// Returns whether the conditions of `[sdk=iphoneos*][config=Debug]` are met.
  private func applies(_ conditions: String) -> Bool {
    conditions.split(whereSeparator: { "[],".contains($0) }).allSatisfy { condition in
      let parts = condition.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return false }
      switch parts[0] {
      case "config": return Self.matches(configuration, parts[1])
      case "sdk": return Self.matches(sdk, parts[1])
      default: return true
      }
    }
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    guard pattern.hasSuffix("*") else { return text == pattern }
    return text.hasPrefix(String(pattern.dropLast()))
  }
}

extension String {
  /// Returns a copy with every occurrence of a text replaced.
  fileprivate func replacing(_ text: String, with other: String) -> String {
    let (bytes, pattern) = (Array(utf8), Array(text.utf8))
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: pattern) {
        result += Array(other.utf8)
        index += pattern.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
