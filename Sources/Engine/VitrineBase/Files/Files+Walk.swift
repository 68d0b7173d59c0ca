/// The limits of a walk through a folder.
private enum FolderWalk {
  /// The limit on depth, which exceeds that of any project's sources.
  static let depthLimit = 12
  static let entryLimit = 20_000
  static let skipped: Set<String> = [
    "build", "DerivedData", "Pods", "Carthage", "node_modules",
  ]
}

extension Files {
  /// Returns the relevant files and folders in a tree, sorted.
  ///
  /// A folder precedes its contents.
  package func paths(under folder: String) -> [String] {
    var found: [String] = []
    func walk(_ folder: String, _ depth: Int) {
      guard depth < FolderWalk.depthLimit else { return }
      for name in entries(of: folder) ?? [] where !name.hasPrefix(".") {
        guard found.count < FolderWalk.entryLimit, !FolderWalk.skipped.contains(name) else {
          continue
        }
        let path = FilePath.join(folder, name)
        found.append(path)
        if isFolder(path) { walk(path, depth + 1) }
      }
    }
    walk(folder, 0)
    return found
  }
}
