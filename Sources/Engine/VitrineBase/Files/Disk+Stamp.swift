#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Disk {
  /// Returns a text that changes with a file's contents: its device, inode, size and times.
  ///
  /// Returns nil if the file doesn't exist.
  package static func stamp(of path: String) -> String? {
    guard let status = status(of: path) else { return nil }
    let times = [status.st_mtim, status.st_ctim].map { "\($0.tv_sec).\($0.tv_nsec)" }
    return "\(status.st_dev):\(status.st_ino):\(status.st_size):\(times.joined(separator: ":"))"
  }

  /// Returns the modification time of a file in nanoseconds since 1970, or nil if it doesn't exist.
  package static func changeTime(of path: String) -> Int? {
    status(of: path).map { nanoseconds($0.st_ctim) }
  }

  /// Returns the time in nanoseconds since 1970 when a folder's entries last changed, or nil if the
  /// folder doesn't exist.
  package static func folderChangeTime(of path: String) -> Int? {
    var status = stat()
    guard unsafe lstat(path.systemPath, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      return nil
    }
    return nanoseconds(status.st_ctim)
  }

  /// Sets the modification time of a file to now, if permissions allow it.
  package static func touch(_ path: String) {
    _ = unsafe utimensat(AT_FDCWD, path.systemPath, nil, AT_SYMLINK_NOFOLLOW)
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// The time within which two changes of a file may have equal timestamps, in nanoseconds.
  ///
  /// It is twice the tick of the slowest kernels (10 ms).
  package static let clockGrain = 20_000_000

  private static func status(of path: String) -> stat? {
    var status = stat()
    guard unsafe stat(path.systemPath, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return status
  }
}
