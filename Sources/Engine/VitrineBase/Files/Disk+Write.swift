import CGlibc

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Disk {
  /// Writes a temporary file and renames it, so that readers never see a partial file.
  ///
  /// `isDurable` waits for the disk, so that the file also survives a loss of power.
  package static func write(
    _ bytes: [UInt8], to path: String, isDurable: Bool = true
  ) throws(Failure) {
    try write(bytes[...], to: path, isDurable: isDurable)
  }

  /// Writes a slice of bytes to a temporary file and renames it.
  package static func write(
    _ bytes: ArraySlice<UInt8>, to path: String, isDurable: Bool = true
  ) throws(Failure) {
    try TemporaryFile(beside: path).become(path, bytes, isDurable: isDurable)
  }

  /// Creates a file in a folder that has no readers yet.
  ///
  /// It skips the temporary name, because a rename takes as long as writing a small file.
  package static func writeUnseen(_ bytes: ArraySlice<UInt8>, to path: String) throws(Failure) {
    let descriptor = openFile(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    try put(bytes, to: descriptor, path)
  }

  /// Writes to a path from the user.
  ///
  /// It may be a device, a pipe, a link, or `-` for standard output.
  ///
  /// Any other path is written like with `write`.
  package static func deliver(_ bytes: [UInt8], to path: String) throws(Failure) {
    if path == standardOutput { return try put(bytes, to: STDOUT_FILENO, "standard output") }
    var status = stat()
    guard unsafe stat(path.systemPath, &status) == 0 else {
      return try write(bytes, to: linkTarget(path))
    }
    let isFile = status.st_mode & S_IFMT == S_IFREG
    if isFile, let target = realPath(path) { return try write(bytes, to: target) }
    let descriptor = openFile(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | (isFile ? O_TRUNC : 0))
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    try put(bytes, to: descriptor, path)
  }

  /// The name of standard output.
  package static let standardOutput = "-"

  /// Returns whether bytes that are delivered to a path are written to standard output.
  package static func isStandardOutput(_ path: String) -> Bool {
    if path == standardOutput { return true }
    var (target, output) = (stat(), stat())
    guard unsafe stat(path.systemPath, &target) == 0, unsafe fstat(STDOUT_FILENO, &output) == 0
    else {
      return false
    }
    return target.st_dev == output.st_dev && target.st_ino == output.st_ino
  }

  /// Returns the target of a dangling link, or the path if it isn't a link.
  private static func linkTarget(_ path: String) -> String {
    var path = path
    for _ in 0..<40 {
      guard let next = linkText(path) else { return path }
      path = FilePath.join(FilePath.folder(of: path), next)
    }
    return path
  }

  /// Writes all bytes to an open file.
  ///
  /// `path` is its name in messages.
  package static func put(_ bytes: [UInt8], to descriptor: Int32, _ path: String) throws(Failure) {
    try put(bytes[...], to: descriptor, path)
  }

  /// Writes a slice of bytes to an open file.
  static func put(
    _ bytes: ArraySlice<UInt8>, to descriptor: Int32, _ path: String
  ) throws(Failure) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(
          descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw failure(path) }
      written += count
    }
  }

  /// Creates a folder and its ancestors, if they don't exist.
  package static func makeFolder(_ path: String) throws(Failure) {
    guard kind(of: path) != "folder" else { return }
    let outer = FilePath.folder(of: path)
    if outer != path, outer != "." { try makeFolder(outer) }
    guard unsafe mkdir(path.systemPath, 0o755) == 0 || errno == EEXIST else { throw failure(path) }
  }

  package static func rename(_ path: String, to other: String) throws(Failure) {
    guard unsafe Glibc.rename(path.systemPath, other.systemPath) == 0 else { throw failure(path) }
  }

  /// Removes a file, if it exists.
  package static func remove(_ path: String) throws(Failure) {
    guard unsafe unlink(path.systemPath) == 0 || errno == ENOENT else { throw failure(path) }
  }

  /// Removes the temporary files that terminated processes left in a folder.
  package static func removeUnfinished(in folder: String) {
    TemporaryFile.removeLeftovers(in: folder)
  }

  /// Locks a folder until `unlock` or the end of the process.
  ///
  /// Returns nil if another process has the lock.
  package static func lock(_ folder: String) throws(Failure) -> Int32? {
    let descriptor = openFile(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(folder) }
    if takeLock(of: descriptor, at: folder) { return descriptor }
    close(descriptor)
    return nil
  }

  /// Locks an open folder.
  ///
  /// Returns false if another process has the lock, or if another process had it and removed the
  /// folder after it was opened.
  package static func takeLock(of descriptor: Int32, at path: String) -> Bool {
    // A file system without locks fails with a different error. Exclusion is impossible there.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else { return false }
    return isNamed(path, descriptor)
  }

  /// Returns whether a path refers to an open folder.
  private static func isNamed(_ path: String, _ descriptor: Int32) -> Bool {
    var (named, opened) = (stat(), stat())
    return unsafe stat(path.systemPath, &named) == 0 && fstat(descriptor, &opened) == 0
      && named.st_dev == opened.st_dev && named.st_ino == opened.st_ino
  }

  /// Unlocks a folder.
  ///
  /// Closing isn't sufficient, because a child process holds the lock between its fork and its
  /// exec.
  package static func unlock(_ descriptor: Int32) {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}

