/// The relevant files and folders below a folder, in one sorted list.
package enum FolderWalk {
  /// A project's sources are not deeper or more numerous than this.
  private static let depthLimit = 12
  private static let entryLimit = 20_000
  private static let skipped: Set<String> = [
    "build", "DerivedData", "Pods", "Carthage", "node_modules",
  ]

  /// Paths of files and folders under `folder`, each folder before what it holds.
  package static func paths(under folder: String) -> [String] {
    var found: [String] = []
    func walk(_ folder: String, _ depth: Int) {
      guard depth < depthLimit else { return }
      for name in Disk.entries(of: folder) ?? [] where !name.hasPrefix(".") {
        guard found.count < entryLimit, !skipped.contains(name) else { continue }
        let path = FilePath.join(folder, name)
        found.append(path)
        if Disk.isFolder(path) { walk(path, depth + 1) }
      }
    }
    walk(folder, 0)
    return found
  }
}
