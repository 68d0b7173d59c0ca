import VitrineBase

/// The names of an extension's files in its program, which `#file` returns.
///
/// A name is relative to the project, so that it is the same on every machine and for every way to
/// write a path.
package struct SourceNames: Sendable {
  private var names: [String: String] = [:]
  /// The author's files by name.
  package private(set) var paths: [String: String] = [:]

  /// Creates the names of files in and beside a project's folder.
  package init(_ files: [String], in project: String) {
    let folder = Disk.absolute(project)
    for file in files where names[file] == nil {
      let relative = FilePath.relative(Disk.absolute(file), to: folder)
      // A file outside of the project has no position in it.
      var name = relative.hasPrefix("../") ? FilePath.name(of: file) : relative
      while paths[name] != nil { name = "_/" + name }
      names[file] = name
      paths[name] = file
    }
  }

  /// Returns the name of a file.
  func name(of path: String) -> String { names[path] ?? path }
}