// MARK: Folders

extension Disk {
  /// Creates a hard link, so that a file's bytes are stored once.
  ///
  /// Returns false if it can't, for example because the name is on another file system. Files are
  /// replaced and never modified in place, so a later write to one name doesn't affect the other.
  package static func hardLink(_ path: String, as other: String) throws(Failure) -> Bool {
    guard let real = realPath(path) else { throw failure(path) }
    var status = stat()
    guard unsafe lstat(real.systemPath, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return false
    }
    try remove(other)
    return unsafe Glibc.link(real.systemPath, other.systemPath) == 0
  }

  /// Removes the files in a folder tree whose names end with one of `suffixes`, and folders that
  /// are then empty.
  ///
  /// Links to folders aren't followed.
  package static func removeFiles(below folder: String, ending suffixes: [String]) throws(Failure) {
    var status = stat()
    guard unsafe lstat(folder.systemPath, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      return
    }
    for name in names(in: folder) ?? [] {
      let path = FilePath.join(folder, name)
      guard unsafe lstat(path.systemPath, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        try removeFiles(below: path, ending: suffixes)
      } else if suffixes.contains(where: name.hasSuffix) {
        try remove(path)
      }
    }
    // A folder with other files is retained.
    _ = unsafe rmdir(folder.systemPath)
  }

  /// Removes a folder and its contents.
  ///
  /// Links are removed, not followed.
  package static func removeTree(_ path: String) {
    var status = stat()
    guard unsafe lstat(path.systemPath, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      _ = unsafe unlink(path.systemPath)
      return
    }
    for name in names(in: path) ?? [] { removeTree(FilePath.join(path, name)) }
    _ = unsafe rmdir(path.systemPath)
  }

  /// Removes a folder and the folders above it, up to the first that isn't empty.
  ///
  /// `root` and the folders above it are retained.
  package static func removeEmptyFolders(from folder: String, upTo root: String) {
    var folder = folder
    while folder != root, FileRoot(root).contains(folder),
      unsafe rmdir(folder.systemPath) == 0
    {
      folder = FilePath.folder(of: folder)
    }
  }

  /// Waits until all data of a folder's file system are on the disk.
  ///
  /// One call for many files is fast, whereas waiting for each would take longer than drawing them.
  package static func sync(_ folder: String) throws(Failure) {
    let descriptor = openFile(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(folder) }
    defer { close(descriptor) }
    // A file system without support for syncing has no pending data.
    guard vitrine_sync_file_system(descriptor) == 0 || errno == EINVAL || errno == ENOSYS else {
      throw failure(folder)
    }
  }

  /// Appends bytes to a file in one write.
  ///
  /// The file is created if it doesn't exist.
  package static func append(_ bytes: [UInt8], to path: String) throws(Failure) {
    let descriptor = openFile(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    try put(bytes, to: descriptor, path)
  }
}
