import Glibc
import Synchronization

/// A folder for the output of a benchmark, removed when the program ends.
///
/// It is in memory if there is space, unless `TMPDIR` names another folder. A file system on a disk
/// takes a fifth of the time of a batch, and more for minutes after thousands of files were
/// deleted.
package struct TemporaryFolder {
  package let path: String

  private static let left = Mutex<[String]>([])

  /// The required space in bytes: several times the output of the longest benchmark.
  private static let room = 2 << 30

  package init() throws {
    let parent =
      getenv("TMPDIR").map { String(cString: $0) } ?? (Self.isMemoryRoomy ? "/dev/shm" : "/tmp")
    var name = Array("\(parent)/vitrine-benchmark-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw Files.Failure(path: parent) }
    path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    Self.left.withLock { left in
      if left.isEmpty { atexit { TemporaryFolder.removeAll() } }
      left.append(path)
    }
  }

  private static var isMemoryRoomy: Bool {
    var inMemory = statvfs()
    return statvfs("/dev/shm", &inMemory) == 0
      && Int(inMemory.f_bavail) * Int(inMemory.f_frsize) > room
  }

  private static func removeAll() {
    for path in left.withLock({ $0 }) { remove(path) }
  }

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
