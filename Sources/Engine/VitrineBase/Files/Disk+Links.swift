#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Disk {
  /// Returns a path without links and `..`.
  ///
  /// Components that don't exist yet are unchanged.
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

  /// Returns the path of a file without links, or nil if the file doesn't exist.
  package static func realPath(_ path: String) -> String? {
    guard let real = unsafe realpath(path.systemPath, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe PathText.text(of: real)
  }

  /// Returns the target of a link, or nil if the path isn't a link.
  static func linkText(_ path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe bytes.baseAddress.map {
        unsafe readlink(path.systemPath, $0.assumingMemoryBound(to: CChar.self), bytes.count)
      } ?? 0
    }
    guard count > 0 else { return nil }
    return PathText.text(of: buffer[..<count])
  }

  /// The path of the running program.
  package static var programPath: String? { linkText("/proc/self/exe") }
}
