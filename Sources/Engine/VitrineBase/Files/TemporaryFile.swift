#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A new file that is renamed after it is complete.
///
/// It is always created and never opened: an existing file or link of that name is skipped.
/// `TemporaryName` identifies the ones that a terminated process left.
struct TemporaryFile {
  let descriptor: Int32
  let path: String

  /// The number of names to try.
  ///
  /// Only an attack can occupy so many.
  private static let attempts = 1000

  /// Creates a file in the folder of its target.
  init(beside target: String) throws(Disk.Failure) {
    let folder = FilePath.folder(of: target)
    for _ in 0..<Self.attempts {
      let path = FilePath.join(folder, TemporaryName.next(TemporaryName.fileSuffix))
      let descriptor = unsafe open(
        path.systemPath, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else {
        if errno == EEXIST { continue }
        throw Disk.failure(target)
      }
      // Another process may have removed it as abandoned, between its creation and its lock.
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

  /// Writes the bytes and renames the file.
  ///
  /// If that fails, the file is removed.
  func become(
    _ target: String, _ bytes: ArraySlice<UInt8>, isDurable: Bool
  ) throws(Disk.Failure) {
    // Closing the descriptor releases the lock, after the file was renamed.
    defer { close(descriptor) }
    do throws(Disk.Failure) {
      try Disk.put(bytes, to: descriptor, target)
      guard !isDurable || fsync(descriptor) == 0 || errno == EINVAL,
        unsafe Glibc.rename(path.systemPath, target.systemPath) == 0
      else { throw Disk.failure(target) }
    } catch {
      _ = unsafe unlink(path.systemPath)
      throw error
    }
  }

  /// Removes the temporary files in a folder whose writers have terminated.
  static func removeLeftovers(in folder: String) {
    for name in Disk.names(in: folder) ?? [] {
      let path = FilePath.join(folder, name)
      guard TemporaryName.mayBeAbandoned(name, at: path, suffix: TemporaryName.fileSuffix) else {
        continue
      }
      let descriptor = unsafe open(path.systemPath, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { _ = unsafe unlink(path.systemPath) }
    }
  }
}
