import VitrineBase

/// The lines that a widget's code printed, as notes.
struct PrintedLines {
  /// The notes, which omit lines beyond the limit and count them.
  let notes: [Diagnostic]

  private static let lineLimit = 40
  private static let lengthLimit = 500

  /// Creates the notes for the text on standard output and standard error.
  init(_ output: String, _ errors: String, of path: String) {
    let lines = [output, errors].flatMap { $0.split(separator: "\n") }.map(Self.shown)
    var notes = lines.prefix(Self.lineLimit).map { line in
      Diagnostic(.note, "printed", "the code printed: \(line)", at: SourceLocation(file: path))
    }
    if lines.count > Self.lineLimit {
      notes.append(
        Diagnostic(
          .note, "printed", "the code printed \(lines.count - Self.lineLimit) more lines",
          at: SourceLocation(file: path)))
    }
    self.notes = notes
  }

  /// Returns a line without the time and the process that `NSLog` writes before it.
  private static func shown(_ line: Substring) -> String {
    let stamp = #/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+ \S+\[[0-9a-fA-F:]+\] /#
    let text = line.trimmingPrefix(stamp)
    return text.count > lengthLimit ? text.prefix(lengthLimit) + "…" : String(text)
  }
}
