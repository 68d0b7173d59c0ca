import VitrineBase

/// The lines of a file that errors are about, with a mark below the column.
///
/// Errors of all modules arrive as text, and each of its lines starts with `file:line:column`, so
/// that editors and annotations understand it. The excerpt is found by that text.
enum SourceExcerpt {
  /// The number of excerpts below one message.
  private static let countLimit = 3
  /// The largest number of characters of a line before the mark and after it.
  private static let reach = (before: 56, after: 32)
  /// The largest file that an excerpt is taken from, in bytes, as reading a huge one again takes long.
  private static let sizeLimit = 1 << 20

  /// Returns a message with an excerpt below each line that names a line and a column.
  ///
  /// A file that can't be read any more, that has no such line or isn't text has no excerpt.
  static func added(to message: String, from files: Files) -> String {
    var count = 0
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard count < countLimit, let place = location(in: line), let excerpt = text(at: place, files)
      else { return String(line) }
      count += 1
      return line + "\n" + excerpt
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the place at the start of an error's line.
  private static func location(in line: Substring) -> SourceLocation? {
    guard let mark = line.firstRange(of: ": error: ") else { return nil }
    let parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 2, let column = Int(parts[parts.count - 1]), column > 0,
      let number = Int(parts[parts.count - 2]), number > 0
    else { return nil }
    return SourceLocation(
      file: parts.dropLast(2).joined(separator: ":"), line: number, column: column)
  }

  /// Returns the line of a place and the mark below it.
  private static func text(at place: SourceLocation, _ files: Files) -> String? {
    guard !files.isFolder(place.file), let size = files.size(of: place.file), size <= sizeLimit,
      let bytes = try? files.read(place.file),
      let line = line(place.line, of: bytes), String(validating: line, as: UTF8.self) != nil
    else { return nil }
    // Columns count bytes.
    let start = max(0, min(place.column - 1, line.count))
    let before = shown(line.prefix(start))
    let after = shown(line.dropFirst(start))
    let isCut = before.count > reach.before
    let head = isCut ? "…" + before.suffix(reach.before) : before
    let tail = after.count > reach.after ? after.prefix(reach.after) + "…" : after
    let gutter = "  \(place.line) | "
    let indent = String(repeating: " ", count: gutter.count - 2) + "| "
    let space = String(repeating: " ", count: PrintableText.columns(head))
    return "\(gutter)\(head)\(tail)\n\(indent)\(space)^"
  }

  /// Returns a line, which is counted from 1, without its end.
  private static func line(_ number: Int, of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var start = bytes.startIndex
    for _ in 1..<number {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
    return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }

  /// Returns a part of a line as it is printed, with spaces for tabs.
  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    PrintableText.escaped(String(decoding: bytes, as: UTF8.self).replacing("\t", with: " "))
  }
}
