import VitrineBase

/// Folders that a command writes to without its user having named them.
enum ImpliedFolder {
  /// The folder that an option names, else one in the current folder.
  static func path(_ named: String?, else name: String) throws(CommandError) -> String {
    if let named { return named }
    return try path(name, in: ".")
  }

  /// The folder's path, unless a link leads it out of the folder that it belongs to.
  ///
  /// A repository may contain a link of that name, and drawing must not write to wherever it leads.
  static func path(_ name: String, in folder: String) throws(CommandError) -> String {
    do throws(Disk.Failure) {
      return try FileRoot(folder).readablePath(of: name)
    } catch {
      throw CommandError(writing: error)
    }
  }
}
