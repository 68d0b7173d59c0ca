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

  /// Whether standard error is a terminal that somebody watches.
  static var isWatched: Bool { isatty(2) == 1 && value("CI") == nil }

  /// Whether standard output is a terminal that somebody watches.
  static var isOutputWatched: Bool { isatty(1) == 1 && value("CI") == nil }

  /// The day by which tolerances end.
  ///
  /// `VITRINE_TODAY`, or the clock's. Never reaches a picture.
  static var today: CivilDate {
    value("VITRINE_TODAY").flatMap { CivilDate($0) }
      ?? CivilDate(secondsSince1970: time(nil))
  }

  static var isCI: Bool { value("CI").map { $0 != "false" && $0 != "0" } ?? false }
}
