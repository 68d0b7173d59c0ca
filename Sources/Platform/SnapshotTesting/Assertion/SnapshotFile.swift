import VitrineBase

/// The file of one snapshot: `__Snapshots__/FILE/TEST.NAME.EXTENSION` beside the test's file.
struct SnapshotFile {
  /// The path of the file.
  let path: String
  /// The name of the test without its parentheses.
  let test: String
  /// The name for the folder of failures.
  let name: String

  /// Finds the file of an assertion, whose number counts if it has no name.
  init(
    of name: String?, inTest test: String, file: String, folder: String?, suffix: String?
  ) {
    let stem = FilePath.stem(of: file)
    let home =
      folder ?? FilePath.join(FilePath.join(FilePath.folder(of: file), "__Snapshots__"), stem)
    let identifier =
      name.map(Self.sanitized) ?? String(SnapshotCounter.current.next(for: "\(home)/\(test)"))
    self.test = Self.sanitized(test)
    let file = "\(self.test).\(identifier)" + (suffix.map { ".\($0)" } ?? "")
    path = FilePath.join(home, file)
    self.name = "\(stem)/\(self.test).\(identifier)"
  }

  /// Returns a text in which each run of other characters than letters, digits and `_` is a hyphen,
  /// but none at an end.
  static func sanitized(_ text: String) -> String {
    var result = ""
    for character in text {
      let isWord = character.isLetter || character.isNumber || character == "_"
      if isWord {
        result.append(character)
      } else if result.last != "-" {
        result.append("-")
      }
    }
    if result.first == "-" { result.removeFirst() }
    if result.last == "-" { result.removeLast() }
    return result
  }
}
