import Glibc
import VitrineGolden

/// The environment's variables.
enum Environment {
  /// A variable's value; empty counts as unset.
  static func value(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }
}

extension Environment {
  /// How many threads the machine runs at once.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Whether the terminal shows every character and no escape sequences.
  static var isDumb: Bool { value("TERM") == "dumb" }

  /// Whether standard error is a terminal that somebody watches, and on which a line can be replaced.
  static var isWatched: Bool { isatty(2) == 1 && value("CI") == nil && !isDumb }

  /// Whether standard output is a terminal that somebody watches.
  static var isOutputWatched: Bool { isatty(1) == 1 && value("CI") == nil }

  /// The number of columns of the terminal at standard error: `COLUMNS`, else what the terminal
  /// answers, else 80.
  static var columns: Int {
    if let count = value("COLUMNS").flatMap(Int.init), count > 0 { return count }
    var size = winsize()
    let isAnswered = unsafe ioctl(2, UInt(TIOCGWINSZ), &size) == 0
    return isAnswered && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  /// The day by which tolerances end.
  ///
  /// `VITRINE_TODAY`, or the clock's. Never reaches a picture.
  static var today: CivilDate {
    value("VITRINE_TODAY").flatMap { CivilDate($0) }
      ?? CivilDate(secondsSince1970: time(nil))
  }

  /// Whether this is a run of a CI service, most of which set `CI=true`; `false` and `0` count as
  /// unset.
  static var isCI: Bool { value("CI").map { $0 != "false" && $0 != "0" } ?? false }
}
