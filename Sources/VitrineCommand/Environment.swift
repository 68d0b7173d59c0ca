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
