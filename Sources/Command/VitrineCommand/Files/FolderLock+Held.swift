import VitrineBase

extension FolderLock {
  /// Locks a folder that a command writes to.
  ///
  /// Throws if another run holds the lock.
  static func held(_ folder: String) throws(CommandError) -> FolderLock {
    do throws(Disk.Failure) {
      if let lock = try FolderLock(folder) { return lock }
    } catch {
      throw CommandError(writing: error)
    }
    throw CommandError(
      code: .cannotWrite,
      message: "\(folder): error: another process is writing here; wait for it to finish, or name "
        + "another folder")
  }
}
