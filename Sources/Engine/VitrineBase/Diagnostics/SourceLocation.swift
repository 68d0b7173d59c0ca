/// A location in an input file.
///
/// Lines and columns count from 1, columns in UTF-8 bytes.
public struct SourceLocation: Hashable, Codable, Sendable, CustomStringConvertible {
  public var file: String
  public var line: Int
  public var column: Int

  public init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`, or only the file if there is no line.
  public var description: String { line > 0 ? "\(file):\(line):\(column)" : file }
}
