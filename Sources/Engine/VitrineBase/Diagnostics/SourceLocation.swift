/// A location in an input file.
///
/// Lines and columns count from 1, columns in UTF-8 bytes.
public struct SourceLocation: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public var file: String
  /// The one-based line, or 0 if it is unknown.
  public var line: Int
  /// The one-based column, or 0 if it is unknown.
  public var column: Int

  /// Creates a location in a file.
  public init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`, or only the file if there is no line.
  public var description: String { line > 0 ? "\(file):\(line):\(column)" : file }
}
