package import VitrineBase
import VitrineImages
import VitrineWire

/// A folder of the compiler's results by key: objects of single files, modules, and messages.
///
/// Each save under `preview --run` adds an object. The least recently used results are removed. A
/// result begins with its digest, so a damaged one is made again.
package struct ObjectCache: Sendable {
  private let folder: String
  private let files: Files

  /// The number of results that are kept, each of about 60 KB.
  package static let limit = 4000
  /// The number of further results after which old ones are removed.
  private static let slack = 400
  /// The number of bytes that are kept, because a large module has a result of megabytes.
  private static let byteLimit = 512 << 20
  private static let digestLength = 64

  /// Creates the cache in a folder for programs.
  package init(programs: String, _ files: Files) {
    folder = FilePath.join(programs, "objects")
    self.files = files
  }

  /// Returns the bytes of a result, or nil if it is missing or damaged.
  package func bytes(_ key: String) -> ArraySlice<UInt8>? {
    let path = FilePath.join(folder, key)
    guard let stored = try? files.read(path), stored.count > Self.digestLength else { return nil }
    let bytes = stored[Self.digestLength...]
    guard Digest.hex(of: bytes).utf8.elementsEqual(stored[..<Self.digestLength]) else { return nil }
    Disk.touch(path)
    return bytes
  }

  /// Writes a result to a file, and returns whether it is cached.
  func take(_ key: String, to path: String) throws(Disk.Failure) -> Bool {
    guard let bytes = bytes(key) else { return false }
    try Disk.write(Array(bytes), to: path, isDurable: false)
    return true
  }

  /// Adds a result.
  package func add(_ key: String, _ bytes: [UInt8]) throws(Disk.Failure) {
    try Disk.makeFolder(folder)
    let head = Array(Digest.hex(of: bytes).utf8)
    try Disk.write(head + bytes, to: FilePath.join(folder, key), isDurable: false)
  }

  /// Adds the content of a file.
  func add(_ key: String, from path: String) throws(Disk.Failure) {
    try add(key, try Files.disk.read(path))
  }

  /// Returns the result of a run, or nil if it isn't cached.
  func run(_ key: String) -> CompilerRuns.Result? {
    bytes(key).flatMap { try? WireDecoder.value(CompilerRuns.Result.self, from: Array($0)) }
  }

  /// Adds the result of a run, unless the machine caused it.
  func add(_ key: String, _ run: CompilerRuns.Result) throws(Disk.Failure) {
    guard run.failure == nil, run.code == 0 || run.code == 1,
      let bytes = try? WireEncoder.bytes(of: run)
    else { return }
    try add(key, bytes)
  }

  /// Removes the least recently used results beyond the limits.
  ///
  /// A failure to remove them only costs space.
  package func prune(toBytes byteLimit: Int = byteLimit) {
    let names = Disk.names(in: folder) ?? []
    var results = names.filter { $0.count == Self.digestLength && $0.allSatisfy(\.isHexDigit) }.map
    {
      name in
      let path = FilePath.join(folder, name)
      return (path: path, bytes: Disk.size(of: path) ?? 0, used: Disk.changeTime(of: path) ?? 0)
    }
    var bytes = results.reduce(0) { $0 + $1.bytes }
    guard results.count > Self.limit + Self.slack || bytes > byteLimit else { return }
    results.sort { ($0.used, $0.path) < ($1.used, $1.path) }
    var count = results.count
    // A tenth of the room becomes free, so that not every compilation removes some.
    for result in results where count > Self.limit || bytes > byteLimit / 10 * 9 {
      try? Disk.remove(result.path)
      count -= 1
      bytes -= result.bytes
    }
  }
}
