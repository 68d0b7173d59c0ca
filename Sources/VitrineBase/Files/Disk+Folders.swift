import Glibc

extension Disk {
  /// Gives a file a second name, so that its bytes are stored once.
  ///
  /// False if it can't have one, for example because the name is on another file system. Files are
  /// replaced and never changed in place, so a later write to either name leaves the other as it is.
  package static func hardLink(_ path: String, as other: String) throws(Failure) -> Bool {
    guard let real = realPath(path) else { throw failure(path) }
    var status = stat()
    guard unsafe lstat(real, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    try remove(other)
    return unsafe Glibc.link(real, other) == 0
  }

  /// Removes the files below a folder whose names end with one of `suffixes`, and folders that are
  /// empty then; links to folders are not followed.
  package static func removeFiles(below folder: String, ending suffixes: [String]) throws(Failure) {
    var status = stat()
    guard unsafe lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return }
    for name in names(in: folder) ?? [] {
      let path = FilePath.join(folder, name)
      guard unsafe lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        try removeFiles(below: path, ending: suffixes)
      } else if suffixes.contains(where: name.hasSuffix) {
        try remove(path)
      }
    }
    // A folder with other files stays.
    _ = unsafe rmdir(folder)
  }
}
