import Glibc
import Synchronization
import VitrineBase

/// Results go to standard output, everything else to standard error.
///
/// Control characters of the text are escaped, so no name of a file or an input reaches the terminal
/// as a command.
enum Console {
  /// The line of progress that is on the terminal, below everything else; empty for none.
  private static let status = Mutex("")

  /// A result.
  static func print(_ text: String) { write(PrintableText.escaped(text), to: 1) }

  /// A result that may have diagnostics and marks, in color.
  static func printStyled(_ text: String) {
    write(styled(PrintableText.escaped(text), on: 1), to: 1)
  }

  /// A result with escape sequences that are meant: a picture.
  static func printPicture(_ text: String) { write(text, to: 1) }

  /// A message.
  static func error(_ text: String) {
    write(styled(PrintableText.escaped(text), on: 2), to: 2)
  }

  /// Shows one line on the terminal until the next message or line; empty removes it.
  static func showStatus(_ text: String) {
    status.withLock { status in
      guard status != text else { return }
      status = PrintableText.escaped(text)
      put("\r\u{1B}[K" + status, to: 2)
    }
  }

  /// Writes whole lines, with the line of progress out of their way.
  private static func write(_ text: String, to descriptor: Int32) {
    status.withLock { status in
      let isInTheWay = !status.isEmpty && isatty(descriptor) == 1
      if isInTheWay { put("\r\u{1B}[K", to: 2) }
      put(text.hasSuffix("\n") ? text : text + "\n", to: descriptor)
      if isInTheWay { put(status, to: 2) }
    }
  }

  /// Diagnostics with their severity in color and their place in bold; lines that start with a mark
  /// of success or failure, the mark in color.
  private static func styled(_ text: String, on descriptor: Int32) -> String {
    guard TerminalColor.isUsed(on: descriptor) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { styled(line: String($0), on: descriptor) }.joined(separator: "\n")
  }

  private static func styled(line: String, on descriptor: Int32) -> String {
    for (mark, color) in [("✘", TerminalColor.red), ("✔", .green), ("~", .yellow)]
    where line.hasPrefix(mark + " ") {
      return color(mark, on: descriptor) + line.dropFirst(mark.count)
    }
    let severities = [("error:", TerminalColor.red), ("warning:", .yellow), ("note:", .cyan)]
    for (word, color) in severities {
      if line.hasPrefix(word) {
        return color(word, on: descriptor) + line.dropFirst(word.count)
      }
      if let place = line.firstRange(of: ": \(word)") {
        let location = String(line[..<place.lowerBound]) + ":"
        return TerminalColor.bold(location, on: descriptor) + " " + color(word, on: descriptor)
          + line[place.upperBound...]
      }
    }
    return line
  }

  private static func put(_ text: String, to descriptor: Int32) {
    // If the reader is gone, there is nobody left to report to.
    try? Disk.put(Array(text.utf8), to: descriptor, "standard output")
  }
}
