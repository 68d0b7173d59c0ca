import Synchronization
import Vitrine
import VitrineBase
import VitrineRun

/// The options that run an extension's own code.
enum RunArguments {
  static let options = [
    CommandOption(
      "--run", nil,
      "compile the extension's own Swift code and draw what it shows; it runs with your rights, "
        + "without network, and writes nowhere but in a scratch folder (docs/run.md)"),
    CommandOption(
      "--stub", "FOLDER",
      "Swift files that stand in for the module of the folder's name; with --run"),
  ]

  /// Runs the code of every extension where the command line asks for it, else of the inputs that ask.
  ///
  /// Commands that show a picture's messages show these among them; the others print each once.
  static func start(
    _ arguments: Arguments, showsMessages: Bool
  ) throws(CommandError) {
    let stubs = arguments.all("--stub")
    guard stubs.isEmpty || arguments.has("--run") else {
      throw .usage("--stub is for --run; add it, or remove --stub")
    }
    for folder in stubs where !arguments.files.isFolder(folder) {
      throw CommandError(
        code: .invalidInput, message: "\(folder): error: not a folder; expected Swift files")
    }
    var options = ExtensionRun.Options()
    options.stubs = stubs
    options.fontFolders =
      arguments.all("--fonts") + (Environment.process["VITRINE_FONTS"].map { [$0] } ?? [])
    let chosen = options
    ExtensionRunner.start(isForAll: arguments.has("--run")) { widget, files in
      run(widget, chosen, files, isTold: showsMessages)
    }
  }

  /// Whether a command shows the messages of every picture that it makes.
  static func shows(_ command: String) -> Bool {
    ["render", "preview", "layout", "explain", "record", "test"].contains(command)
  }

  private static let told = Mutex<Set<String>>([])

  /// Runs the code of a widget, and says once what it is missing.
  private static func run(
    _ widget: Widget, _ options: ExtensionRun.Options, _ files: Files, isTold: Bool
  ) -> Widget {
    // Only Interface Builder files belong to an extension with code; a document has none.
    guard case .interface = widget.source else { return widget }
    let run = ExtensionRun(widget, options, from: files)
    for diagnostic in run.diagnostics where !isTold {
      let isNew = told.withLock { $0.insert(diagnostic.description).inserted }
      if isNew { Console.error(diagnostic.description) }
    }
    return run.widget
  }
}
