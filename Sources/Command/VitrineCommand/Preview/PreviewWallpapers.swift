import VitrineBase

/// The wallpapers that a page may request: files of the project, and those of the command line.
///
/// The page must not show every file that the user can read, although its address is secret.
struct PreviewWallpapers: Sendable {
  /// The folder of the input, without symbolic links.
  private let folder: String?
  private let named: Set<String>

  init(input: String, named: [String], _ files: Files) {
    folder = Disk.realPath(files.isFolder(input) ? input : FilePath.folder(of: input))
    self.named = Set(named)
  }

  /// Returns the file of a path that is relative to the project.
  func file(_ path: String) throws(LivePicture.Problem) -> String {
    if named.contains(path) { return path }
    guard let folder, let file = Disk.realPath(FilePath.join(folder, path)),
      file.hasPrefix(folder == "/" ? folder : folder + "/")
    else { throw LivePicture.Problem(message: "there is no wallpaper '\(path)' in the project") }
    return file
  }
}
