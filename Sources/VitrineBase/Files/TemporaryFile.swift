import Glibc
import Synchronization

/// A new file that is written before it takes its name.
///
/// Its name has the process's id and a number, and it is only ever created, never opened: a file or link
/// that has the name already is passed over. Two containers may have equal ids, so a lock on the file,
/// which ends with its writer, tells a file in use from one that a killed process left.
struct TemporaryFile {
  let descriptor: Int32
  let path: String

  private static let count = Atomic<Int>(0)
  private static let prefix = ".vitrine-"
  private static let suffix = ".tmp"
  /// So many names in a row are taken only where somebody takes them on purpose.
  private static let attempts = 1000

  /// Creates one in the folder of its target.
  init(beside target: String) throws(Disk.Failure) {
    let folder = FilePath.folder(of: target)
    for _ in 0..<Self.attempts {
      let number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
      let path = FilePath.join(folder, "\(Self.prefix)\(getpid())-\(number)\(Self.suffix)")
      let descriptor = unsafe open(
        path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else {
        if errno == EEXIST { continue }
        throw Disk.failure(target)
      }
      // Another process may have taken it for a leftover between its creation and its lock.
      if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
        close(descriptor)
        continue
      }
      var status = stat()
      guard unsafe fstat(descriptor, &status) == 0, status.st_nlink > 0 else {
        close(descriptor)
        continue
      }
      (self.descriptor, self.path) = (descriptor, path)
      return
    }
    throw Disk.Failure(
      path: target, reason: "\(Self.attempts) temporary names beside it are taken already")
  }

  /// Writes the bytes and gives the file its name; removes it where that fails.
  func become(_ target: String, _ bytes: [UInt8], isDurable: Bool) throws(Disk.Failure) {
    // The lock ends with the descriptor, after the file has its name.
    defer { close(descriptor) }
    do throws(Disk.Failure) {
      try Disk.put(bytes, to: descriptor, target)
      guard !isDurable || fsync(descriptor) == 0 || errno == EINVAL,
        unsafe Glibc.rename(path, target) == 0
      else { throw Disk.failure(target) }
    } catch {
      _ = unsafe unlink(path)
      throw error
    }
  }

  /// Removes the temporary files in a folder whose writers are gone.
  static func removeLeftovers(in folder: String) {
    for name in Disk.names(in: folder) ?? []
    where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      let path = FilePath.join(folder, name)
      let descriptor = unsafe open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { _ = unsafe unlink(path) }
    }
  }
}
