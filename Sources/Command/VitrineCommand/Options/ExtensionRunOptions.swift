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
  /// it. `showsMessages` is true for commands that print the messages of each picture. For
  /// other commands the runner prints each message once. `demand` is the result that the command
  /// needs from the code.
  static func runner(
    _ arguments: Arguments, showsMessages: Bool, demand: CodeDemand
  ) throws(CommandError) -> ExtensionRunner {
    let stubs = arguments[stubs]
    let runs = runsCode(arguments)
    guard stubs.isEmpty || runs else {
      throw .usage("--stub is for --run; add it, or remove --stub")
    }
    for folder in stubs where !arguments.files.isFolder(folder) {
      throw .input("\(folder): error: not a folder; expected Swift files")
    }
    var options = ExtensionRun.Options()
    options.stubs = stubs
    options.kind = arguments.has(InputOptions.widget) ? arguments[InputOptions.widget] : nil
    options.showsAllErrors = arguments[InputOptions.verbose]
    options.fontFolders = InputOptions.fontFolders(arguments)
    let chosen = options
    var runner = ExtensionRunner(demandForAll: runs ? demand : nil) {
      widget, demand, files in
      var options = chosen
      if demand == .strict { options.policy = .strict }
      let run = WaitingStatus.showing("compiling the code of \(widget.title)") {
        ExtensionRun(widget, options, from: files)
      }
      if !showsMessages { report(run, demand) }
      return run.widget
    }
    runner.settings = stubs.joined(separator: ", ")
    return runner
  }

  /// Returns whether an option asks for the code: `--run`, or a choice that only code can answer.
  private static func runsCode(_ arguments: Arguments) -> Bool {
    let axes = VariantAxis.homeOnly.map { VariantOptions.option(for: $0) }
    return arguments[run] || axes.contains { arguments.has($0) }
  }

  /// Prints the messages of a run that weren't printed before.
  ///
  /// The reason of a failure is printed here only if the command continues without the code.
  private static func report(_ run: ExtensionRun, _ demand: CodeDemand) {
    for diagnostic in run.diagnostics { Notices.print(diagnostic) }
    guard demand == .ifPossible else { return }
    for diagnostic in run.widget.codeRun?.failure?.fallbackDiagnostics ?? [] {
      Notices.print(diagnostic)
    }
  }
}
