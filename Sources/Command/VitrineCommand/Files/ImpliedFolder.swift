import VitrineBase

/// The folders that a command writes to although its user hasn't named them.
enum ImpliedFolder {
  /// Returns the folder that an option names, or `name` in the current folder.
  static func path(_ named: String?, else name: String) throws(CommandError) -> String {
    if let named { return named }
    return try path(name, in: ".")
  }

  /// Returns the path of a folder inside another.
  ///
  /// Throws if a link leads out of that folder.
  ///
  /// A repository may contain a link of that name, and drawing must not write to the link's target.
  static func path(_ name: String, in folder: String) throws(CommandError) -> String {
    do throws(Disk.Failure) {
      return try FileRoot(folder).readablePath(of: name)
    } catch {
      throw CommandError(writing: error)
    }
  }
}
