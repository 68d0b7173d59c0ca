import Glibc

/// Calls of the system.
///
/// Nothing outside of this module reads a file but through `Files`, so reading is internal; what
/// changes the disk is in `Disk+Write.swift`.
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

  /// The contents of a file; `isRegularOnly` refuses pipes and devices, which may never answer.
  static func bytes(of path: String, isRegularOnly: Bool) throws(Failure) -> [UInt8] {
    let (descriptor, size) = try openForReading(path, isRegularOnly: isRegularOnly)
    defer { close(descriptor) }
    // One byte more than the file has, so that its end is noticed.
    var capacity = size + 1
    var bytes: [UInt8] = []
    while true {
      let part = try read(descriptor, capacity, path)
      if bytes.isEmpty { bytes = part } else { bytes += part }
      guard bytes.count <= sizeLimit else {
        throw Failure(path: path, reason: "is larger than \(sizeLimit >> 20) MiB")
      }
      if part.count < capacity { return bytes }
      capacity = chunkSize
    }
  }

  /// The fingerprint of a file's contents, without all of them in memory.
  static func fingerprint(of path: String, isRegularOnly: Bool) throws(Failure) -> String {
    let (descriptor, size) = try openForReading(path, isRegularOnly: isRegularOnly)
    defer { close(descriptor) }
    return try fingerprint(of: descriptor, size, path)
  }

  /// Whether a path is that of a file, and not of a link, with the contents that a mark stands for.
  package static func holds(_ mark: FileMark, at path: String) -> Bool {
    let descriptor = openFile(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) == mark.count, mark.count <= sizeLimit
    else { return false }
    return (try? fingerprint(of: descriptor, mark.count, path)) == mark.fingerprint
  }

  /// The fingerprint of what is left to read of a file of about `size` bytes.
  private static func fingerprint(
    of descriptor: Int32, _ size: Int, _ path: String
  ) throws(Failure) -> String {
    let fingerprint = RunningFingerprint()
    // One byte more than a small file has, so that its end is noticed.
    var (chunk, total) = ([UInt8](repeating: 0, count: min(size + 1, chunkSize)), 0)
    while true {
      let count = unsafe Glibc.read(descriptor, &chunk, chunk.count)
      guard count >= 0 else { throw failure(path) }
      guard count > 0 else { return fingerprint.text }
      total += count
      guard total <= sizeLimit else {
        throw Failure(path: path, reason: "is larger than \(sizeLimit >> 20) MiB")
      }
      fingerprint.add(chunk[..<count])
    }
  }

  /// What is read at a time where a file's size isn't known, or doesn't matter.
  static let chunkSize = 1 << 18

  /// Reads up to `capacity` bytes; fewer only at the end of the file.
  private static func read(
    _ descriptor: Int32, _ capacity: Int, _ path: String
  ) throws(Failure) -> [UInt8] {
    var hasFailed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
      while filled < capacity {
        let count = unsafe Glibc.read(
          descriptor, buffer.baseAddress?.advanced(by: filled), capacity - filled)
        hasFailed = count < 0
        guard count > 0 else { return }
        filled += count
      }
    }
    if hasFailed { throw failure(path) }
    return bytes
  }

  /// An open file with its size, as far as that is known.
  static func openForReading(
    _ path: String, isRegularOnly: Bool
  ) throws(Failure) -> (descriptor: Int32, size: Int) {
    // Without waiting for the writer of a named pipe; regular files are not affected.
    let waiting = isRegularOnly ? O_NONBLOCK : 0
    let descriptor = openFile(path, O_RDONLY | O_CLOEXEC | waiting)
    guard descriptor >= 0 else { throw failure(path) }
    do throws(Failure) {
      var status = stat()
      guard unsafe fstat(descriptor, &status) == 0 else { throw failure(path) }
      guard status.st_mode & S_IFMT != S_IFDIR else {
        throw Failure(path: path, reason: "is a folder, not a file")
      }
      guard !isRegularOnly || status.st_mode & S_IFMT == S_IFREG else {
        throw Failure(path: path, reason: "is a pipe or a device, not a file")
      }
      guard status.st_size <= sizeLimit else {
        throw Failure(path: path, reason: "is larger than \(sizeLimit >> 20) MiB")
      }
      return (descriptor, Int(status.st_size))
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// How many bytes a file has; nil for what is no regular file.
  static func size(of path: String) -> Int? {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// `file`, `folder` or `none`.
  static func kind(of path: String) -> String {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return "none" }
    return status.st_mode & S_IFMT == S_IFDIR ? "folder" : "file"
  }

  /// The names in a folder, sorted; nil where it cannot be read.
  package static func names(in folder: String) -> [String]? {
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

  package static var currentFolder: String {
    var buffer = [CChar](repeating: 0, count: 4096)
    guard let path = unsafe getcwd(&buffer, buffer.count) else { return "." }
    return unsafe String(cString: path)
  }

  /// A path that means the same in every folder.
  package static func absolute(_ path: String) -> String { FilePath.join(currentFolder, path) }

  static func openFile(_ path: String, _ flags: Int32) -> Int32 {
    unsafe open(path, flags, 0o644)
  }

  static func failure(_ path: String) -> Failure {
    let reason =
      switch errno {
      case ENOENT: "no such file or folder"
      case EACCES, EPERM: "permission denied"
      case EISDIR: "is a folder, not a file"
      case ENOTDIR: "a component of the path is not a folder"
      case ENOSPC: "no space left on the disk"
      case EROFS: "the file system is read-only"
      case ENAMETOOLONG: "the name is too long"
      case EFBIG: "the file is too large for a limit of this process or file system"
      case EDQUOT: "the disk quota is used up"
      case ELOOP: "too many levels of symbolic links"
      case ENXIO: "nothing has it open for reading"
      case let code: unsafe String(cString: strerror(code))
      }
    return Failure(path: path, reason: reason)
  }
}
