import Vitrine
import VitrineBase
import VitrineImport

/// The files that a command may read: its arguments, the files that belong to them, and the bundled
/// resources.
///
/// Names within files don't add files, unless `--allow-outside` is given. Only typed words may be
/// pipes, such as `/dev/stdin`.
enum ReadableFiles {
  /// Returns the files that the words of the command line name, and the files of the program.
  static func files(_ arguments: Arguments, _ options: [any CommandOption]) -> Files {
    let typed =
      arguments.positional
      + options.filter(\.namesFile).flatMap { arguments.words(for: $0) }
    guard !arguments[CommonOptions.allowOutside] else { return Files.disk.readingPipes(typed) }
    let files = Files(limit: ReadingLimit()).readingPipes(typed)
    allowResources(files)
    // Typed words are allowed even outside of all projects. A word that doesn't exist is reported
    // as missing and not as refused.
    for word in typed { files.allow(word) }
    allowValues(arguments, files)
    // The configuration of rules in the current folder is read without being named.
    files.allow(LintOptions.fileName)
    return files
  }

  /// Allows reading the program, and the fonts, wallpapers and caches that it uses.
  private static func allowResources(_ files: Files) {
    for name in ["Fonts", "Wallpapers"] {
      if let folder = Resources.bundledFolder(name) { files.allow(folder) }
    }
    if let program = Disk.programPath { files.allow(program) }
    for variable in ["VITRINE_FONTS", "VITRINE_CACHE"] {
      if let folder = Environment.process[variable] { files.allow(folder) }
    }
  }

  /// Allows reading the images that `--set` names, relative to the folder of an input or absolute.
  private static func allowValues(_ arguments: Arguments, _ files: Files) {
    for override in arguments[InputOptions.set] {
      for input in arguments.positional {
        let path = FilePath.join(files.folder(of: input), override.value)
        if files.exists(path), !files.isFolder(path) { files.allow(path) }
      }
    }
  }
}
