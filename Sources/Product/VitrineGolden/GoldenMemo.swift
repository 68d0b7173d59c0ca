import Synchronization
public import VitrineBase

/// A cache of the pixel digests of decoded files, so that unchanged goldens aren't decoded again.
///
/// A file counts as unchanged if its device, inode, size and times are equal. Its change time can't
/// be set, so a forged list can't hide a changed file.
public final class GoldenMemo: Sendable {
  private struct Entry: Hashable {
    var stamp: String
    var digest: String
  }

  private static let head = "vitrine decoded 1"

  private let root: FileRoot?
  private let name: String
  private let entries: Mutex<(known: [String: Entry], isChanged: Bool)>

  /// Creates a cache in memory.
  public init() {
    root = nil
    name = ""
    entries = Mutex(([:], false))
  }

  /// Creates a cache in a file below a folder, which later runs read.
  public init(_ name: String, in folder: String, from files: Files = .disk) {
    let root = FileRoot(folder)
    self.root = root
    self.name = name
    entries = Mutex((Self.read(name, root, from: files), false))
  }

  private static func read(_ name: String, _ root: FileRoot, from files: Files) -> [String: Entry] {
    guard let path = try? root.readablePath(of: name), let written = Disk.changeTime(of: path),
      let bytes = try? files.read(path)
    else { return [:] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.first.map(String.init) == head else { return [:] }
    var entries: [String: Entry] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      // A file that changed at the same moment as the list may have changed again afterwards.
      guard parts.count == 3, let changed = Disk.changeTime(of: parts[2]),
        changed + Disk.clockGrain < written
      else { continue }
      entries[parts[2]] = Entry(stamp: parts[0], digest: parts[1])
    }
    return entries
  }

  func digest(of path: String, _ stamp: String) -> String? {
    entries.withLock { entries in
      entries.known[path].flatMap { $0.stamp == stamp ? $0.digest : nil }
    }
  }

  func note(_ path: String, _ stamp: String, digest: String) {
    guard !path.contains("\n") else { return }
    entries.withLock {
      $0.known[path] = Entry(stamp: stamp, digest: digest)
      $0.isChanged = true
    }
  }

  /// Writes the list.
  ///
  /// If it can't be written, the next run only takes longer.
  public func save() {
    let (known, isChanged) = entries.withLock { $0 }
    guard isChanged, let path = try? root?.path(of: name) else { return }
    let lines = known.sorted { $0.key < $1.key }.map { path, entry in
      "\(entry.stamp) \(entry.digest) \(path)\n"
    }
    let text = Self.head + "\n" + lines.joined()
    guard (try? Disk.makeFolder(FilePath.folder(of: path))) != nil else { return }
    try? Disk.write(Array(text.utf8), to: path, isDurable: false)
  }
}
