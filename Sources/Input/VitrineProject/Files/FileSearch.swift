package import VitrineBase

/// Finds files by the paths that a project uses for them.
package enum FileSearch {
  /// Returns the path as it is spelled on disk.
  ///
  /// Projects are written on file systems that ignore case.
  package static func existing(_ path: String, in files: Files) -> String? {
    let plain = normalized(path)
    if files.exists(plain) { return plain }
    var found = FilePath.isAbsolute(plain) ? "/" : "."
    for part in FilePath.components(of: plain) {
      let next = found == "." ? String(part) : FilePath.join(found, String(part))
      if files.exists(next) {
        found = next
        continue
      }
      let lower = part.lowercased()
      guard let name = files.entries(of: found)?.first(where: { $0.lowercased() == lower }) else {
        return nil
      }
      found = found == "." ? name : FilePath.join(found, name)
    }
    return found
  }

  /// Returns a path without `.`, `..` after a name, and repeated slashes.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in FilePath.components(of: path) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if FilePath.isAbsolute(path) { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// Returns whether a path is a folder or is inside it.
  ///
  /// Both must be normalized.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    if folder == "." {
      return !FilePath.isAbsolute(path) && FilePath.components(of: path).first != ".."
    }
    return path == folder || path.utf8.starts(with: (folder + "/").utf8)
  }
}
