import Glibc
import VitrineBase

/// The machine and the terminal that the program runs on.
extension Environment {
  /// The number of threads that the machine runs at once.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

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
  static var columns: Int {
    if let count = process["COLUMNS"].flatMap(Int.init), count > 0 { return count }
    var size = winsize()
    let isAnswered = unsafe ioctl(2, UInt(TIOCGWINSZ), &size) == 0
    return isAnswered && size.ws_col > 0 ? Int(size.ws_col) : 80
  }
}
