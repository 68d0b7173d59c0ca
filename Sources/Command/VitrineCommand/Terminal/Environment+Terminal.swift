import Glibc
import VitrineBase

/// The machine and the terminal that the program runs on.
extension Environment {
  /// A Boolean value that indicates whether the terminal ignores escape sequences.
  static var isDumb: Bool { process["TERM"] == "dumb" }

  /// A Boolean value that indicates whether standard error is a terminal that can replace a line.
  ///
  /// It is false if `CI` is set, because nobody watches the terminal of a CI service.
  static var isWatched: Bool { isatty(2) == 1 && process["CI"] == nil && !isDumb }

  /// A Boolean value that indicates whether standard output is a terminal that somebody watches.
  static var isOutputWatched: Bool { isatty(1) == 1 && process["CI"] == nil }

  /// The number of columns of the terminal at standard error.
  ///
  /// The variable `COLUMNS` overrides the size that the terminal reports. The default is 80.
  static var columns: Int { columns(of: [2]) ?? 80 }

  /// The number of columns of the terminal that shows help.
  ///
  /// If standard output goes into a pager, the terminal is that of standard error. Nil if neither is
  /// a terminal and `COLUMNS` isn't set.
  static var helpColumns: Int? { columns(of: [1, 2]) }

  /// Returns the value of `COLUMNS`, or the number of columns of the first descriptor that is a
  /// terminal.
  private static func columns(of descriptors: [Int32]) -> Int? {
    if let count = process["COLUMNS"].flatMap(Int.init), count > 0 { return count }
    for descriptor in descriptors {
      var size = winsize()
      let isAnswered = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
      if isAnswered, size.ws_col > 0 { return Int(size.ws_col) }
    }
    return nil
  }
}

extension HelpText {
  /// The layout of help for the present terminal.
  static var terminal: HelpText { HelpText(columns: Environment.helpColumns) }
}
