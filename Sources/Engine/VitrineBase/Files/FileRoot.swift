/// A folder that contains all files with names from a config, store or manifest.
///
/// Only this type decides whether such a name belongs to its folder. It examines the text and the
/// targets of links among the folders.
package struct FileRoot: Hashable, Sendable {
  package let folder: String

  package init(_ folder: String) { self.folder = folder }

  /// Returns why a text can't be the name of a file in a folder, as the end of a sentence, or nil
  /// if it can.
  package static func problem(with name: String) -> String? {
    if name.isEmpty { return "is empty" }
    if name.unicodeScalars.contains(where: isControl) { return "contains a control character" }
    if FilePath.isAbsolute(name) { return "is an absolute path" }
    let parts = FilePath.components(of: name, omittingEmpty: false)
    if parts.contains("..") { return "leads out of its folder" }
    if parts.contains("") || parts.contains(".") { return "has an empty component or '.'" }
    return nil
  }

  /// Returns whether a scalar is a control character, a line separator, or a bidirectional mark.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Returns the path for writing, replacing or removing a file in the folder.
  ///
  /// The file may be a link, because links are replaced and removed, not followed. Links among its
  /// folders must not lead outside.
  package func path(of name: String) throws(Disk.Failure) -> String {
    let path = FilePath.join(folder, name)
    if let problem = Self.problem(with: name) {
      throw Disk.Failure(path: folder, reason: "the name of a file in it \(problem)")
    }
    guard contains(FilePath.folder(of: path)) else { throw leaving(path) }
    return path
  }

  /// Returns the path for reading a file in the folder.
  ///
  /// It must not be a link to the outside.
  package func readablePath(of name: String) throws(Disk.Failure) -> String {
    let path = try path(of: name)
    guard contains(path) else { throw leaving(path) }
    return path
  }

  private func leaving(_ path: String) -> Disk.Failure {
    Disk.Failure(path: path, reason: "a link among its folders leads outside of \(folder)")
  }

  /// Returns whether a path, with all links resolved, is the folder or is inside it.
  package func contains(_ path: String) -> Bool {
    Self.isInside(Disk.resolved(path), Disk.resolved(folder))
  }

  /// Returns whether a resolved path is a resolved folder or is inside it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }
}
