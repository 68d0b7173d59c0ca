import Glibc

extension Disk {
  /// A text that changes whenever a file's contents do: its device, number, size and times; nil if there
  /// is no such file.
  package static func stamp(of path: String) -> String? {
    guard let status = status(of: path) else { return nil }
    let times = [status.st_mtim, status.st_ctim].map { "\($0.tv_sec).\($0.tv_nsec)" }
    return "\(status.st_dev):\(status.st_ino):\(status.st_size):\(times.joined(separator: ":"))"
  }

  /// When a file last changed, in nanoseconds since 1970; nil if there is no such file.
  package static func changeTime(of path: String) -> Int? {
    status(of: path).map { nanoseconds($0.st_ctim) }
  }

  /// When a folder last got or lost a file, in nanoseconds since 1970; nil if there is no such folder.
  package static func folderChangeTime(of path: String) -> Int? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    return nanoseconds(status.st_ctim)
  }

  /// Makes now the time when a file last changed; one that can't be changed keeps its time.
  package static func touch(_ path: String) {
    _ = unsafe utimensat(AT_FDCWD, path, nil, AT_SYMLINK_NOFOLLOW)
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// Two changes of a file within this time may have equal times: a tick of the slowest kernels (10 ms),
  /// doubled.
  package static let clockGrain = 20_000_000

  private static func status(of path: String) -> stat? {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return status
  }
}
