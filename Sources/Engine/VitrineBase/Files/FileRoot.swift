/// A folder that names in files may not leave.
///
/// This is the one place that decides whether a name in a config, store, manifest, list of changes or
/// verdict belongs to its folder: by its text, and by where links among its folders lead.
package struct FileRoot: Hashable, Sendable {
  package let folder: String

  package init(_ folder: String) { self.folder = folder }

  /// Why a text cannot be the name of a file in a folder, as the end of a sentence; nil if it can.
  package static func problem(with name: String) -> String? {
    if name.isEmpty { return "is empty" }
    if name.unicodeScalars.contains(where: isControl) { return "contains a control character" }
    if FilePath.isAbsolute(name) { return "is an absolute path" }
    let parts = FilePath.components(of: name, omittingEmpty: false)
    if parts.contains("..") { return "leads out of its folder" }
    if parts.contains("") || parts.contains(".") { return "has an empty component or '.'" }
    return nil
  }

  /// Control characters, line separators, and marks that reorder the text around them.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The path of a file in the folder that is to be written, replaced or removed.
  ///
  /// A link in the file's own place doesn't matter, because links are replaced and removed themselves;
  /// links among its folders may not lead outside.
  package func path(of name: String) throws(Disk.Failure) -> String {
    let path = FilePath.join(folder, name)
    if let problem = Self.problem(with: name) {
      throw Disk.Failure(path: folder, reason: "the name of a file in it \(problem)")
    }
    guard contains(FilePath.folder(of: path)) else { throw leaving(path) }
    return path
  }

  /// The path of a file in the folder that is to be read: it may not be a link to the outside, either.
  package func readablePath(of name: String) throws(Disk.Failure) -> String {
    let path = try path(of: name)
    guard contains(path) else { throw leaving(path) }
    return path
  }

  private func leaving(_ path: String) -> Disk.Failure {
    Disk.Failure(path: path, reason: "a link among its folders leads outside of \(folder)")
  }

  /// Whether a path, with all links resolved, is the folder or lies in it.
  package func contains(_ path: String) -> Bool {
    Self.isInside(Disk.resolved(path), Disk.resolved(folder))
  }

  /// Whether a resolved path is a resolved folder or lies in it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }
}
