import Vitrine
import VitrineBase
import VitrineGolden
import VitrineGraphics
import VitrineMatrix

extension Command {
  /// The command that draws pictures and records them as goldens.
  ///
  /// Without `--all` it only adds goldens, so that it never replaces one by accident. It is refused
  /// in CI, because a test that writes its own expectation proves nothing.
  static let record = Command(
    name: "record", abstract: "record the goldens of a config",
    discussion: """
      Records the missing goldens, or with --all also those that differ. Writes all of them or none.
      Goldens whose pictures are missing or aren't those that the manifest lists are an error without
      --all. Refused if CI is set.
      """,
    usage: ["[CONFIG] [--all] [--prune]"],
    options: [recordsAll, prunes] + MatrixOptions.all,
    examples: [
      Command.Example(
        "record",
        "Record the goldens that are missing."),
      Command.Example(
        "record --all --only weather/",
        "Record those of one widget again."),
    ],
    showsMessages: true,
    run: runRecord)

  private static let recordsAll = Option.flag(
    "--all",
    help:
      "also record those that differ, and note this version for all; look at them first with "
      + "vitrine test")

  private static let prunes = Option.flag(
    "--prune", help: "also remove goldens that the config no longer has")

  private static func runRecord(_ arguments: Arguments) throws(CommandError) {
    try GoldenSteps.refuseInCI()
    let matrix = try MatrixOptions.matrix(arguments)
    if arguments[prunes], !arguments[CommonOptions.only].isEmpty {
      throw .usage("--prune cannot be combined with --only, which leaves pictures out")
    }
    let chosen = try MatrixOptions.selection(arguments, matrix)
    var store = try GoldenSteps.store(matrix, arguments, isWriter: true)
    // The pictures are first written to a folder, because an atomic commit reads them from files.
    let folder = try ImpliedFolder.path(".vitrine/record", in: matrix.config.folder)
    let lock = try FolderLock.held(folder)
    defer { withExtendedLifetime(lock) {} }
    let run = GoldenRun(
      matrix, store, tolerances: try GoldenSteps.tolerances(store), folder: folder)
    let outcomes = try run.run(
      try MatrixOptions.runner(matrix, arguments), chosen, isQuiet: arguments[CommonOptions.quiet])
    let recording = Recording(outcomes, replacesAll: arguments[recordsAll])
    try recording.requireCode()
    var changes = try GoldenSteps.changes(recording.recorded, from: folder, files: arguments.files)
    if arguments[recordsAll] { changes += GoldenSteps.renewedNotes(outcomes, in: store) }
    let orphans = arguments[prunes] ? GoldenSteps.orphans(store, matrix) : []
    changes += orphans.map { GoldenStore.Change(name: $0, entry: nil, png: [], layout: []) }
    let renames = self.renames(recording.recorded, orphans, in: store)
    try GoldenSteps.commit(changes, to: &store)
    if !arguments[CommonOptions.quiet] {
      for (old, new) in renames { Console.print("renamed \(old) to \(new)") }
      Console.print(
        "recorded \(recording.recorded.count), removed \(orphans.count), kept \(recording.kept) "
          + "in \(durationText(run.duration)), in \(matrix.config.goldens)")
    }
    try recording.requireComplete()
  }

  /// The outcomes of a run, divided into the pictures that become goldens and the others.
  private struct Recording {
    let outcomes: [GoldenOutcome]
    let replacesAll: Bool

    init(_ outcomes: [GoldenOutcome], replacesAll: Bool) {
      self.outcomes = outcomes
      self.replacesAll = replacesAll
    }

    /// The pictures that become goldens.
    ///
    /// Failed pictures are never recorded. Different ones are recorded only with `--all`.
    var recorded: [GoldenOutcome] {
      outcomes.filter {
        switch $0.kind {
        case .missing: true
        case .differs, .broken: replacesAll
        case .same, .failed: false
        }
      }
    }

    /// The number of pictures that leave their goldens as they are.
    var kept: Int { outcomes.count - recorded.count }

    /// Throws an error if requested code didn't run for one of the pictures.
    ///
    /// No picture is recorded then, because the other pictures may lack the code's views as well.
    func requireCode() throws(CommandError) {
      guard failed.contains(where: \.isCodeFailure) else { return }
      reportFailures()
      throw .input(
        "error: \(countText(failed.count, "picture")) could not be drawn; nothing is recorded")
    }

    private var failed: [GoldenOutcome] { outcomes.filter { $0.kind == .failed } }

    /// Prints the reasons of failed pictures.
    ///
    /// Many pictures of one input fail for the same reason, which is shown once.
    private func reportFailures() {
      var reasons: Set<[String]> = []
      for outcome in failed where reasons.insert(outcome.sentences).inserted {
        Console.error("\(outcome.name): \(outcome.sentences.joined())")
      }
    }

    /// Names the pictures that should have been recorded and weren't, and throws an error unless all
    /// pictures have a valid golden.
    func requireComplete() throws(CommandError) {
      reportFailures()
      let differing = outcomes.count { $0.kind == .differs }
      if differing > 0, !replacesAll {
        Console.error(
          "\(differing) differ from their goldens and were not recorded; "
            + "vitrine test shows them, --all records them")
      }
      if !failed.isEmpty {
        throw CommandError(
          code: .invalidInput,
          message: "error: \(countText(failed.count, "picture")) could not be drawn")
      }
      let broken = outcomes.filter { $0.kind == .broken }
      guard broken.isEmpty || replacesAll else {
        for outcome in broken { Console.error(outcome.sentences.joined(separator: "\n")) }
        throw CommandError(
          code: .differs,
          message:
            "error: \(broken.count) goldens are broken and were not recorded; --all records them")
      }
    }
  }

  /// Returns the removed goldens that were recorded again under another name, with the same pixels.
  ///
  /// If several pictures are equal, each removed name is used once.
  private static func renames(
    _ recorded: [GoldenOutcome], _ removed: [String], in store: GoldenStore
  ) -> [(old: String, new: String)] {
    var left = removed
    var renames: [(old: String, new: String)] = []
    for outcome in recorded {
      let match = left.firstIndex { store.manifest.entries[$0]?.digest == outcome.digest }
      if let match { renames.append((left.remove(at: match), outcome.name)) }
    }
    return renames
  }
}
