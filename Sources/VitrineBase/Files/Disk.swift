import Glibc

/// Reading and writing whole files; the only code below the program that touches a disk.
package enum Disk {
  /// Why a file could not be read or written, in words.
  package struct Failure: Error, Hashable, Sendable {
    package var path: String
    package var reason: String

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// No input file may be larger: 256 MiB.
  package static let sizeLimit = 256 << 20

  /// Whether reading anything but a regular file fails.
  ///
  /// A server sets it: a named pipe or a device would hold up whoever waits for the answer.
  @TaskLocal package static var readsOnlyRegularFiles = false

  package static func read(_ path: String) throws(Failure) -> [UInt8] {
    do throws(Failure) {
      let bytes = try readFile(path)
      FileTrace.note(.contents, path, FileTrace.fingerprint(bytes))
      return bytes
    } catch {
      FileTrace.note(.contents, path, "none")
      throw error
    }
  }

  private static func readFile(_ path: String) throws(Failure) -> [UInt8] {
    // Without waiting for the writer of a named pipe; regular files are not affected.
    let waiting = readsOnlyRegularFiles ? O_NONBLOCK : 0
    let descriptor = openFile(path, O_RDONLY | O_CLOEXEC | waiting)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw failure(path) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw Failure(path: path, reason: "is a folder, not a file")
    }
    guard !readsOnlyRegularFiles || status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(path: path, reason: "is a pipe or a device, not a file")
    }
    guard status.st_size <= sizeLimit else {
      throw Failure(path: path, reason: "is larger than \(sizeLimit >> 20) MiB")
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size) + 1)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0 { throw failure(path) }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
      if bytes.count > sizeLimit {
        throw Failure(path: path, reason: "is larger than \(sizeLimit >> 20) MiB")
      }
    }
  }

  /// Writes under a temporary name and renames, so that a file is never half there.
  ///
  /// `isDurable` waits until it is on the disk, and so outlasts a loss of power too, not only the
  /// end of this process.
  package static func write(
    _ bytes: [UInt8], to path: String, isDurable: Bool = true
  ) throws(Failure) {
    let temporary = "\(path).\(getpid()).tmp"
    let descriptor = openFile(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(
          descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        let failure = failure(path)
        close(descriptor)
        _ = unsafe unlink(temporary)
        throw failure
      }
      written += count
    }
    let synced = !isDurable || fsync(descriptor) == 0 || errno == EINVAL
    guard close(descriptor) == 0, synced, unsafe Glibc.rename(temporary, path) == 0 else {
      let failure = failure(path)
      _ = unsafe unlink(temporary)
      throw failure
    }
  }

  /// Creates a folder and its parents; an existing folder is fine.
  package static func makeFolder(_ path: String) throws(Failure) {
    guard !isFolder(path) else { return }
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

  /// Removes what processes that are no more were writing into a folder.
  package static func removeUnfinished(in folder: String) throws(Failure) {
    for name in names(in: folder) ?? [] {
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count > 2, parts.last == "tmp", let process = pid_t(parts[parts.count - 2]),
        process > 0, kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try remove(FilePath.join(folder, name))
    }
  }

  /// Locks a folder until `unlock` or the process's end; nil where another process holds it.
  package static func lock(_ folder: String) throws(Failure) -> Int32? {
    let descriptor = openFile(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(folder) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    close(descriptor)
    return nil
  }

  /// Closing alone would not do: a child process has the lock, too, from its fork to its exec.
  package static func unlock(_ descriptor: Int32) {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  package static func isFolder(_ path: String) -> Bool {
    let kind = kind(of: path)
    FileTrace.note(.existence, path, kind)
    return kind == "folder"
  }

  package static func exists(_ path: String) -> Bool {
    let kind = kind(of: path)
    FileTrace.note(.existence, path, kind)
    return kind != "none"
  }

  /// `file`, `folder` or `none`.
  static func kind(of path: String) -> String {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return "none" }
    return status.st_mode & S_IFMT == S_IFDIR ? "folder" : "file"
  }

  /// The names in a folder, sorted; nil where it cannot be read.
  package static func entries(of folder: String) -> [String]? {
    let names = names(in: folder)
    FileTrace.note(
      .entries, folder, FileTrace.fingerprint(Array((names ?? []).joined(separator: "/").utf8)))
    return names
  }

  /// The names in a folder that end with `suffix`, sorted; empty where it cannot be read.
  ///
  /// What else the folder holds may change without anybody having to look again.
  package static func entries(of folder: String, ending suffix: String) -> [String] {
    let names = (names(in: folder) ?? []).filter { $0.hasSuffix(suffix) }
    FileTrace.note(
      .matches, FilePath.join(folder, "*" + suffix),
      FileTrace.fingerprint(Array(names.joined(separator: "/").utf8)))
    return names
  }

  private static func names(in folder: String) -> [String]? {
    guard let handle = unsafe opendir(folder) else { return nil }
    defer { unsafe closedir(handle) }
    var names: [String] = []
    while let entry = unsafe readdir(handle) {
      // The name ends with a zero within the record, as readdir promises.
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe String(cString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The folder of the running program, whatever it was called by.
  package static var programFolder: String? { programPath.map(FilePath.folder) }

  /// The program's own file.
  package static var programPath: String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe bytes.baseAddress.map {
        unsafe readlink("/proc/self/exe", $0.assumingMemoryBound(to: CChar.self), bytes.count)
      } ?? 0
    }
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  package static var currentFolder: String {
    var buffer = [CChar](repeating: 0, count: 4096)
    guard let path = unsafe getcwd(&buffer, buffer.count) else { return "." }
    return unsafe String(cString: path)
  }

  /// The path without symbolic links and dots; nil where there is nothing.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// A path that means the same in every folder.
  package static func absolute(_ path: String) -> String { FilePath.join(currentFolder, path) }

  private static func openFile(_ path: String, _ flags: Int32) -> Int32 {
    unsafe open(path, flags, 0o644)
  }

  private static func failure(_ path: String) -> Failure {
    let reason =
      switch errno {
      case ENOENT: "no such file or folder"
      case EACCES, EPERM: "permission denied"
      case EISDIR: "is a folder, not a file"
      case ENOTDIR: "a component of the path is not a folder"
      case ENOSPC: "no space left on the disk"
      case EROFS: "the file system is read-only"
      case ENAMETOOLONG: "the name is too long"
      default: "system error \(errno)"
      }
    return Failure(path: path, reason: reason)
  }
}
