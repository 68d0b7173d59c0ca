import Glibc
import Synchronization

/// A font of a catalog, opened when something of it is first needed.
///
/// A text needs few of the bundled fonts: opening all of them takes 2 ms and makes 5 MB of their
/// files resident.
final class LazyFont: Sendable {
  let name: String
  private let path: String
  private let library: FontLibrary
  private let opened = AtomicLazyReference<FontFile>()

  /// A font that is opened later; nil where the file isn't a font with all its tables.
  init?(path: String, name: String, library: FontLibrary) {
    guard Self.hasAllTables(path) else { return nil }
    (self.name, self.path, self.library) = (name, path, library)
  }

  /// A font that is opened at once; nil where the file cannot be read as a font.
  init?(opening path: String, name: String, library: FontLibrary) {
    guard let file = FontFile(path: path, name: name, library: library) else { return nil }
    (self.name, self.path, self.library) = (name, path, library)
    _ = opened.storeIfNil(file)
  }

  /// The opened font; one without glyphs where the file is damaged in a way that shows only now.
  var file: FontFile {
    if let file = opened.load() { return file }
    let file =
      FontFile(path: path, name: name, library: library)
      ?? FontFile(empty: name, library: library)
    // Another thread may have been quicker.
    return opened.storeIfNil(file)
  }

  /// Whether a file begins with a list of tables, each of which lies within the file.
  ///
  /// Where that is so, a font of ours is what it was when it was bundled.
  private static func hasAllTables(_ path: String) -> Bool {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { return false }
    // A header of twelve bytes, and a record of sixteen for each table.
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
