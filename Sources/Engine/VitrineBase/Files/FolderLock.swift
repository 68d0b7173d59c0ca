/// An exclusive lock on a folder, which is held as long as this object lives.
package final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Creates the folder and locks it.
  ///
  /// Returns nil if another process has the lock.
  package init?(_ folder: String) throws(Disk.Failure) {
    try Disk.makeFolder(folder)
    guard let descriptor = try Disk.lock(folder) else { return nil }
    self.descriptor = descriptor
  }

  deinit { Disk.unlock(descriptor) }
}
