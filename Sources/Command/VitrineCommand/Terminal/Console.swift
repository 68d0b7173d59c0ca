import Glibc
import Synchronization
import VitrineBase

/// The output of the program: results on standard output, messages on standard error.
///
/// Control characters are escaped, so that no name of a file or an input acts as a command of the
/// terminal.
enum Console {
  /// The line of progress at the bottom of the terminal.
  ///
  /// Empty if there is none.
  private static let status = Mutex("")

  private static let failure = Mutex<Disk.Failure?>(nil)

  /// The error of the first result that could not be written.
  ///
  /// Nil if all results were written so far.
  static var outputFailure: Disk.Failure? { failure.withLock { $0 } }

  /// Prints a result.
  static func print(_ text: String) { write(PrintableText.escaped(text), to: 1) }

  /// Prints a result with colored diagnostics and marks.
  static func printStyled(_ text: String) {
    write(styled(PrintableText.escaped(text), on: 1), to: 1)
  }

  /// Prints a picture, whose escape sequences aren't escaped.
  static func printPicture(_ text: String) { write(text, to: 1) }

  /// Prints a message.
  static func error(_ text: String) {
    write(styled(PrintableText.escaped(text), on: 2), to: 2)
  }

  /// Shows a line at the bottom of the terminal until the next message or line.
  ///
  /// An empty text removes it.
  static func showStatus(_ text: String) {
    status.withLock { status in
      guard status != text else { return }
      status = PrintableText.escaped(text)
      put("\r\u{1B}[K" + status, to: 2)
    }
  }

  /// Writes lines above the line of progress.
  private static func write(_ text: String, to descriptor: Int32) {
    status.withLock { status in
      let isInTheWay = !status.isEmpty && isatty(descriptor) == 1
      if isInTheWay { put("\r\u{1B}[K", to: 2) }
      put(text.hasSuffix("\n") ? text : text + "\n", to: descriptor)
      if isInTheWay { put(status, to: 2) }
    }
  }

  /// Colors the severities of diagnostics and the marks at the start of lines, and makes places
  /// bold.
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

  /// Writes to a descriptor.
  ///
  /// After a result cannot be written, the others are dropped and a run ends early. A message that
  /// cannot be written is lost, because there is no other place for it.
  private static func put(_ text: String, to descriptor: Int32) {
    guard descriptor == 1 else {
      try? Disk.put(Array(text.utf8), to: descriptor, "standard error")
      return
    }
    guard outputFailure == nil else { return }
    do throws(Disk.Failure) {
      try Disk.put(Array(text.utf8), to: descriptor, "standard output")
    } catch {
      failure.withLock { $0 = error }
      Interrupt.stop()
    }
  }
}
