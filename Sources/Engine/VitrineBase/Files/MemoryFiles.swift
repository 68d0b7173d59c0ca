/// Files that are no place but in memory, by their absolute paths.
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

  /// `file`, `folder` or `none`.
  func kind(of path: String) -> String {
    let path = Self.plain(path)
    return folders[path] != nil ? "folder" : files[path] != nil ? "file" : "none"
  }

  /// Sorted; nil where there is no such folder.
  func names(in folder: String) -> [String]? { folders[Self.plain(folder)]?.sorted() }

  /// A path without `.` and `..`, from the root: the current folder is a matter of the disk.
  private static func plain(_ path: String) -> String {
    var parts: [Substring] = []
    for part in FilePath.components(of: path) where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
