public import VitrineBase
public import VitrineGraphics
import VitrineImages

/// A folder of goldens: `NAME.png` with `NAME.layout.json` beside it, and one manifest.
///
/// A commit is atomic. New files are written beside the old ones under temporary names. Then a
/// journal of the renames is written, and only then are the old files replaced. Opening a store
/// completes the journal of an interrupted commit, so a store is always entirely old or entirely
/// new.
public struct GoldenStore: Sendable {
  /// The folder of the manifest.
  public let folder: String
  /// The folder of pictures and layouts: `folder`, or another one outside the repository.
  public let pictures: String
  /// The manifest of the goldens.
  public private(set) var manifest: GoldenManifest
  private let files: Files

  /// The lock of a writer that holds the store for longer than one commit.
  private var writer: FolderLock?

  private var root: FileRoot { FileRoot(folder) }
  private var pictureRoot: FileRoot { FileRoot(pictures) }
  var manifestPath: String { FilePath.join(folder, "goldens.txt") }
  private var pendingPath: String { FilePath.join(folder, ".pending") }

  /// Opens a store.
  ///
  /// A folder that doesn't exist is an empty store.
  public init(
    _ folder: String, pictures: String? = nil, from files: Files = .disk
  ) throws(GoldenError) {
    self.files = files
    self.folder = folder
    self.pictures = pictures ?? folder
    manifest = GoldenManifest()
    if files.exists(pendingPath) {
      try locked { () throws(GoldenError) in try finish() }
    }
    guard files.exists(manifestPath) else { return }
    manifest = try GoldenManifest(text(manifestPath), file: manifestPath)
  }

  private func text(_ path: String) throws(GoldenError) -> String {
    do {
      return String(decoding: try files.read(path), as: UTF8.self)
    } catch {
      throw .unreadable(path, error.reason)
    }
  }

  // MARK: Reading

  /// Returns a golden's decoded picture.
  public func picture(_ name: String) throws(GoldenError) -> Bitmap {
    let path: String
    let bytes: [UInt8]
    do {
      path = try pictureRoot.readablePath(of: name + Self.pictureSuffix)
      bytes = try files.read(path)
    } catch {
      throw .unreadable(error.path, error.reason)
    }
    do throws(ImageError) {
      return try PNG.decode(bytes)
    } catch {
      throw .unreadable(path, "not a valid PNG: \(error.description)")
    }
  }

  /// Returns the stored layout of a golden, or nil if it has no layout.
  public func layout(_ name: String) -> [UInt8]? {
    try? files.read(try pictureRoot.readablePath(of: name + Self.layoutSuffix))
  }

  private static let pictureSuffix = ".png"
  private static let layoutSuffix = ".layout.json"
  /// The suffix of a file that will replace another.
  private static let nextSuffix = ".new"
  private static let manifestName = "goldens.txt"

  /// Returns the reason why a golden's picture differs from the manifest, or nil if it doesn't.
  ///
  /// The picture is decoded unless `memo` has its digest.
  public func problem(with name: String, _ memo: GoldenMemo) -> String? {
    guard let entry = manifest.entries[name] else { return nil }
    do {
      let path = Disk.absolute(try pictureRoot.readablePath(of: name + Self.pictureSuffix))
      let stamp = Disk.stamp(of: path)
      if let stamp, memo.digest(of: path, stamp) == entry.digest { return nil }
      let digest = Digest.hex(of: try picture(name))
      if let stamp { memo.note(path, stamp, digest: digest) }
      return digest == entry.digest
        ? nil : "\(path): the picture isn't the one that \(manifestPath) lists"
    } catch let error as GoldenError {
      return error.description
    } catch {
      return "\(error)"
    }
  }

  /// Returns the tolerances stored beside the manifest.
  public func tolerances(today: CivilDate) throws(GoldenError) -> Tolerances {
    let path = FilePath.join(folder, Tolerances.fileName)
    guard files.exists(path) else { return Tolerances(today: today) }
    return try Tolerances(text(path), file: path, today: today)
  }

  // MARK: Writing

  /// A change of one golden.
  public struct Change: Sendable {
    /// The name of the golden.
    public var name: String
    /// The new entry.
    ///
    /// Nil removes the golden.
    public var entry: GoldenManifest.Entry?
    /// The bytes of the picture's PNG file.
    ///
    /// If they are empty, the file stays as it is, and so does the layout.
    public var png: [UInt8]
    /// The bytes of the layout file.
    ///
    /// If they are empty, no layout is stored.
    public var layout: [UInt8]

