/// Files that exist only in memory, by absolute path.
struct MemoryFiles: Sendable {
  private var files: [String: [UInt8]] = [:]
  /// The names in each folder.
  private var folders: [String: Set<String>] = ["/": []]

  init(_ contents: [String: [UInt8]]) {
    for (path, bytes) in contents.sorted(by: { $0.key < $1.key }) {
      var path = Self.plain(path)
      files[path] = bytes
      while path != "/" {
        let folder = FilePath.folder(of: path)
        folders[folder, default: []].insert(FilePath.name(of: path))
        path = folder
      }
    }
  }

  func bytes(of path: String) throws(Disk.Failure) -> [UInt8] {
    if let bytes = files[Self.plain(path)] { return bytes }
    let isFolder = kind(of: path) == "folder"
    throw Disk.Failure(
      path: path, reason: isFolder ? "is a folder, not a file" : "no such file or folder")
  }

  /// Returns `file`, `folder` or `none`.
  func kind(of path: String) -> String {
    let path = Self.plain(path)
    return folders[path] != nil ? "folder" : files[path] != nil ? "file" : "none"
  }

  /// Returns the sorted names in a folder, or nil if it doesn't exist.
  func names(in folder: String) -> [String]? { folders[Self.plain(folder)]?.sorted() }

  /// Returns a path from the root without `.` and `..`.
  ///
  /// Files in memory have no current folder.
  private static func plain(_ path: String) -> String {
    var parts: [Substring] = []
    for part in FilePath.components(of: path) where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
