import Glibc

/// A new file that is written before it takes its name.
///
/// It is only ever created, never opened: a file or link that has the name already is passed over.
/// `TemporaryName` tells which of them a killed process left.
struct TemporaryFile {
  let descriptor: Int32
  let path: String

  /// So many names in a row are taken only where somebody takes them on purpose.
  private static let attempts = 1000

  /// Creates one in the folder of its target.
  init(beside target: String) throws(Disk.Failure) {
    let folder = FilePath.folder(of: target)
    for _ in 0..<Self.attempts {
      let path = FilePath.join(folder, TemporaryName.next(TemporaryName.fileSuffix))
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
  func become(
    _ target: String, _ bytes: ArraySlice<UInt8>, isDurable: Bool
  ) throws(Disk.Failure) {
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
    for name in Disk.names(in: folder) ?? [] {
      let path = FilePath.join(folder, name)
      guard TemporaryName.mayBeAbandoned(name, path, TemporaryName.fileSuffix) else { continue }
      let descriptor = unsafe open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { _ = unsafe unlink(path) }
    }
  }
}