    /// Creates a change of one golden.
    public init(name: String, entry: GoldenManifest.Entry?, png: [UInt8], layout: [UInt8]) {
      self.name = name
      self.entry = entry
      self.png = png
      self.layout = layout
    }
  }

  /// Applies all changes.
  ///
  /// If one of them fails, the store remains unchanged.
  public mutating func commit(_ changes: [Change]) throws(GoldenError) {
    guard !changes.isEmpty else { return }
    var next = manifest
    var list = ""
    try locked { () throws(GoldenError) in
      // Another process may have recorded since this store was opened.
      try finish()
      if files.exists(manifestPath) {
        next = try GoldenManifest(text(manifestPath), file: manifestPath)
      }
      removeLeftovers(next)
      do throws(GoldenError) {
        for change in changes {
          next.entries[change.name] = change.entry
          let verb = change.entry == nil ? Journal.Verb.remove : .replace
          for (suffix, bytes) in [
            (Self.pictureSuffix, change.png), (Self.layoutSuffix, change.layout),
          ] {
            list += Journal.line(verb, change.name + suffix)
            guard change.entry != nil, !bytes.isEmpty else { continue }
            try write(bytes, to: change.name + suffix + Self.nextSuffix, in: pictureRoot)
          }
        }
        try write(
          Array(next.text.utf8), to: Self.manifestName + Self.nextSuffix, in: root)
        list += Journal.line(.replace, Self.manifestName)
        try write(Array(list.utf8), to: ".pending", in: root)
      } catch {
        // No golden has been replaced yet, so removing the temporary files restores the store.
        removeLeftovers(next)
        throw error
      }
      try finish()
    }
    manifest = next
  }

  private func write(
    _ bytes: [UInt8], to name: String, in root: FileRoot
  ) throws(GoldenError) {
    do {
      let path = try root.path(of: name)
      try Disk.makeFolder(FilePath.folder(of: path))
      try Disk.write(bytes, to: path)
    } catch {
      throw .unwritable(error.path, error.reason)
    }
  }

  /// Replays the journal.
  ///
  /// Steps that were already done are skipped.
  private func finish() throws(GoldenError) {
    guard files.exists(pendingPath) else { return }
    let journal = try Journal(text(pendingPath), file: pendingPath)
    do {
      for step in journal.steps {
        let path = try (step.name == Self.manifestName ? root : pictureRoot).path(of: step.name)
        if step.verb == .remove {
          try Disk.remove(path)
        } else if files.exists(path + Self.nextSuffix) {
          try Disk.rename(path + Self.nextSuffix, to: path)
        }
      }
      try Disk.remove(pendingPath)
    } catch {
      throw .unwritable(error.path, error.reason)
    }
  }

  /// Removes the temporary files of an interrupted writer.
  ///
  /// The caller holds the lock.
  private func removeLeftovers(_ manifest: GoldenManifest) {
    var folders: Set<String> = [folder, pictures]
    for name in manifest.entries.keys {
      guard let path = try? pictureRoot.path(of: name) else { continue }
      folders.insert(FilePath.folder(of: path))
    }
    let next = [Self.pictureSuffix, Self.layoutSuffix].map { $0 + Self.nextSuffix }
    for folder in folders {
      Disk.removeUnfinished(in: folder)
      for name in next.flatMap({ files.entries(of: folder, ending: $0) }) {
        try? Disk.remove(FilePath.join(folder, name))
      }
    }
    try? Disk.remove(manifestPath + Self.nextSuffix)
  }

  /// Removes the temporary files of an interrupted writer.
  ///
  /// Nothing is removed while another writer is active or if the store can't be written.
  public func removeLeftovers() {
    guard writer == nil, files.isFolder(folder), let lock = try? FolderLock(folder) else { return }
    withExtendedLifetime(lock) { removeLeftovers(manifest) }
  }

  /// Locks the store for the lifetime of this value.
  public mutating func hold() throws(GoldenError) {
    do throws(Disk.Failure) {
      writer = try FolderLock(folder)
    } catch {
      throw .unwritable(error.path, error.reason)
    }
    guard writer != nil else { throw .busy(folder) }
  }

  private func locked(_ work: () throws(GoldenError) -> Void) throws(GoldenError) {
    var store = self
    if store.writer == nil { try store.hold() }
    defer { withExtendedLifetime(store) {} }
    try work()
  }
}
