#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The processes that a process started, also those in other groups.
///
/// A compiler's driver starts each of its jobs in a group of its own, so the end of the driver's
/// group leaves them running.
enum ProcessTree {
  /// Ends a process and its descendants.
  ///
  /// Each process is stopped before its children are listed, so that it can't start others.
  static func end(_ process: pid_t) {
    kill(process, SIGSTOP)
    for child in children(of: process) { end(child) }
    kill(process, SIGKILL)
  }

  /// Returns the children of a process by the kernel's list; it is empty where there is no such
  /// list.
  private static func children(of process: pid_t) -> [pid_t] {
    threads(of: process).flatMap { thread -> [pid_t] in
      let path = "/proc/\(process)/task/\(thread)/children"
      guard let bytes = try? Disk.bytes(of: path, isRegularOnly: false) else { return [] }
      return String(decoding: bytes, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
    }
  }

  private static func threads(of process: pid_t) -> [String] {
    Disk.names(in: "/proc/\(process)/task") ?? []
  }
}
