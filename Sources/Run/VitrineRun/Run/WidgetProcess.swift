import Vitrine
import VitrineBase
import VitrineImport
import VitrineWire

/// A compiled widget.
///
/// Each picture has a process of its own, so that runs are independent. The pictures of a widget of
/// WidgetKit share the loading of libraries.
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
  /// The bundle's property list, or nil if it is among the resources or missing.
  var properties: [UInt8]?
  var fontFiles: [String] = []
  /// The sources of the program.
  var sources: [String] = []
  /// The sources by their names in the program.
  var names: [String: String] = [:]
  var options = ExtensionRun.Options()
  /// The processes that wait for their next picture.
  private let servers = WidgetServers()

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
    // A widget of WidgetKit has many pictures.
    guard home == nil else { return try servedViews(for: variant, from: files) }
    let world = try world()
    defer { world.scratch.remove() }
    var request = request(variant, world)
    request.steps = steps
    var process = child(world.arguments)
    process.input = try framed(request)
    process.seconds = request.limits.seconds
    process.cancellation = files.cancellation
    let outcome: ChildProcess.Outcome
    do throws(ChildProcess.Failure) {
      outcome = try process.run()
    } catch {
      throw failure("it can't be started: \(error.reason)")
    }
    let answer = try answer(outcome, request.limits, in: world.folders, from: files)
    return world.folders.located(try views(answer, of: outcome))
  }

  /// Returns the widgets and previews of a WidgetKit extension.
  func gallery(from files: Files) throws(RenderError) -> HomeGallery {
    var variant = Variant()
    variant.move(to: .home)
    let answer = try served(variant, wantsGallery: true, from: files).answer
    guard case .gallery(let gallery) = answer else {
      throw failure("what it shows can't be read: it isn't a list of widgets")
    }
    return gallery
  }

  /// Returns the views from a process that serves several pictures.
  private func servedViews(
    for variant: Variant, from files: Files
  ) throws(RenderError) -> ProgramViews {
    let served = try served(variant, wantsGallery: false, from: files)
    return served.folders.located(try views(served.answer, of: served.outcome))
  }

  /// The answer of a process that serves several pictures.
  private struct Served {
    var answer: RunAnswer
    var outcome: ChildProcess.Outcome
    var folders: WorldFolders
  }

  private func served(
    _ variant: Variant, wantsGallery: Bool, from files: Files
  ) throws(RenderError) -> Served {
    let limits = RunLimits()
    while true {
      let idle = servers.take()
      let server = if let idle { idle } else { try newServer() }
      var request = request(variant, server.world)
      request.home?.wantsGallery = wantsGallery
      let exchange = server.session.exchange(
        try framed(request), seconds: limits.seconds + Self.slack, unless: files.cancellation)
      // A process ends with the thread that started it, which no picture can cause.
      if idle != nil, exchange.status == nil, !exchange.outcome.wasEnded {
        server.end()
        continue
      }
      var outcome = exchange.outcome
      let end = exchange.status.flatMap(WidgetServer.End.init)
      if let end { outcome.code = end.code }
      let folders = server.world.folders
      let result = Result { () throws(RenderError) in
        try answer(outcome, limits, in: folders, from: files)
      }
      // A process without an answer may not have read its request.
      if end?.goesOn == true, (try? result.get()) != nil {
        servers.put(server)
      } else {
        server.end()
      }
      return Served(answer: try result.get(), outcome: outcome, folders: folders)
    }
  }

  /// The seconds after a picture's limit at which its process is killed, because it didn't keep the
  /// limit.
  private static let slack = 5

  private func newServer() throws(RenderError) -> WidgetServer {
    let world = try world()
    var arguments = world.arguments
    arguments.serve(seconds: RunLimits().seconds)
    do throws(ChildProcess.Failure) {
      return WidgetServer(try WidgetServer.session(child(arguments)), world)
    } catch {
      world.scratch.remove()
      throw failure("it can't be started: \(error.reason)")
    }
  }

  private func framed(_ request: RunRequest) throws(RenderError) -> [UInt8] {
    guard let input = try? request.framed() else { throw failure("the request can't be written") }
    return input
  }

  private func child(_ arguments: LauncherArguments) -> ChildProcess {
    var process = ChildProcess(path: program.launcher, arguments: arguments.words)
    process.inheritsEnvironment = false
    process.outputLimit = Self.outputLimit
    return process
  }

  /// Creates the files that a process finds, and the arguments of its launcher.
  private func world() throws(RenderError) -> WidgetWorld {
    let scratch: ScratchFolder
    do throws(Disk.Failure) {
      scratch = try ScratchFolder(resources: resources, properties: properties)
    } catch {
      throw failure("\(error.path) cannot be written: \(error.reason)")
    }
    var folders = WorldFolders(scratch, program: program, resources: resources)
    let request = request(&folders)
    let environment = environment(&folders)
    var arguments = LauncherArguments(program, scratch, folders, limits: request.limits)
    arguments.add(options.world, home: scratch.home)
    arguments.add(environment)
    return WidgetWorld(scratch: scratch, folders: folders, request: request, arguments: arguments)
  }

  /// Records the files of the code and its environment, so that cached pictures depend on them and
  /// a preview follows their changes.
  ///
  /// The process reads them without a trace.
  private func note(_ files: Files) {
    let fixtures = options.world.files.map(\.source) + options.world.network.compactMap(\.source)
    for path in sources + fixtures { _ = try? files.read(path) }
  }

  /// Returns the answer of a process that has ended, or throws the reason why it has none.
  private func answer(
    _ outcome: ChildProcess.Outcome, _ limits: RunLimits, in folders: WorldFolders,
    from files: Files
  ) throws(RenderError) -> RunAnswer {
    if outcome.wasCancelled { throw failure("it was ended, because a file has changed") }
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
      let answer = try WireDecoder.value(RunAnswer.self, from: outcome.answer)
      if case .views(let views) = answer { try views.check() }
      if case .failure(var diagnostic) = answer {
        if let path = diagnostic.location.flatMap({ names[$0.file] }) {
          diagnostic.location?.file = path
        }
        return .failure(folders.located(diagnostic))
      }
      return answer
    } catch {
      throw failure("what it shows can't be read: \(error)")
    }
  }

  /// Returns the views of an answer with the lines that the code printed, or throws its failure.
  private func views(
    _ answer: RunAnswer, of outcome: ChildProcess.Outcome
  ) throws(RenderError) -> ProgramViews {
    switch answer {
    case .failure(let diagnostic): throw Self.error(diagnostic)
    case .gallery: throw failure("what it shows can't be read: it is a list of widgets")
    case .views(var views):
      views.content.diagnostics += PrintedLines(outcome.output, outcome.errors, of: path).notes
      return views
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

  /// Returns the request for a variant.
  private func request(_ variant: Variant, _ world: WidgetWorld) -> RunRequest {
    var request = world.request
    request.variant = variant
    return request
  }

  /// Returns the request for the default variant, with the paths of the world.
  private func request(_ world: inout WorldFolders) -> RunRequest {
    var request = RunRequest(
      variant: Variant(), title: title, folders: folders.map { world.path(of: $0) },
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
  ///
  /// The process adds the language of its variant.
  private func environment(_ world: inout WorldFolders) -> [String: String] {
    var environment = [
      "HOME": WorldFolders.home, "TMPDIR": WorldFolders.home, "TZ": options.world.timeZone,
      "PATH": "/nonexistent", "LD_PRELOAD": program.library,
      "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no",
      "VITRINE_SHARE": world.path(of: share),
    ]
    // A packaged library doesn't contain the path of the user's Swift installation.
    environment["LD_LIBRARY_PATH"] = program.runtime
    return environment
  }
}
