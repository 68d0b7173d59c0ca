import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Temporary names of files and folders.
///
/// A name contains the machine's boot, the process id and a counter. Containers on one machine
/// share a boot and may have equal process ids. Names are therefore only used to create files, and
/// a lock that ends with the writer distinguishes files in use from abandoned ones. Another
/// machine's lock may not be visible, so its files count as abandoned after a day.
enum TemporaryName {
  static let prefix = ".vitrine-"
  static let fileSuffix = ".tmp"
  static let folderSuffix = ".portion"

  private static let count = Atomic<Int>(0)

  /// Returns a name that no other process of this machine uses, except for containers with equal
  /// ids.
  static func next(_ suffix: String) -> String {
    let number = count.wrappingAdd(1, ordering: .relaxed).newValue
    return "\(prefix)\(machine)-\(getpid())-\(number)\(suffix)"
  }

  /// Returns whether a name is temporary and its file may be removed if it isn't locked.
  static func mayBeAbandoned(_ name: String, at path: String, suffix: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let parts = name.dropFirst(prefix.count).dropLast(suffix.count).split(separator: "-")
    // Earlier versions wrote names without a machine.
    guard parts.count == 3, parts[0] != machine else { return true }
    var status = stat()
    guard unsafe lstat(path.systemPath, &status) == 0 else { return false }
    return time(nil) - status.st_mtim.tv_sec > foreignAge
  }

  /// The age in seconds at which another machine's files are removed: a day.
  private static let foreignAge = 86_400

  /// An identification of the current boot of this machine, in eight hexadecimal digits.
  private static let machine: String = {
    let boot = bytes(of: "/proc/sys/kernel/random/boot_id") ?? nodeName
    return String(FileTrace.fingerprint(boot).prefix(8))
  }()

  private static func bytes(of path: String) -> [UInt8]? {
    let descriptor = Disk.openFile(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = unsafe Glibc.read(descriptor, &buffer, buffer.count)
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  private static var nodeName: [UInt8] {
    var buffer = [CChar](repeating: 0, count: 256)
    guard unsafe gethostname(&buffer, buffer.count - 1) == 0 else { return [] }
    return buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
  }
}
