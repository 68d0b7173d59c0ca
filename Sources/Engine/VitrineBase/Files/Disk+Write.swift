import CFiles
import Glibc

extension Disk {
  /// Writes under a temporary name and renames, so that a file is never half there.
  ///
  /// `isDurable` waits until it is on the disk, and so outlasts a loss of power too, not only the
  /// end of this process.
  package static func write(
    _ bytes: [UInt8], to path: String, isDurable: Bool = true
  ) throws(Failure) {
    try write(bytes[...], to: path, isDurable: isDurable)
  }

  /// The same with a part of some bytes.
  package static func write(
    _ bytes: ArraySlice<UInt8>, to path: String, isDurable: Bool = true
  ) throws(Failure) {
    try TemporaryFile(beside: path).become(path, bytes, isDurable: isDurable)
  }

  /// Creates a file in a folder that is complete before anyone reads it.
  ///
  /// Such a file needs no temporary name, and renaming takes as long as writing a small file.
  package static func writeUnseen(_ bytes: ArraySlice<UInt8>, to path: String) throws(Failure) {
    let descriptor = openFile(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    try put(bytes, to: descriptor, path)
  }

  /// Writes to what a user named: into devices and pipes, to the target of a link, and to standard
  /// output where the name is `-`; else as `write` does.
  package static func deliver(_ bytes: [UInt8], to path: String) throws(Failure) {
    if path == standardOutput { return try put(bytes, to: STDOUT_FILENO, "standard output") }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return try write(bytes, to: linkTarget(path)) }
    let isFile = status.st_mode & S_IFMT == S_IFREG
    if isFile, let target = realPath(path) { return try write(bytes, to: target) }
    let descriptor = openFile(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | (isFile ? O_TRUNC : 0))
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    try put(bytes, to: descriptor, path)
  }

  /// The name of standard output.
  package static let standardOutput = "-"

  /// Whether bytes that are delivered to a path go to standard output.
  package static func isStandardOutput(_ path: String) -> Bool {
    if path == standardOutput { return true }
    var (target, output) = (stat(), stat())
    guard unsafe stat(path, &target) == 0, unsafe fstat(STDOUT_FILENO, &output) == 0 else {
      return false
    }
    return target.st_dev == output.st_dev && target.st_ino == output.st_ino
  }

  /// Where a link leads whose target doesn't exist yet; the path itself if it is no link.
  private static func linkTarget(_ path: String) -> String {
    var path = path
    for _ in 0..<40 {
      guard let next = linkText(path) else { return path }
      path = FilePath.join(FilePath.folder(of: path), next)
    }
    return path
  }

  /// Writes all bytes to an open file; `path` is its name in messages.
  package static func put(_ bytes: [UInt8], to descriptor: Int32, _ path: String) throws(Failure) {
    try put(bytes[...], to: descriptor, path)
  }

  /// The same with a part of some bytes.
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

  /// Creates a folder and its parents; an existing folder is fine.
  package static func makeFolder(_ path: String) throws(Failure) {
    guard kind(of: path) != "folder" else { return }
    let outer = FilePath.folder(of: path)
    if outer != path, outer != "." { try makeFolder(outer) }
    guard unsafe mkdir(path, 0o755) == 0 || errno == EEXIST else { throw failure(path) }
  }

  package static func rename(_ path: String, to other: String) throws(Failure) {
    guard unsafe Glibc.rename(path, other) == 0 else { throw failure(path) }
  }

  /// Removes a file; a missing file is fine.
  package static func remove(_ path: String) throws(Failure) {
    guard unsafe unlink(path) == 0 || errno == ENOENT else { throw failure(path) }
  }

  /// Removes what killed processes were writing into a folder.
  package static func removeUnfinished(in folder: String) {
    TemporaryFile.removeLeftovers(in: folder)
  }

  /// Locks a folder until `unlock` or the process's end; nil where another process holds it.
  package static func lock(_ folder: String) throws(Failure) -> Int32? {
    let descriptor = openFile(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(folder) }
    if takeLock(of: descriptor, at: folder) { return descriptor }
    close(descriptor)
    return nil
  }

  /// Locks an open folder; false where another process holds it, or held it and removed the folder since
  /// it was opened.
  package static func takeLock(of descriptor: Int32, at path: String) -> Bool {
    // A file system without locks refuses with another error, and nobody can be kept out there.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else { return false }
    return isNamed(path, descriptor)
  }

  /// Whether a path leads to an open folder.
  private static func isNamed(_ path: String, _ descriptor: Int32) -> Bool {
    var (named, opened) = (stat(), stat())
    return unsafe stat(path, &named) == 0 && fstat(descriptor, &opened) == 0
      && named.st_dev == opened.st_dev && named.st_ino == opened.st_ino
  }

  /// Closing alone would not do: a child process has the lock, too, from its fork to its exec.
  package static func unlock(_ descriptor: Int32) {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}

// MARK: Folders

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

  /// Removes a folder with all that it holds; links are removed, not followed.
  static func removeTree(_ path: String) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      _ = unsafe unlink(path)
      return
    }
    for name in names(in: path) ?? [] { removeTree(FilePath.join(path, name)) }
    _ = unsafe rmdir(path)
  }

  /// Waits until everything that was written to a folder's file system is on the disk: once for many
  /// files, where waiting for each would take longer than drawing them.
  package static func sync(_ folder: String) throws(Failure) {
    let descriptor = openFile(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(folder) }
    defer { close(descriptor) }
    // A file system that cannot say so has nothing to wait for.
    guard vitrine_sync_file_system(descriptor) == 0 || errno == EINVAL || errno == ENOSYS else {
      throw failure(folder)
    }
  }

  /// Adds bytes to the end of a file in one write; creates it where it is missing.
  package static func append(_ bytes: [UInt8], to path: String) throws(Failure) {
    let descriptor = openFile(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    try put(bytes, to: descriptor, path)
  }
}
