import Glibc

extension Disk {
  /// A path without links and `..`; what doesn't exist yet stays as it is behind the folders that do.
  package static func resolved(_ path: String) -> String {
    var existing = absolute(path)
    var rest: [String] = []
    while true {
      if let real = realPath(existing) {
        return rest.reversed().reduce(real) { path, name in
          name == ".." ? FilePath.folder(of: path) : FilePath.join(path, name)
        }
      }
      guard existing != "/", !existing.isEmpty else { return absolute(path) }
      let name = FilePath.name(of: existing)
      if !name.isEmpty, name != "." { rest.append(name) }
      existing = FilePath.folder(of: existing)
    }
  }

  /// The path of a file without links; nil if the file does not exist.
  package static func realPath(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// What a link says; nil if the path is no link.
  static func linkText(_ path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe bytes.baseAddress.map {
        unsafe readlink(path, $0.assumingMemoryBound(to: CChar.self), bytes.count)
      } ?? 0
    }
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  /// The program's own file.
  package static var programPath: String? { linkText("/proc/self/exe") }
}
