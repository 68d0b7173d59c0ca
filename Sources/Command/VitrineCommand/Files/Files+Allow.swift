import Vitrine
import VitrineBase
import VitrineProject

extension Files {
  /// The name of an empty file that marks a folder: its files may read each other, in addition to the
  /// files of the repository or project above it.
  private static let rootMark = ".vitrine-root"

  /// Allows reading a config and the files in its folder.
  func allow(config path: String) {
    allow(path)
    allow(FilePath.folder(of: path))
  }

  /// Allows reading the Xcode projects that the inputs of a config belong to.
  ///
  /// The projects are searched in the folders above each input. Inputs outside of `folder` are
  /// skipped.
  func allowProjects(of inputs: [String], in folder: String) {
    for input in inputs where FileRoot(folder).contains(input) {
      for project in ProjectSearch.projects(above: self.folder(of: input), in: self) {
        allow(FilePath.folder(of: project))
      }
    }
  }

  /// Allows reading an input and the repository or project that it belongs to.
  ///
  /// The project is the nearest folder above with a repository, a `vitrine.json` or an Xcode
  /// project. If there is none, only the folder of the input is allowed.
  func allow(input path: String) {
    allow(path)
    let own = folder(of: path)
    allow(own)
    // The asset catalogs beside an extension's folder belong to it.
    if ExtensionInput.recognizes(path, in: self) { allow(FilePath.join(own, "..")) }
    for project in ProjectSearch.projects(above: own, in: self) {
      allow(FilePath.folder(of: project))
    }
    var folder = Disk.resolved(own)
    while folder != "/" {
      // A folder keeps this mark when it is copied out of its repository.
      if exists(FilePath.join(folder, Self.rootMark)) { allow(folder) }
      let marks = [".git", "vitrine.json"].map { FilePath.join(folder, $0) }
      if marks.contains(where: exists) { return allow(folder) }
      folder = FilePath.folder(of: folder)
    }
  }

  /// Returns the path itself if it is a folder, otherwise the folder that contains it.
  func folder(of path: String) -> String {
    isFolder(path) ? path : FilePath.folder(of: path)
  }
}
