import Vitrine
import VitrineBase
import VitrineProject

/// What a run of the program may read.
///
/// That is what its user typed, what belongs to it, and what comes with the program. Names inside of
/// files lead no further, unless `--allow-outside` is given.
enum ReadableFiles {
  static let option = CommandOption(
    "--allow-outside", nil,
    "let configs, documents and projects name files outside of their folders (docs/matrix.md)")

  /// The files that the words of the command line name, and those of the program.
  static func files(_ arguments: Arguments, _ options: [CommandOption]) -> Files {
    guard !arguments.has(option.name) else { return .disk }
    let files = Files(limit: ReadingLimit())
    for name in ["Fonts", "Wallpapers"] {
      if let folder = Resources.bundledFolder(name) { files.allow(folder) }
    }
    if let program = Disk.programPath { files.allow(program) }
    for variable in ["VITRINE_FONTS", "VITRINE_CACHE"] {
      if let folder = Environment.process[variable] { files.allow(folder) }
    }
    // What was typed is allowed even outside of all projects; it is the names *within* files that
    // are not. One that doesn't exist is reported as missing, not as refused.
    for word in arguments.positional { files.allow(word) }
    for option in options where option.namesFile {
      for path in arguments.all(option.name) { files.allow(path) }
    }
    allowValues(arguments, files)
    // The lint config of the current folder is read without being named.
    files.allow(LintArguments.fileName)
    return files
  }

  /// A value that is set may be an image's path, in the input's folder or anywhere.
  private static func allowValues(_ arguments: Arguments, _ files: Files) {
    for text in arguments.all("--set") {
      guard let value = text.split(separator: "=", maxSplits: 1).dropFirst().first else { continue }
      for input in arguments.positional {
        let path = FilePath.join(files.folder(of: input), String(value))
        if files.exists(path), !files.isFolder(path) { files.allow(path) }
      }
    }
  }
}

extension Files {
  /// Allows the folder of a config that the user named, or that lies in the current folder.
  func allow(config path: String) {
    allow(path)
    allow(FilePath.folder(of: path))
  }

  /// Allows the Xcode projects of a config's inputs, which are looked for in the folders above.
  func allowProjects(of inputs: [String], in folder: String) {
    for input in inputs where FileRoot(folder).contains(input) {
      for project in ProjectSearch.projects(above: self.folder(of: input), in: self) {
        allow(FilePath.folder(of: project))
      }
    }
  }

  /// Allows an input that the user named, with the repository or project that it belongs to: the nearest
  /// folder with a repository, a `vitrine.json` or an Xcode project, else its own folder.
  func allow(input path: String) {
    allow(path)
    let own = folder(of: path)
    allow(own)
    // Asset catalogs beside an extension's folder are its own.
    if ExtensionInput.recognizes(path, in: self) { allow(FilePath.join(own, "..")) }
    for project in ProjectSearch.projects(above: own, in: self) {
      allow(FilePath.folder(of: project))
    }
    var folder = Disk.resolved(own)
    while folder != "/" {
      let marks = [".git", "vitrine.json"].map { FilePath.join(folder, $0) }
      if marks.contains(where: exists) { return allow(folder) }
      folder = FilePath.folder(of: folder)
    }
  }

  /// The folder that a path is, or is in.
  fileprivate func folder(of path: String) -> String {
    isFolder(path) ? path : FilePath.folder(of: path)
  }
}
