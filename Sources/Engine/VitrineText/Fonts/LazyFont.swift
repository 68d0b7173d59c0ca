import Synchronization
import VitrineBase

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A font of a catalog that is opened on demand.
///
/// A text needs few of the bundled fonts. Opening all of them would take 2 ms and make 5 MB
/// resident.
final class LazyFont: Sendable {
  let name: String
  private let path: String
  private let library: FontLibrary
  private let opened = AtomicLazyReference<FontFile>()

  /// Creates a font that is opened later.
  ///
  /// Returns nil if the file isn't a font with all its tables.
  init?(path: String, name: String, library: FontLibrary) {
    guard Self.hasAllTables(path) else { return nil }
    (self.name, self.path, self.library) = (name, path, library)
  }

  /// Opens a font immediately.
  ///
  /// Returns nil if the file isn't a readable font.
  init?(opening path: String, name: String, library: FontLibrary) {
    // Opening a pipe would wait for its writer.
    guard Self.isRegularFile(path), let file = FontFile(path: path, name: name, library: library)
    else { return nil }
    (self.name, self.path, self.library) = (name, path, library)
    _ = opened.storeIfNil(file)
  }

  /// The open font.
  ///
  /// It is empty if the file has a defect that opening reveals.
  var file: FontFile {
    if let file = opened.load() { return file }
    let file =
      FontFile(path: path, name: name, library: library)
      ?? FontFile(empty: name, library: library)
    // Another thread may have opened it first.
    return opened.storeIfNil(file)
  }

  private static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path.systemPath, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns whether a file starts with a table directory whose tables are all inside the file.
  ///
  /// A bundled font that passes this test is complete.
  private static func hasAllTables(_ path: String) -> Bool {
    let file = unsafe open(path.systemPath, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { return false }
    // The header has twelve bytes, and each table's record sixteen.
    var bytes = [UInt8](repeating: 0, count: 12 + 16 * 64)
    let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(file, $0.baseAddress, $0.count) }
    func number(at place: Int, bytes size: Int) -> Int {
      bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
    }
    guard count >= 12, [0x0001_0000, 0x4f54_544f].contains(number(at: 0, bytes: 4)) else {
      return false
    }
    let tables = number(at: 4, bytes: 2)
    guard tables > 0, 12 + 16 * tables <= count else { return false }
    return (0..<tables).allSatisfy {
      let record = 12 + 16 * $0
      return number(at: record + 8, bytes: 4) + number(at: record + 12, bytes: 4)
        <= Int(status.st_size)
    }
  }
}
