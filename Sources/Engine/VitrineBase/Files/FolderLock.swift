/// A folder that only this process writes to, until the end of the lock's life.
package final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Makes the folder and locks it; nil where another process holds it.
  package init?(_ folder: String) throws(Disk.Failure) {
    try Disk.makeFolder(folder)
    guard let descriptor = try Disk.lock(folder) else { return nil }
    self.descriptor = descriptor
  }

  deinit { Disk.unlock(descriptor) }
}
