import Vitrine
import VitrineBase
import VitrineGolden
import VitrineGraphics
import VitrineMatrix

extension Command {
  /// The command that compares every picture with its golden.
  ///
  /// It changes no golden. It writes the failures to the run's folder, for `approve` and for
  /// people.
  static let test = Command(
    name: "test", abstract: "compare every picture of a config with its golden",
    discussion: """
      Draws every picture of a config and compares it with its golden, pixel by pixel. A difference is
      described by the number of pixels, the place, and the views that moved or changed. The expected
      picture, the actual picture and their difference are written to the run's folder; terminals that
      support it (kitty, iTerm, sixel; VITRINE_TERMINAL=kitty|iterm|sixel|none) show the first of them.
      Differences that tolerances.txt permits are listed (docs/golden-testing.md).
      """,
    usage: ["[CONFIG] [--failures DIR] [--format text|json|junit|github]"],
    options: [failureFolder, outputFormat, verdictCache] + MatrixOptions.all,
    notes: """
      Exits with 0 if all pictures are equal, with 1 if some differ or have no golden, and with 3 if some
      could not be drawn.
      """,
    examples: [
      Command.Example(
        "test",
        "Compare every picture of vitrine.json with its golden."),
      Command.Example(
        "test --only weather/ --format github",
        "Compare some, with annotations for GitHub."),
    ],
    showsMessages: true,
    run: runTest)

  private static let failureFolder = Option.text(
    "--failures", "DIR",
    help: "the folder for the pictures of failures (default: .vitrine/run beside the config)")

  private static let outputFormat = Option.choice(
    "--format", "FORMAT", help: "text, json, junit (XML) or github (annotations) (default: text)",
    default: Format.text)

  private static let verdictCache = CacheOptions.cache(
    help:
      "don't draw pictures that this cache, a folder or https://…, has with the pixels of their "
      + "goldens; its writers are trusted")

  /// The forms of output: `junit` is the XML that most CI services show, `github` its workflow
  /// commands.
  private enum Format: String, CaseIterable {
    case text, json, junit, github
  }

  private static func runTest(_ arguments: Arguments) throws(CommandError) {
    let format = arguments[outputFormat]
    let matrix = try MatrixOptions.matrix(arguments, brokenInputs: .reported)
    let chosen = try MatrixOptions.selection(arguments, matrix)
    let store = try GoldenSteps.store(matrix, arguments)
    let folder = try GoldenSteps.runFolder(arguments[failureFolder], matrix)
    let runner = try MatrixOptions.runner(matrix, arguments)
    let tolerances = try GoldenSteps.tolerances(store)
    // Two tests with the same folder would overwrite each other's pictures.
    let lock = try FolderLock.held(folder)
    defer { withExtendedLifetime(lock) {} }
    let run = GoldenRun(matrix, store, tolerances: tolerances, folder: folder)
    // Only a cache given as an option is trusted with verdicts, not a cache from the environment.
    let cache =
      arguments.has(verdictCache) ? try CacheOptions.open(arguments, runner.resources) : nil
    let outcomes = try run.run(
      runner, chosen, cache: cache, isQuiet: arguments[CommonOptions.quiet] || format != .text)
    try writeLists(of: outcomes, in: folder, for: store)
    if format == .text {
      show(outcomes, tolerances: tolerances, folder: folder, files: arguments.files)
    }
    let text: String? =
      switch format {
      case .text: nil
      case .json: GoldenReports.json(outcomes, tolerances)
      case .junit: GoldenReports.junit(outcomes, seconds: run.duration, folder: folder)
      case .github: GoldenReports.annotations(outcomes)
      }
    if let text { Console.print(text) }
    if format == .text, !arguments[CommonOptions.quiet] || outcomes.contains(where: \.isBad) {
      Console.print(summary(outcomes, folder: folder, duration: durationText(run.duration)))
    }
    try requireSame(outcomes)
  }

