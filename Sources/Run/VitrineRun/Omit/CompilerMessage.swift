import VitrineBase

/// An error of the Swift compiler, located in the author's file.
///
/// Every copy of a source begins with `#sourceLocation`, so the compiler reports the file's name in
/// the project and the author's lines.
package struct CompilerMessage: Hashable, Sendable {
  package var text: String
  /// The author's file, or nil for generated code.
  package var file: String?
  package var line: Int
  package var column: Int
  /// The property whose code a macro copied, if the error is in the copy.
  var copied: CopiedProperty?

  /// A property with a macro, such as each of an observable class.
  struct CopiedProperty: Hashable {
    var name: String
    /// The name of the copy's buffer, which includes the names of the property's types.
    var buffer: String

    /// Reads the note that the compiler prints for the error in a copy.
    init?(note line: Substring) {
      guard line.contains("@__swiftmacro_"),
        let place = line.firstRange(of: ": note: in expansion"),
        let name = CompilerMessage.quoted(after: "on property ", String(line[place.upperBound...]))
      else { return nil }
      self.name = name
      buffer = String(line[..<place.lowerBound])
    }

    /// Returns whether a type can be that of the property.
    func isMember(of type: String) -> Bool {
      type.split(separator: ".").allSatisfy { buffer.contains("\($0.utf8.count)\($0)") }
    }
  }

  package init(text: String, file: String?, line: Int, column: Int) {
    self.text = text
    self.file = file
    self.line = line
    self.column = column
  }

  /// A Boolean value that indicates whether the compiler gave up the search for an expression's
  /// types.
  var isUnfinishedSearch: Bool { text.contains("unable to type-check this expression") }

  /// Returns the errors in a compiler's output, in order and without repetitions.
  ///
  /// `files` are the author's files by their names in the project.
  package static func errors(in output: String, files: [String: String]) -> [CompilerMessage] {
    var errors: [CompilerMessage] = []
    var seen: Set<CompilerMessage> = []
    for line in output.split(separator: "\n") {
      if let last = errors.last, last.file == nil, last.copied == nil,
        let copied = CopiedProperty(note: line)
      {
        errors[errors.count - 1].copied = copied
      }
      guard let mark = mark(in: line) else { continue }
      // A path may contain colons, so the last two numbers are the line and the column.
      let parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      var error = CompilerMessage(
        text: String(line[mark.upperBound...]), file: nil, line: 0, column: 0)
      if parts.count >= 3, let row = Int(parts[parts.count - 2]),
        let column = Int(parts[parts.count - 1])
      {
        let path = parts[..<(parts.count - 2)].joined(separator: ":")
        error.file = files[path]
        (error.line, error.column) = (row, column)
      }
      if seen.insert(error).inserted { errors.append(error) }
    }
    return errors
  }

  /// Returns the separator before the text of an error.
  ///
  /// A note about a property without a value says more than the error about its class.
  private static func mark(in line: Substring) -> Range<Substring.Index>? {
    if let mark = line.firstRange(of: ": error: ") { return mark }
    let isProperty =
      line.contains(": note: stored property ") && line.contains("prevents synthesized init")
    return isProperty ? line.firstRange(of: ": note: ") : nil
  }

  /// Returns the name in single quotation marks that follows some words.
  static func quoted(after words: String, _ text: String) -> String? {
    guard let start = text.firstRange(of: words + "'") else { return nil }
    let rest = text[start.upperBound...]
    return rest.firstIndex(of: "'").map { String(rest[..<$0]) }
  }
}
