#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder that is filled before it gets its final name, and locked until then.
package struct UnpublishedFolder: Sendable {
  package let path: String
  private let lock: FolderLock

  /// Creates a folder in another one, which is created if it doesn't exist.
  package init(in folder: String) throws(Disk.Failure) {
    try Disk.makeFolder(folder)
    for _ in 0..<Self.attempts {
      let path = FilePath.join(folder, TemporaryName.next(TemporaryName.folderSuffix))
      guard unsafe mkdir(path.systemPath, 0o755) == 0 else {
        if errno == EEXIST { continue }
        throw Disk.failure(path)
      }
      // Another process may have removed it as abandoned, between its creation and its lock.
      guard let lock = try FolderLock(path) else { continue }
      (self.path, self.lock) = (path, lock)
      return
    }
    throw Disk.Failure(
      path: folder, reason: "\(Self.attempts) temporary names in it are taken already")
  }

  private static let attempts = 1000

  /// Syncs the folder to the disk and renames it.
  ///
  /// Returns false if a non-empty folder has the name. This folder is then removed.
  package func become(_ target: String) throws(Disk.Failure) -> Bool {
    if unsafe Glibc.rename(path.systemPath, target.systemPath) == 0 { return true }
    let code = errno
    remove()
    if code == ENOTEMPTY || code == EEXIST { return false }
    errno = code
    throw Disk.failure(target)
  }

  /// Removes the folder and its contents.
  package func remove() { Disk.removeTree(path) }

  /// Removes the unpublished folders in a folder whose writers have terminated.
  package static func removeLeftovers(in folder: String) {
    for name in Disk.names(in: folder) ?? [] {
      let path = FilePath.join(folder, name)
      guard TemporaryName.mayBeAbandoned(name, at: path, suffix: TemporaryName.folderSuffix),
        let lock = try? Disk.lock(path)
      else { continue }
      Disk.removeTree(path)
      Disk.unlock(lock)
    }
  }
}
