import Synchronization
import Vitrine
import VitrineBase
import VitrineRun

/// The options that run the Swift code of an extension.
enum ExtensionRunOptions {
  static let run = Option.flag(
    "--run",
    help:
      "compile the extension's own Swift code and draw what it shows; it runs with your rights, "
      + "without network, and writes only in a scratch folder (docs/run.md)")

  static let stubs = Option.texts(
    "--stub", "FOLDER",
    help: "Swift files that stand in for the module of the folder's name; with --run")

  static let all: [any CommandOption] = [run, stubs]

  /// Creates the runner of extensions.
  ///
  /// With `--run` the code of every extension runs, otherwise only the code of inputs that request
  /// it. `showsMessages` is true for commands that print the messages of each picture. For the
  /// others the runner prints each message once.
  static func runner(
    _ arguments: Arguments, showsMessages: Bool
  ) throws(CommandError) -> ExtensionRunner {
    let stubs = arguments[stubs]
    guard stubs.isEmpty || arguments[run] else {
      throw .usage("--stub is for --run; add it, or remove --stub")
    }
    for folder in stubs where !arguments.files.isFolder(folder) {
      throw .input("\(folder): error: not a folder; expected Swift files")
    }
    var options = ExtensionRun.Options()
    options.stubs = stubs
    options.showsAllErrors = arguments[InputOptions.verbose]
    options.fontFolders = InputOptions.fontFolders(arguments)
    let chosen = options
    return ExtensionRunner(isForAll: arguments[run]) { widget, files in
      runCode(of: widget, chosen, from: files, printsMessages: !showsMessages)
    }
  }

  private static let printed = Mutex<Set<String>>([])

  /// Runs the code of a widget.
  ///
  /// Prints its messages once if `printsMessages` is true.
  private static func runCode(
    of widget: Widget, _ options: ExtensionRun.Options, from files: Files, printsMessages: Bool
  ) -> Widget {
    // Only Interface Builder files belong to an extension with code.
    guard case .interface = widget.source else { return widget }
    let run = ExtensionRun(widget, options, from: files)
    for diagnostic in run.diagnostics where printsMessages {
      let isNew = printed.withLock { $0.insert(diagnostic.description).inserted }
      if isNew { Console.error(diagnostic.description) }
    }
    return run.widget
  }
}
