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
  var folders: [String] = []
  /// The files beside the program, as in a bundle.
  var resources: [String] = []
  var fontFiles: [String] = []
  /// The sources of the program.
  var sources: [String] = []
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
      scratch = try ScratchFolder(program: program.path, resources: resources)
    } catch {
      throw failure("\(error.path) cannot be written: \(error.reason)")
    }
    defer { scratch.remove() }
    var request = request(variant, scratch)
    request.steps = steps
    guard let input = try? WireEncoder.bytes(of: request) else {
      throw failure("the request can't be written")
    }
    var process = ChildProcess(path: scratch.program, arguments: [])
    process.environment = environment(variant, scratch)
    process.inheritsEnvironment = false
    process.input = input
    process.outputLimit = Self.outputLimit
    process.seconds = request.limits.seconds
    let outcome: ChildProcess.Outcome
    do throws(ChildProcess.Failure) {
      outcome = try process.run()
    } catch {
      throw failure("it can't be started: \(error.reason)")
    }
    return try views(outcome, request.limits)
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
    _ outcome: ChildProcess.Outcome, _ limits: RunLimits
  ) throws(RenderError) -> ProgramViews {
    if outcome.wasEnded {
      throw failure("it took longer than \(limits.seconds) seconds, and was ended")
    }
    guard outcome.code == 0, !outcome.answer.isEmpty else {
      throw failure(RunningEnd(outcome, limits).description)
    }
    do {
      switch try WireDecoder.value(RunAnswer.self, from: outcome.answer) {
      case .failure(let diagnostic): throw Self.error(diagnostic)
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

  /// Returns the request with absolute paths, because the process has a different working folder.
  private func request(_ variant: Variant, _ scratch: ScratchFolder) -> RunRequest {
    var request = RunRequest(
      variant: variant, title: title, folders: folders.map(Disk.absolute), scratch: scratch.path)
    request.storyboard = storyboard.map(Disk.absolute)
    request.principalClass = principalClass
    request.fontFolders = options.fontFolders.map(Disk.absolute)
    request.fontFiles = fontFiles.map(Disk.absolute)
    request.world = options.world
    for index in request.world.files.indices {
      request.world.files[index].source = Disk.absolute(request.world.files[index].source)
    }
    for index in request.world.network.indices {
      request.world.network[index].source = request.world.network[index].source.map(Disk.absolute)
    }
    return request
  }

  /// The parent of the fonts' folder.
  private var share: String {
    Resources.bundledFolder("Fonts").map { FilePath.folder(of: Disk.absolute($0)) } ?? ""
  }

  /// Returns the environment, which excludes the user's variables: it contains neither keys nor
  /// settings that could change a picture.
  private func environment(_ variant: Variant, _ scratch: ScratchFolder) -> [String: String] {
    let locale = variant.locale.replacing("-", with: "_")
    var environment = [
      "HOME": scratch.home, "TMPDIR": scratch.home, "TZ": options.world.timeZone,
      "LANG": "\(locale).UTF-8", "LC_ALL": "\(locale).UTF-8", "PATH": "/nonexistent",
      "LD_PRELOAD": program.library,
      "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no", "VITRINE_SHARE": share,
    ]
    // A packaged library doesn't contain the path of the user's Swift installation.
    environment["LD_LIBRARY_PATH"] = program.runtime
    return environment
  }
}
