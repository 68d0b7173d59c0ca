import Glibc

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

  static var isCI: Bool { value("CI").map { $0 != "false" && $0 != "0" } ?? false }
}
