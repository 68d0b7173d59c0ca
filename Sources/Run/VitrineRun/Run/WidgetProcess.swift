import Vitrine
import VitrineBase
import VitrineImport
import VitrineWire

/// A compiled widget.
///
/// It is started once per picture, so that runs are independent.
struct WidgetProcess: Sendable {
  let program: Program
  let title: String
  var path = ""
  var storyboard: String?
  var principalClass: String?
  /// The chosen widget of WidgetKit; nil for a Today extension.
  var home: HomeRequest?
  var folders: [String] = []
  /// The files beside the program, as in a bundle.
  var resources: [String] = []
  var fontFiles: [String] = []
  /// The sources of the program.
  var sources: [String] = []
  /// The sources by their names in the program.
  var names: [String: String] = [:]
  var options = ExtensionRun.Options()

  init(program: Program, title: String) {
    self.program = program
    self.title = title
  }

  /// The maximum size of the answer, which contains every bitmap that the code drew.
  ///
  /// The screen of an iPhone 7 Plus takes 11 MB.
  private static let outputLimit = 256 << 20

  /// Returns the widget's views in a variant, after its first update or after the steps of a
  /// session.
  func views(
    for variant: Variant, after steps: [HostStep]? = nil, from files: Files
  ) throws(RenderError) -> ProgramViews {
    note(files)
    let scratch: ScratchFolder
    do throws(Disk.Failure) {
      scratch = try ScratchFolder(resources: resources)
    } catch {
      throw failure("\(error.path) cannot be written: \(error.reason)")
    }
    defer { scratch.remove() }
    var folders = WorldFolders(scratch, program: program, resources: resources)
    var request = request(variant, &folders)
    request.steps = steps
    let environment = environment(variant, &folders)
    var arguments = LauncherArguments(program, scratch, folders, limits: request.limits)
    arguments.add(options.world, home: scratch.home)
    arguments.add(environment)
    let outcome = try run(request, arguments)
    return folders.located(try views(outcome, request.limits, in: folders, from: files))
  }

  /// Runs the program with a request.
  private func run(
    _ request: RunRequest, _ arguments: LauncherArguments
  ) throws(RenderError) -> ChildProcess.Outcome {
    guard let input = try? WireEncoder.bytes(of: request) else {
      throw failure("the request can't be written")
    }
    var process = ChildProcess(path: program.launcher, arguments: arguments.words)
    process.inheritsEnvironment = false
    process.input = input
    process.outputLimit = Self.outputLimit
    process.seconds = request.limits.seconds
    do throws(ChildProcess.Failure) {
      return try process.run()
    } catch {
      throw failure("it can't be started: \(error.reason)")
    }
  }

  /// Records the files of the code and its environment, so that cached pictures depend on them and
  /// a preview follows their changes.
  ///
  /// The process reads them without a trace.
  private func note(_ files: Files) {
    let fixtures = options.world.files.map(\.source) + options.world.network.compactMap(\.source)
    for path in sources + fixtures { _ = try? files.read(path) }
  }

  private func views(
    _ outcome: ChildProcess.Outcome, _ limits: RunLimits, in folders: WorldFolders,
    from files: Files
  ) throws(RenderError) -> ProgramViews {
    if outcome.wasEnded {
      throw failure("it took longer than \(limits.seconds) seconds, and was ended")
    }
    if outcome.code == Self.notStarted, let reason = Self.launcherReason(outcome.errors) {
      throw failure("it can't be started: \(reason)")
    }
    // The code ended the process if there is a report in place of the views.
    guard outcome.code == 0, !outcome.answer.isEmpty, CrashReport(outcome.answer) == nil else {
      throw failure(outcome, limits, files)
    }
    do {
      switch try WireDecoder.value(RunAnswer.self, from: outcome.answer) {
      case .failure(let diagnostic): throw Self.error(folders.located(diagnostic))
      case .views(var views):
        try views.check()
        views.content.diagnostics += PrintedLines(outcome.output, outcome.errors, of: path).notes
        return views
      }
    } catch let error as RenderError {
      throw error
    } catch {
      throw failure("what it shows can't be read: \(error)")
    }
  }

