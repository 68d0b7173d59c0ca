import Glibc
import Synchronization

/// Names of files and folders that are written before they take their own name.
///
/// A name has its machine's boot, its process's id and a number. Containers of one machine share a boot
/// and may have equal ids, so names are only ever created, and a lock that ends with the writer tells
/// one in use from one that a killed process left. A lock of another machine may not be visible here:
/// what that left behind is taken for abandoned after a day only.
enum TemporaryName {
  static let prefix = ".vitrine-"
  static let fileSuffix = ".tmp"
  static let folderSuffix = ".portion"

  private static let count = Atomic<Int>(0)

  /// A name that no other process of this machine takes at this time, unless containers share it.
  static func next(_ suffix: String) -> String {
    let number = count.wrappingAdd(1, ordering: .relaxed).newValue
    return "\(prefix)\(machine)-\(getpid())-\(number)\(suffix)"
  }

  /// Whether a name is one of these, and what has it may be removed if nothing holds its lock.
  static func mayBeAbandoned(_ name: String, _ path: String, _ suffix: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let parts = name.dropFirst(prefix.count).dropLast(suffix.count).split(separator: "-")
    // Earlier versions wrote names without a machine.
    guard parts.count == 3, parts[0] != machine else { return true }
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return false }
    return time(nil) - status.st_mtim.tv_sec > foreignAge
  }

  /// After how many seconds another machine's leftovers are removed: a day.
  private static let foreignAge = 86_400

  /// Stands for this start of this machine's kernel, in eight hexadecimal digits.
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
