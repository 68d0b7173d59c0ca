public import VitrineBase
import VitrineGraphics
import VitrineImport

/// A cache of snapshots by widget, width, text size and mode, in a folder or in memory.
public final class SnapshotCache {
  private let folder: String?
  private let files: Files
  private var memory: [WidgetSnapshot.Key: WidgetSnapshot] = [:]

  /// Creates a cache.
  ///
  /// If `folder` is nil, snapshots are stored in memory.
  public init(folder: String? = nil, from files: Files = .disk) {
    self.folder = folder
    self.files = files
  }

  /// The result of looking up a key.
  enum Lookup {
    case missing
    case found(WidgetSnapshot)
    /// The file is damaged or belongs to another key.
    ///
    /// It has been removed.
    case damaged(path: String)
  }

  /// Returns the stored snapshot, or nil if it is missing or unreadable.
  public func snapshot(for key: WidgetSnapshot.Key) -> WidgetSnapshot? {
    if case .found(let snapshot) = lookup(key) { snapshot } else { nil }
  }

  func lookup(_ key: WidgetSnapshot.Key) -> Lookup {
    if let snapshot = memory[key] { return .found(snapshot) }
    guard let path = path(of: key), let bytes = try? files.read(path) else { return .missing }
    if let snapshot = SnapshotFile.snapshot(bytes, key, path: path) { return .found(snapshot) }
    try? Disk.remove(path)
    return .damaged(path: path)
  }

  /// Stores a snapshot.
  ///
  /// Returns the reason if its file can't be written.
  @discardableResult
  public func keep(_ snapshot: WidgetSnapshot, for key: WidgetSnapshot.Key) -> String? {
    memory[key] = snapshot
    guard let folder else { return nil }
    do throws(Disk.Failure) {
      let path = try FileRoot(folder).path(of: Self.name(of: key))
      try Disk.makeFolder(FilePath.folder(of: path))
      try Disk.write(SnapshotFile.bytes(snapshot, key), to: path)
      return nil
    } catch {
      return "\(error.path): \(error.reason)"
    }
  }

  private func path(of key: WidgetSnapshot.Key) -> String? {
    folder.flatMap { try? FileRoot($0).readablePath(of: Self.name(of: key)) }
  }

  private static func name(of key: WidgetSnapshot.Key) -> String {
    FilePath.join(key.folderName, key.fileName)
  }
}
