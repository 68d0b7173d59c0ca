/// Files in place of those on the disk, for example the changed files of a repository as they are in a
/// commit.
package struct FileOverlay: Sendable {
  /// A file that the overlay has, or one that it removes.
  enum Entry {
    case contents([UInt8])
    case missing
  }

  /// The entries by their resolved paths.
  private var entries: [String: Entry] = [:]
  /// The names that the overlay adds to each folder, or removes from it.
  private var names: [String: Set<String>] = [:]

  /// Creates an overlay without files.
  package init() {}

  /// A Boolean value that indicates whether the overlay changes no file.
  package var isEmpty: Bool { entries.isEmpty }

  /// Sets the contents of a file.
  ///
  /// If they are nil, the file is missing.
  package mutating func set(_ contents: [UInt8]?, at path: String) {
    var path = Disk.resolved(path)
    entries[path] = contents.map(Entry.contents) ?? .missing
    while path != "/" {
      let folder = FilePath.folder(of: path)
      names[folder, default: []].insert(FilePath.name(of: path))
      path = folder
    }
  }

  /// Returns the entry of a file, or nil if it is as on the disk.
  func entry(at path: String) -> Entry? { entries[Disk.resolved(path)] }

  /// Returns `file`, `folder` or `none`, or nil if the path is as on the disk.
  func kind(of path: String) -> String? {
    switch entry(at: path) {
    case .contents: "file"
    case .missing: "none"
    // A folder exists as long as a file is in it.
    case nil: names(in: path).map { $0.isEmpty ? "none" : "folder" }
    }
  }

  /// Returns the sorted names in a folder, or nil if the folder is as on the disk.
  func names(in folder: String) -> [String]? {
    let folder = Disk.resolved(folder)
    guard let changed = names[folder] else { return nil }
    return Set(Disk.names(in: folder) ?? []).union(changed).filter { name in
      let path = FilePath.join(folder, name)
      return (kind(of: path) ?? Disk.kind(of: path)) != "none"
    }.sorted()
  }
}
