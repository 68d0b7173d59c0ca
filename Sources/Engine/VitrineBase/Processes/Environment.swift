#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The environment variables of a process.
///
/// Only this type reads them. Tests replace them by a dictionary.
package struct Environment: Sendable {
  private let read: @Sendable (String) -> String?

  /// The environment of this process.
  package static let process = Environment { name in
    unsafe getenv(name).map { unsafe PathText.text(of: $0) }
  }

  /// The number of threads that the machine runs at once.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  package init(_ read: @escaping @Sendable (String) -> String?) { self.read = read }

  package init(_ variables: [String: String]) { self.init { variables[$0] } }

  /// Returns the value of a variable.
  ///
  /// Returns nil if the variable is unset or empty.
  package subscript(name: String) -> String? {
    guard let value = read(name), !value.isEmpty else { return nil }
    return value
  }

  /// A Boolean value that indicates whether a CI service runs the process.
  ///
  /// Most services set `CI=true`. The values `false` and `0` count as unset.
  package var isCI: Bool { self["CI"].map { $0 != "false" && $0 != "0" } ?? false }
}
