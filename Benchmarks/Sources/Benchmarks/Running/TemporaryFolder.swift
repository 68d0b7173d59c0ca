import Glibc

/// A folder that is gone with what is in it when nobody needs it any more.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    var name = Array("/tmp/vitrine-benchmark-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw Files.Failure(path: "/tmp") }
    path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Self.remove(path) }

  private static func remove(_ path: String) {
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name != ".", name != ".." { remove("\(path)/\(name)") }
      }
      closedir(folder)
    }
    Glibc.remove(path)
  }
}
