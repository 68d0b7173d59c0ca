#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// System calls for files.
///
/// Reading is internal, because code outside of this module reads only through `Files`. Changes of
/// the disk are in `Disk+Write.swift`.
package enum Disk {
  /// A failure to read or write a file, as text.
  package struct Failure: Error, Hashable, Sendable {
    package var path: String
    package var reason: String

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// The maximum size of an input file: 256 MiB.
  package static let sizeLimit = 256 << 20

  /// Returns the contents of a file.
  ///
  /// `isRegularOnly` rejects pipes and devices, which may block.
  static func bytes(of path: String, isRegularOnly: Bool) throws(Failure) -> [UInt8] {
    let (descriptor, size) = try openForReading(path, isRegularOnly: isRegularOnly)
    defer { close(descriptor) }
    // The extra byte makes the end of the file detectable.
    var capacity = size + 1
    var bytes: [UInt8] = []
    while true {
      let part = try read(descriptor, capacity: capacity, path: path)
      if bytes.isEmpty { bytes = part } else { bytes += part }
      guard bytes.count <= sizeLimit else {
        throw Failure(path: path, reason: "is larger than \(sizeLimit >> 20) MiB")
      }
      if part.count < capacity { return bytes }
      capacity = chunkSize
    }
  }

  /// Returns the fingerprint of a file's contents, which are read in chunks.
  static func fingerprint(of path: String, isRegularOnly: Bool) throws(Failure) -> String {
    let (descriptor, size) = try openForReading(path, isRegularOnly: isRegularOnly)
    defer { close(descriptor) }
    return try fingerprint(of: descriptor, size, path)
  }

  /// Returns whether a path is a file (and not a link) with the contents that a mark describes.
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

  /// Returns the fingerprint of the unread rest of a file of about `size` bytes.
  private static func fingerprint(
    of descriptor: Int32, _ size: Int, _ path: String
  ) throws(Failure) -> String {
    let fingerprint = RunningFingerprint()
    // The extra byte makes the end of a small file detectable.
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

  /// The chunk size for files of unknown or irrelevant size.
  static let chunkSize = 1 << 18

  /// Reads up to `capacity` bytes.
  ///
  /// The result is shorter only at the end of the file.
  private static func read(
    _ descriptor: Int32, capacity: Int, path: String
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

  /// Opens a file and returns its descriptor and approximate size.
  static func openForReading(
    _ path: String, isRegularOnly: Bool
  ) throws(Failure) -> (descriptor: Int32, size: Int) {
    // The flag avoids waiting for the writer of a named pipe, and doesn't affect regular files.
    let waiting = isRegularOnly ? O_NONBLOCK : 0
    let descriptor = openFile(path, O_RDONLY | O_CLOEXEC | waiting)
    if descriptor < 0, errno == ENXIO {
      throw Failure(path: path, reason: "is a socket or a device, not a file")
    }
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

  /// Returns the size of a regular file in bytes, or nil for other paths.
  package static func size(of path: String) -> Int? {
    var status = stat()
    guard unsafe stat(path.systemPath, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(status.st_size)
  }

  /// Returns `file`, `folder` or `none`.
  static func kind(of path: String) -> String {
    var status = stat()
    guard unsafe stat(path.systemPath, &status) == 0 else { return "none" }
    return status.st_mode & S_IFMT == S_IFDIR ? "folder" : "file"
  }

  /// Returns the sorted names in a folder, or nil if it can't be read.
  package static func names(in folder: String) -> [String]? {
    guard let handle = unsafe opendir(folder.systemPath) else { return nil }
    defer { unsafe closedir(handle) }
    var names: [String] = []
    while let entry = unsafe readdir(handle) {
      // readdir guarantees that the name is null-terminated within the record.
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe PathText.text(
          of: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The folder of the running program, independent of how it was invoked.
  package static var programFolder: String? { programPath.map(FilePath.folder) }

  package static var currentFolder: String {
    var buffer = [CChar](repeating: 0, count: 4096)
    guard let path = unsafe getcwd(&buffer, buffer.count) else { return "." }
    return unsafe PathText.text(of: path)
  }

  /// Returns an absolute path.
  package static func absolute(_ path: String) -> String { FilePath.join(currentFolder, path) }

  static func openFile(_ path: String, _ flags: Int32) -> Int32 {
    unsafe open(path.systemPath, flags, 0o644)
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
      case EPIPE: "its reader has closed it"
      case EBADF: "it is closed"
      case ENXIO: "nothing has it open for reading"
      case let code: unsafe String(cString: strerror(code))
      }
    return Failure(path: path, reason: reason)
  }
}
