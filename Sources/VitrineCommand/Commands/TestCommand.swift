import VitrineMatrix
import VitrineBase
import Vitrine
import VitrineGolden
import VitrineGraphics

extension Command {
  static let test = Command(
    name: "test", abstract: "compare every picture of a config with its golden",
    discussion: """
      Draws every picture of a config and compares it with its golden, pixel by pixel. A difference is
      described by the number of pixels, the place, and the views that moved or changed. The expected
      picture, the actual picture and their difference are written to the run's folder; terminals that
      support it (kitty, iTerm, sixel; VITRINE_TERMINAL=kitty|iterm|sixel|none) show the first of them.
      Differences that tolerances.txt permits are listed (docs/golden-testing.md).
      """,
    usage: ["[CONFIG] [--run DIR] [--format text|json|junit|github]"],
    options: [
      CommandOption(
        "--run", "DIR", "the folder for failures (default: .vitrine/run beside the config)"),
      CommandOption("--format", "FORMAT", "text, json, junit (XML) or github (annotations)"),
    ] + MatrixArguments.options,
    notes: """
      Exits with 0 if all pictures are equal, else with 1.
      """,
    run: runTest)

  private enum Format: String, CaseIterable {
    case text, json, junit, github
  }

  private static func runTest(_ arguments: Arguments) throws(CommandError) {
    let format =
      try arguments.one("--format").map { word throws(CommandError) in
        try choice(word, "--format", Format.self)
      } ?? .text
    let matrix = try MatrixArguments.matrix(arguments)
    let chosen = try MatrixArguments.selection(arguments, matrix)
    let store = try GoldenArguments.store(matrix, arguments)
    let folder = try GoldenArguments.runFolder(arguments, matrix, "--run")
    let runner = try MatrixArguments.runner(matrix, arguments)
    let tolerances = try GoldenArguments.tolerances(store)
    let lock = try FolderLock.held(folder)
    defer { withExtendedLifetime(lock) {} }
    let outcomes = try GoldenRun(matrix, store, tolerances, folder: folder)
      .run(runner, chosen, isQuiet: arguments.has("--quiet") || format != .text)
    let bad = outcomes.filter { $0.kind != .same }
    do throws(Disk.Failure) {
      let list = bad.filter { $0.kind != .failed }
        .map { "\($0.digest) \($0.width)x\($0.height) \($0.name)\n" }.joined()
      try Disk.write(Array(list.utf8), to: FilePath.join(folder, "run.txt"))
    } catch {
      throw CommandError(writing: error)
    }
    switch format {
    case .text: tell(outcomes, tolerances, folder, isQuiet: arguments.has("--quiet"))
    case .json: Console.print(GoldenReports.json(outcomes, tolerances))
    case .junit: Console.print(GoldenReports.junit(outcomes))
    case .github: for outcome in bad { Console.print(GoldenReports.annotation(outcome)) }
    }
    guard bad.isEmpty else { throw CommandError(code: .differs, message: "") }
  }

  /// How many failures are shown as pictures.
  private static let shownPictures = 5

  private static func tell(
    _ outcomes: [GoldenOutcome], _ tolerances: Tolerances, _ folder: String, isQuiet: Bool
  ) {
    let bad = outcomes.filter { $0.kind != .same }
    let form = TerminalPicture.form
    for (index, outcome) in bad.enumerated() {
      Console.print("✘ \(outcome.name): \(outcome.kind.rawValue)")
      for sentence in outcome.sentences { Console.print("    \(sentence)") }
      guard outcome.kind == .differs, index < shownPictures, form != .none else { continue }
      if let text = sideBySide(FilePath.join(folder, outcome.name), form) { Console.print(text) }
    }
    for outcome in outcomes where outcome.kind == .same {
      for sentence in outcome.sentences { Console.print("~ \(outcome.name): \(sentence)") }
    }
    for tolerance in tolerances.active { Console.print("let pass: \(tolerance.description)") }
    guard !isQuiet || !bad.isEmpty else { return }
    Console.print(
      bad.isEmpty
        ? "\(outcomes.count) pictures as their goldens"
        : "\(bad.count) of \(outcomes.count) pictures are not as their goldens; see \(folder)")
  }

  /// Expected, actual and difference, as the terminal takes them.
  private static func sideBySide(_ base: String, _ form: TerminalPicture.Form) -> String? {
    let kinds = ["expected", "actual", "difference"]
    let pictures = kinds.compactMap { try? Resources.image(at: "\(base).\($0).png") }
    guard pictures.count == kinds.count, let resources = try? Resources() else { return nil }
    let entries = zip(kinds, pictures).map { ContactSheet.Entry($0, $1) }
    return ContactSheet(columns: 3, tileWidth: 320).picture(entries, in: Workshop(resources))
      .flatMap { TerminalPicture.text($0, form) }
  }
}