  /// Writes the list of the pictures that differ to the run's folder, where `approve` reads it, and
  /// a list of those that match a golden of another version or of other files.
  ///
  /// A failed picture has no pixels, so it can't be approved.
  private static func writeLists(
    of outcomes: [GoldenOutcome], in folder: String, for store: GoldenStore
  ) throws(CommandError) {
    let differing = outcomes.filter { $0.isBad && $0.kind != .failed }
      .map { GoldenManifest.line($0.entry, $0.name) }
    let matching = GoldenSteps.renewedNotes(outcomes.filter { $0.kind == .same }, in: store)
      .compactMap { change in change.entry.map { GoldenManifest.line($0, change.name) } }
    try writingFiles { () throws(Disk.Failure) in
      for (name, lines) in [("run.txt", differing), ("matching.txt", matching)] {
        try Disk.write(Array(lines.joined().utf8), to: FilePath.join(folder, name))
      }
    }
  }

  /// Throws an error unless all pictures match their goldens.
  ///
  /// A picture that can't be drawn has precedence over a difference: exit code 3 comes before 1.
  private static func requireSame(_ outcomes: [GoldenOutcome]) throws(CommandError) {
    let failed = outcomes.count { $0.kind == .failed }
    guard failed == 0 else {
      throw CommandError(
        code: .invalidInput, message: "error: \(countText(failed, "picture")) could not be drawn")
    }
    guard !outcomes.contains(where: \.isBad) else {
      throw CommandError(code: .differs, message: "")
    }
  }

  /// The maximum number of failures that are shown as pictures.
  private static let shownPictures = 5

  /// Prints the failures, with up to five pictures, then the differences within tolerance.
  private static func show(
    _ outcomes: [GoldenOutcome], tolerances: Tolerances, folder: String, files: Files
  ) {
    // Pictures that fail for one reason, such as an input that cannot be read, are one entry.
    var failures: [[String]: Int] = [:]
    for outcome in outcomes where outcome.kind == .failed {
      failures[outcome.sentences, default: 0] += 1
    }
    let bad = outcomes.filter(\.isBad)
    let form = TerminalPicture.form
    for (index, outcome) in bad.enumerated() {
      var others = 0
      if outcome.kind == .failed {
        guard let count = failures.removeValue(forKey: outcome.sentences) else { continue }
        others = count - 1
      }
      Console.printStyled("✘ \(outcome.name): \(outcome.kind.rawValue)")
      for sentence in outcome.sentences { Console.printStyled("    \(sentence)") }
      if others > 0 { Console.print("    and so did \(countText(others, "other picture"))") }
      guard outcome.kind == .differs, index < shownPictures, form != .none else { continue }
      if let text = sideBySide(FilePath.join(folder, outcome.name), form, from: files) {
        Console.printPicture(text)
      }
    }
    for outcome in outcomes where outcome.kind == .same {
      for sentence in outcome.sentences { Console.printStyled("~ \(outcome.name): \(sentence)") }
    }
    for tolerance in tolerances.active {
      Console.print("within tolerance: \(tolerance.description)")
    }
  }

  /// Returns the last line: the number of pictures, the duration, the number of failures, and their
  /// folder.
  private static func summary(
    _ outcomes: [GoldenOutcome], folder: String, duration: String
  ) -> String {
    let total = "\(countText(outcomes.count, "picture")) in \(duration)"
    let counts = [
      (GoldenOutcome.Kind.differs, "differs", "differ"),
      (.missing, "has no golden", "have no golden"),
      (.broken, "has a broken golden", "have broken goldens"), (.failed, "failed", "failed"),
    ].compactMap { kind, singular, plural in
      let count = outcomes.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(count == 1 ? singular : plural)"
    }
    return counts.isEmpty
      ? "\(total): all match their goldens"
      : "\(total): \(counts.joined(separator: ", ")); see \(folder)"
  }

  /// Returns the expected picture, the actual picture and their difference in the terminal's
  /// format.
  private static func sideBySide(
    _ base: String, _ form: TerminalPicture.Form, from files: Files
  ) -> String? {
    let kinds = ["expected", "actual", "difference"]
    let pictures = kinds.compactMap { try? files.image(at: "\(base).\($0).png") }
    guard pictures.count == kinds.count, let resources = try? Resources() else { return nil }
    let entries = zip(kinds, pictures).map { ContactSheet.Entry($0, $1) }
    return ContactSheet(columns: 3, tileWidth: 320).picture(entries, in: Workshop(resources))
      .flatMap { TerminalPicture.text($0, form) }
  }
}
