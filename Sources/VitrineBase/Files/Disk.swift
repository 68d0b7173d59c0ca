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
    // Without waiting for the writer of a named pipe; regular files are not affected.
    let waiting = isRegularOnly ? O_NONBLOCK : 0
    let descriptor = openFile(path, O_RDONLY | O_CLOEXEC | waiting)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
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