  /// Returns the error of a process that ended without an answer, at the author's line.
  ///
  /// The line that Swift prints is the caller's, for functions with `file` and `line` parameters.
  private func failure(
    _ outcome: ChildProcess.Outcome, _ limits: RunLimits, _ files: Files
  ) -> RenderError {
    let report = CrashReport(outcome.answer) ?? CrashReport()
    var place = CrashLines.Place()
    if let symbolizer = program.symbolizer {
      place = CrashLines(symbolizer: symbolizer, program: program.path, names: names)
        .place(report.frames, in: files)
    }
    let end = RunningEnd(
      code: outcome.code, errors: outcome.errors, limits, report, trap: place.trap)
    if let (file, line) = end.printedPlace, let path = names[file] {
      place.location = CrashLines.location(path, line, in: files)
    }
    return Self.error(
      Diagnostic(
        .error, Self.runCode, "the widget's code was run: \(end)",
        at: place.location ?? SourceLocation(file: path), hint: report.hint))
  }

  /// The launcher's exit code if the program wasn't started.
  private static let notStarted: Int32 = 125

  /// Returns the launcher's message, or nil if the text is the program's.
  private static func launcherReason(_ errors: String) -> String? {
    let mark = "vitrine-cage: "
    let line = errors.split(separator: "\n").first { $0.hasPrefix(mark) }
    return line.map { String($0.dropFirst(mark.count)) }
  }

  private func failure(_ reason: String) -> RenderError {
    Self.error(
      Diagnostic(
        .error, Self.runCode, "the widget's code was run: \(reason)",
        at: SourceLocation(file: path)))
  }

  /// The code of the diagnostics of code that didn't run to its end.
  private static let runCode = "run"

  /// Returns the error of a diagnostic, which is about the run or about the variant.
  private static func error(_ diagnostic: Diagnostic) -> RenderError {
    diagnostic.code == runCode ? .notRun(CodeFailure(diagnostic)) : .invalid(diagnostic)
  }

  /// Returns the request, with the paths of the world.
  private func request(_ variant: Variant, _ world: inout WorldFolders) -> RunRequest {
    var request = RunRequest(
      variant: variant, title: title, folders: folders.map { world.path(of: $0) },
      scratch: WorldFolders.home)
    request.storyboard = storyboard.map { world.path(of: $0) }
    request.principalClass = principalClass
    request.fontFolders = options.fontFolders.map { world.path(of: $0) }
    request.fontFiles = fontFiles.map { world.path(of: $0) }
    request.home = home
    request.world = options.world
    for index in request.world.defaults.indices {
      request.world.defaults[index].values = request.world.defaults[index].values.unlocated
    }
    // The launcher copies the files.
    request.world.files = []
    for index in request.world.network.indices {
      request.world.network[index].source = request.world.network[index].source.map {
        world.path(of: $0)
      }
    }
    return request
  }

  /// The parent of the fonts' folder.
  private var share: String {
    Resources.bundledFolder("Fonts").map { FilePath.folder(of: Disk.absolute($0)) } ?? ""
  }

  /// Returns the environment, which excludes the user's variables: it contains neither keys nor
  /// settings that could change a picture.
  private func environment(
    _ variant: Variant, _ world: inout WorldFolders
  ) -> [String: String] {
    let locale = variant.locale.replacing("-", with: "_")
    var environment = [
      "HOME": WorldFolders.home, "TMPDIR": WorldFolders.home, "TZ": options.world.timeZone,
      "LANG": "\(locale).UTF-8", "LC_ALL": "\(locale).UTF-8", "PATH": "/nonexistent",
      "LD_PRELOAD": program.library,
      "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no",
      "VITRINE_SHARE": world.path(of: share),
    ]
    // A packaged library doesn't contain the path of the user's Swift installation.
    environment["LD_LIBRARY_PATH"] = program.runtime
    return environment
  }
}
