import VitrineBase

/// An error of the Swift compiler, at the author's file.
///
/// Every copy of a source begins with `#sourceLocation`, so the compiler speaks of the author's path and
/// lines by itself.
package struct CompilerMessage: Hashable, Sendable {
  package var text: String
  /// The author's file; nil for code that is generated.
  package var file: String?
  package var line: Int
  package var column: Int

  /// The errors in a compiler's output, in its order and each once; `paths` are the author's files.
  package static func errors(in output: String, paths: Set<String>) -> [CompilerMessage] {
    var errors: [CompilerMessage] = []
    var seen: Set<CompilerMessage> = []
    for line in output.split(separator: "\n") {
      guard let mark = line.firstRange(of: ": error: ") else { continue }
      // A path may hold colons: the last two numbers are the line and the column.
      let parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      var error = CompilerMessage(
        text: String(line[mark.upperBound...]), file: nil, line: 0, column: 0)
      if parts.count >= 3, let row = Int(parts[parts.count - 2]),
        let column = Int(parts[parts.count - 1])
      {
        let path = parts[..<(parts.count - 2)].joined(separator: ":")
        error.file = paths.contains(path) ? path : nil
        (error.line, error.column) = (row, column)
      }
      if seen.insert(error).inserted { errors.append(error) }
    }
    return errors
  }
}
