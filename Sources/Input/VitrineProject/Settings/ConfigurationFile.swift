package import VitrineBase

/// An `.xcconfig` file: lines of `KEY = value`, `//` comments and `#include`s.
package enum ConfigurationFile {
  /// The deepest nesting of includes.
  ///
  /// It ends cycles.
  private static let depthLimit = 16

  /// Returns the settings of a file and its includes.
  ///
  /// Later lines override earlier ones.
  ///
  /// `notes` describes each file that can't be read, unless `#include?` makes it optional.
  package static func read(
    _ path: String, in files: Files, notes: inout [Diagnostic]
  ) -> [String: String] {
    var settings: [String: String] = [:]
    read(
      path, files, from: SourceLocation(file: path), isOptional: false, depth: 0,
      settings: &settings, notes: &notes)
    return settings
  }

  private static func read(
    _ path: String, _ files: Files, from place: SourceLocation, isOptional: Bool, depth: Int,
    settings: inout [String: String], notes: inout [Diagnostic]
  ) {
    guard depth < depthLimit else { return }
    guard let found = FileSearch.existing(path, in: files), let bytes = try? files.read(found)
    else {
      // CocoaPods generates its files on the developer's machine, so repositories omit them.
      guard !isOptional, !FilePath.components(of: path).contains("Pods") else { return }
      notes.append(
        Diagnostic(
          .note, "missing-xcconfig",
          "the configuration file '\(path)' is not there; its settings are unknown",
          at: place))
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let content = trimmed(withoutComment(line))
      if content.hasPrefix("#include") {
        let isOptional = content.hasPrefix("#include?")
        let parts = content.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 2 else { continue }
        let other = FilePath.join(FilePath.folder(of: found), String(parts[1]))
        read(
          other, files, from: SourceLocation(file: found, line: index + 1, column: 1),
          isOptional: isOptional, depth: depth + 1, settings: &settings, notes: &notes)
      } else if let equals = assignment(content) {
        let key = trimmed(content[..<equals])
        var value = trimmed(content[content.index(after: equals)...])
        if value.hasSuffix(";") { value = trimmed(value.dropLast()) }
        guard !key.isEmpty else { continue }
        settings[String(key)] = String(value)
      }
    }
  }

  /// Returns the `=` between a key and its value.
  ///
  /// An `=` in `[sdk=…]` belongs to the key.
  private static func assignment(_ line: Substring) -> Substring.Index? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth <= 0: return index
      default: break
      }
    }
    return nil
  }

  /// Returns the line before its first `//`, which no value can contain.
  private static func withoutComment(_ line: Substring) -> Substring {
    var previous: Character?
    for index in line.indices {
      if line[index] == "/", previous == "/" { return line[..<line.index(before: index)] }
      previous = line[index]
    }
    return line
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
