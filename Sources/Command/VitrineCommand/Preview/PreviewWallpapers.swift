import VitrineBase

/// The wallpapers that a page may request: files beside the inputs, and those of the command line.
///
/// The page must not show every file that the user can read, although its address is secret.
struct PreviewWallpapers: Sendable {
  /// The folders of the inputs, without symbolic links.
  private let folders: [String]
  private let named: Set<String>

  init(inputs: [String], named: [String], _ files: Files) {
    folders = inputs.compactMap { Disk.realPath(files.folder(of: $0)) }
    self.named = Set(named)
  }

  /// Returns the file of a path that is relative to an input's folder.
  func file(_ path: String) throws(LivePicture.Problem) -> String {
    if named.contains(path) { return path }
    let found = folders.lazy.compactMap { folder in
      Disk.realPath(FilePath.join(folder, path)).flatMap { file in
        file.hasPrefix(folder == "/" ? folder : folder + "/") ? file : nil
      }
    }.first
    guard let file = found else {
      throw LivePicture.Problem(message: "there is no wallpaper '\(path)' in the project")
    }
    return file
  }
}
