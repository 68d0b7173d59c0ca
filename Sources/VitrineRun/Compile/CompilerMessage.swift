import VitrineBase

/// An error of the Swift compiler, at the author's file.
package struct CompilerMessage: Hashable, Sendable {
  package var text: String
  /// The index of the file among those that were compiled; nil for one that isn't the author's.
  package var file: Int?
  package var line: Int
  package var column: Int

  /// The errors in a compiler's output, in its order; `name` makes of a file's index its name.
  static func errors(in output: String, count: Int, name: (Int) -> String) -> [CompilerMessage] {
    let names = Dictionary((0..<count).map { (name($0), $0) }) { first, _ in first }
    var errors: [CompilerMessage] = []
    for line in output.split(separator: "\n") {
      guard let mark = line.firstRange(of: ": error: ") else { continue }
      let parts = line[..<mark.lowerBound].split(separator: ":")
      guard parts.count >= 3, let row = Int(parts[parts.count - 2]),
        let column = Int(parts[parts.count - 1])
      else {
        errors.append(
          CompilerMessage(text: String(line[mark.upperBound...]), file: nil, line: 0, column: 0))
        continue
      }
      let path = parts[..<(parts.count - 2)].joined(separator: ":")
      let error = CompilerMessage(
        text: String(line[mark.upperBound...]), file: names[FilePath.name(of: path)], line: row,
        column: column)
      if !errors.contains(error) { errors.append(error) }
    }
    return errors
  }
}
