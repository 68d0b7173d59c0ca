import VitrineBase
public import VitrineGraphics
import VitrineImages

/// A folder of goldens: `NAME.png` with `NAME.layout.json` beside it, and one manifest.
///
/// A commit is atomic: new files are written beside the old ones under temporary names, then a journal
/// of the renames is written, and only then are the old files replaced. Opening a store finishes a
/// journal that an interrupted commit left, so a store is always entirely old or entirely new.
public struct GoldenStore: Sendable {
  /// The folder of the manifest.
  public let folder: String
  /// The folder of pictures and layouts: `folder`, or another one outside the repository.
  public let pictures: String
  public private(set) var manifest: GoldenManifest

  private var manifestPath: String { FilePath.join(folder, "goldens.txt") }
  private var pendingPath: String { FilePath.join(folder, ".pending") }

  /// Opens a store; a folder that doesn't exist is an empty store.
  public init(_ folder: String, pictures: String? = nil) throws(GoldenError) {
    self.folder = folder
    self.pictures = pictures ?? folder
    manifest = GoldenManifest()
    if Disk.exists(pendingPath) {
      try locked { () throws(GoldenError) in try finish() }
    }
    guard Disk.exists(manifestPath) else { return }
    manifest = try GoldenManifest(Self.text(manifestPath), file: manifestPath)
  }

  private static func text(_ path: String) throws(GoldenError) -> String {
    do {
      return String(decoding: try Disk.read(path), as: UTF8.self)
    } catch {
      throw .unreadable(path, error.reason)
    }
  }

  // MARK: Reading

  /// A golden's decoded picture.
  public func picture(_ name: String) throws(GoldenError) -> Bitmap {
    let path = picturePath(name)
    let bytes: [UInt8]
    do {
      bytes = try Disk.read(path)
    } catch {
      throw .unreadable(path, error.reason)
    }
    do throws(ImageError) {
      return try PNG.decode(bytes)
    } catch {
      throw .unreadable(path, "not a valid PNG: \(error.description)")
    }
  }

  /// The stored layout of a golden; nil if there is none.
  public func layout(_ name: String) -> [UInt8]? { try? Disk.read(layoutPath(name)) }

  public func picturePath(_ name: String) -> String { FilePath.join(pictures, name + ".png") }
  public func layoutPath(_ name: String) -> String {
    FilePath.join(pictures, name + ".layout.json")
  }

  /// The tolerances stored beside the manifest.
  public func tolerances(today: CivilDate) throws(GoldenError) -> Tolerances {
    let path = FilePath.join(folder, Tolerances.fileName)
    guard Disk.exists(path) else { return Tolerances(today: today) }
    return try Tolerances(Self.text(path), file: path, today: today)
  }

  // MARK: Writing

  /// A change of one golden; a nil entry removes it, and an empty layout stores only the picture.
  public struct Change: Sendable {
    public var name: String
    public var entry: GoldenManifest.Entry?
    public var png: [UInt8]
    public var layout: [UInt8]

    public init(name: String, entry: GoldenManifest.Entry?, png: [UInt8], layout: [UInt8]) {
      self.name = name
      self.entry = entry
      self.png = png
      self.layout = layout
    }
  }

  /// Applies all changes, or none.
  public mutating func commit(_ changes: [Change]) throws(GoldenError) {
    guard !changes.isEmpty else { return }
    var next = manifest
    var list = ""
    try locked { () throws(GoldenError) in
      // Another process may have recorded since this store was opened.
      try finish()
      if Disk.exists(manifestPath) {
        next = try GoldenManifest(Self.text(manifestPath), file: manifestPath)
      }
      do throws(GoldenError) {
        for change in changes {
          next.entries[change.name] = change.entry
          let verb = change.entry == nil ? "remove" : "replace"
          list += "\(verb) \(change.name).png\n\(verb) \(change.name).layout.json\n"
          guard change.entry != nil else { continue }
          try write(change.png, to: picturePath(change.name) + ".new")
          guard !change.layout.isEmpty else { continue }
          try write(change.layout, to: layoutPath(change.name) + ".new")
        }
        try write(Array(next.text.utf8), to: manifestPath + ".new")
        try write(Array((list + "replace goldens.txt\n").utf8), to: pendingPath)
      } catch {
        // No golden has been replaced yet, so removing the temporary files restores the store.
        for change in changes {
          try? Disk.remove(picturePath(change.name) + ".new")
          try? Disk.remove(layoutPath(change.name) + ".new")
        }
        try? Disk.remove(manifestPath + ".new")
        throw error
      }
      try finish()
    }
    manifest = next
  }

  private func write(_ bytes: [UInt8], to path: String) throws(GoldenError) {
    do {
      try Disk.makeFolder(FilePath.folder(of: path))
      try Disk.write(bytes, to: path)
    } catch {
      throw .unwritable(error.path, error.reason)
    }
  }

  /// Replays the journal; steps that were already done are skipped.
  private func finish() throws(GoldenError) {
    guard Disk.exists(pendingPath) else { return }
    let list = try Self.text(pendingPath)
    do {
      for line in list.split(separator: "\n") {
        let parts = line.split(separator: " ", maxSplits: 1)
        guard parts.count == 2 else { continue }
        let path = FilePath.join(parts[1] == "goldens.txt" ? folder : pictures, String(parts[1]))
        if parts[0] == "remove" {
          try Disk.remove(path)
        } else if Disk.exists(path + ".new") {
          try Disk.rename(path + ".new", to: path)
        }
      }
      try Disk.remove(pendingPath)
    } catch {
      throw .unwritable(error.path, error.reason)
    }
  }

  private func locked(_ work: () throws(GoldenError) -> Void) throws(GoldenError) {
    let lock: Int32?
    do {
      try Disk.makeFolder(folder)
      lock = try Disk.lock(folder)
    } catch {
      throw .unwritable(error.path, error.reason)
    }
    guard let lock else { throw .busy(folder) }
    defer { Disk.unlock(lock) }
    try work()
  }
}
