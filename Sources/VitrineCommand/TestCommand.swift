import Vitrine
import VitrineGolden
import VitrineGraphics

extension Command {
  static let test = Command(
    name: "test", abstract: "compare every picture of a config with its golden",
    help: """
      Draws every picture of a config and compares it with its golden, pixel by pixel. What differs is
      described: how many pixels, where, and which view moved or changed. The expected and the actual
      picture and their difference are left in the run's folder.

      usage: vitrine test [CONFIG] [--run DIR] [--format text|json|junit|github]

        --run DIR              where failures are left; .vitrine/run beside the config unless said
        --format FORMAT        text, json, junit (XML) or github (annotations)

      \(MatrixArguments.help)

      Exit code 0 where all are equal, 1 where not.
      """,
    run: { words throws(CommandError) in try runTest(words) })

  static let record = Command(
    name: "record", abstract: "record the goldens of a config",
    help: """
      Records goldens: those that are missing, or with --all every one that is other than it was.
      All are written or none. Refused where CI is set.

      usage: vitrine record [CONFIG] [--all] [--prune]

        --all                  also those that differ; look at them first with vitrine test
        --prune                also remove goldens that the config no longer asks for

      \(MatrixArguments.help)
      """,
    run: { words throws(CommandError) in try runRecord(words) })

  static let approve = Command(
    name: "approve", abstract: "make what a test run found the goldens",
    help: """
      Makes the pictures that a test run or a batch left the new goldens.

      usage: vitrine approve [CONFIG] [--from RUN] [--verdicts FILE] [--only TEXT]

        --from RUN             the run's or batch's folder; .vitrine/run beside the config unless said
        --verdicts FILE        those that a review accepted; the page of vitrine report exports it
        --only TEXT            those whose names contain this; may be repeated
      """,
    run: { words throws(CommandError) in try runApprove(words) })

  static let status = Command(
    name: "status", abstract: "say which goldens are missing or asked for by nobody",
    help: """
      Says which goldens of a config are recorded, missing, or asked for by nobody. Draws nothing.

      usage: vitrine status [CONFIG]
      """,
    run: { words throws(CommandError) in try runStatus(words) })

  private static func store(_ matrix: Matrix) throws(CommandError) -> GoldenStore {
    do throws(GoldenError) {
      return try GoldenStore(matrix.config.goldens)
    } catch {
      throw CommandError(code: error.code, message: error.description)
    }
  }

  private static func runFolder(
    _ arguments: Arguments, _ matrix: Matrix, _ option: String
  ) throws(CommandError) -> String {
    try arguments.one(option) ?? FilePath.join(matrix.config.folder, ".vitrine/run")
  }

  // MARK: test

  private enum Format: String, CaseIterable {
    case text, json, junit, github
  }

  private static func runTest(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(
      words, options: MatrixArguments.options + ["--run", "--format"],
      switches: MatrixArguments.switches)
    let format =
      try arguments.one("--format").map { word throws(CommandError) in
        try choice(word, "--format", Format.self)
      } ?? .text
    let matrix = try MatrixArguments.matrix(arguments)
    let chosen = try MatrixArguments.selection(arguments, matrix)
    let store = try store(matrix)
    let folder = try runFolder(arguments, matrix, "--run")
    let runner = try MatrixArguments.runner(matrix, arguments)
    let outcomes = try GoldenRun(matrix, store, folder: folder)
      .run(runner, chosen, isQuiet: arguments.has("--quiet") || format != .text)
    let bad = outcomes.filter { $0.kind != .same }
    do throws(Disk.Failure) {
      try Disk.makeFolder(folder)
      let list = bad.filter { $0.kind != .failed }
        .map { "\($0.digest) \($0.width)x\($0.height) \($0.name)\n" }.joined()
      try Disk.write(Array(list.utf8), to: FilePath.join(folder, "run.txt"))
    } catch {
      throw CommandError(
        code: .cannotWrite, message: "\(error.path): error: cannot be written: \(error.reason)")
    }
    switch format {
    case .text:
      for outcome in bad {
        Console.print("✘ \(outcome.name): \(outcome.kind.rawValue)")
        for sentence in outcome.sentences { Console.print("    \(sentence)") }
      }
      if !arguments.has("--quiet") || !bad.isEmpty {
        Console.print(
          bad.isEmpty
            ? "\(outcomes.count) pictures as their goldens"
            : "\(bad.count) of \(outcomes.count) pictures are not as their goldens; see \(folder)")
      }
    case .json: Console.print(GoldenReports.json(outcomes))
    case .junit: Console.print(GoldenReports.junit(outcomes))
    case .github: for outcome in bad { Console.print(GoldenReports.annotation(outcome)) }
    }
    guard bad.isEmpty else { throw CommandError(code: .differs, message: "") }
  }

  // MARK: record

  private static func runRecord(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(
      words, options: MatrixArguments.options,
      switches: MatrixArguments.switches + ["--all", "--prune"])
    guard !Environment.isCI else {
      throw CommandError(code: .wrongUsage, message: GoldenError.recordingInCI.description)
    }
    let matrix = try MatrixArguments.matrix(arguments)
    if arguments.has("--prune"), !arguments.all("--only").isEmpty {
      throw .usage("--prune with --only would remove what was only left out; use one of them")
    }
    let chosen = try MatrixArguments.selection(arguments, matrix)
    var store = try store(matrix)
    let folder = FilePath.join(matrix.config.folder, ".vitrine/record")
    let outcomes = try GoldenRun(matrix, store, folder: folder)
      .run(try MatrixArguments.runner(matrix, arguments), chosen, isQuiet: arguments.has("--quiet"))
    var names = outcomes.filter { $0.kind == .missing }
    let differing = outcomes.filter { $0.kind == .differs }
    if arguments.has("--all") { names += differing }
    var changes = try changes(names, from: folder)
    var orphans: [String] = []
    if arguments.has("--prune") {
      orphans = self.orphans(store, matrix)
      changes += orphans.map { GoldenStore.Change(name: $0, entry: nil, png: [], layout: []) }
    }
    try commit(changes, to: &store)
    if !arguments.has("--quiet") {
      Console.print(
        "recorded \(names.count), removed \(orphans.count), kept \(outcomes.count - names.count)")
    }
    let failed = outcomes.filter { $0.kind == .failed }
    for outcome in failed { Console.error("\(outcome.name): \(outcome.sentences.joined())") }
    if !differing.isEmpty, !arguments.has("--all") {
      Console.error(
        "\(differing.count) differ from their goldens and were left as they are; "
          + "vitrine test shows them, --all records them")
    }
    if !failed.isEmpty {
      throw CommandError(code: .differs, message: "error: \(failed.count) pictures failed")
    }
  }

  private static func changes(
    _ outcomes: [GoldenOutcome], from folder: String, _ suffix: String = ".actual.png"
  ) throws(CommandError) -> [GoldenStore.Change] {
    var changes: [GoldenStore.Change] = []
    for outcome in outcomes {
      let base = FilePath.join(folder, outcome.name)
      do throws(Disk.Failure) {
        changes.append(
          GoldenStore.Change(
            name: outcome.name,
            entry: GoldenManifest.Entry(
              digest: outcome.digest, width: outcome.width, height: outcome.height),
            png: try Disk.read(base + suffix), layout: try Disk.read(base + ".layout.json")))
      } catch {
        throw CommandError(
          code: .invalidInput, message: "\(error.path): error: cannot be read: \(error.reason)")
      }
    }
    return changes
  }

  private static func commit(
    _ changes: [GoldenStore.Change], to store: inout GoldenStore
  ) throws(CommandError) {
    do throws(GoldenError) {
      try store.commit(changes)
    } catch {
      throw CommandError(code: error.code, message: error.description)
    }
  }

  // MARK: approve and status

  private static func runApprove(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(
      words, options: ["--from", "--only", "--verdicts"], switches: ["--quiet"])
    guard !Environment.isCI else {
      throw CommandError(code: .wrongUsage, message: GoldenError.recordingInCI.description)
    }
    let matrix = try MatrixArguments.matrix(arguments)
    var store = try store(matrix)
    let folder = try runFolder(arguments, matrix, "--from")
    let isBatch = Disk.exists(FilePath.join(folder, BatchManifest.fileName))
    var outcomes = isBatch ? try batchOutcomes(folder) : try runOutcomes(folder)
    let filters = arguments.all("--only")
    outcomes.removeAll { outcome in
      !(filters.isEmpty || filters.contains(where: outcome.name.contains))
    }
    if let file = try arguments.one("--verdicts") {
      let verdicts: Verdicts
      do throws(RenderError) {
        verdicts = try Verdicts.read(file)
      } catch {
        throw CommandError(code: .invalidInput, message: error.description)
      }
      for name in verdicts.accepted where !outcomes.contains(where: { $0.name == name }) {
        Console.error("note: \(name) was accepted, but \(folder) has no such picture")
      }
      outcomes.removeAll { !verdicts.accepted.contains($0.name) }
    }
    guard !outcomes.isEmpty else {
      throw .usage(filters.isEmpty ? "the run has nothing to approve" : "nothing matches --only")
    }
    let suffix = isBatch ? ".png" : ".actual.png"
    try commit(try changes(outcomes, from: folder, suffix), to: &store)
    if !arguments.has("--quiet") { Console.print("approved \(outcomes.count)") }
  }

  private static func batchOutcomes(_ folder: String) throws(CommandError) -> [GoldenOutcome] {
    do throws(RenderError) {
      return try BatchManifest.read(folder).pictures.map {
        GoldenOutcome(
          name: $0.name, kind: .differs, digest: $0.digest, width: $0.width, height: $0.height)
      }
    } catch {
      throw CommandError(code: .invalidInput, message: error.description)
    }
  }

  private static func runOutcomes(_ folder: String) throws(CommandError) -> [GoldenOutcome] {
    guard let bytes = try? Disk.read(FilePath.join(folder, "run.txt")) else {
      throw CommandError(
        code: .invalidInput,
        message: "\(folder): error: holds no test run; vitrine test leaves one")
    }
    var outcomes: [GoldenOutcome] = []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2)
      let size = parts.count == 3 ? parts[1].split(separator: "x").compactMap { Int($0) } : []
      guard size.count == 2 else { continue }
      outcomes.append(
        GoldenOutcome(
          name: String(parts[2]), kind: .differs, digest: String(parts[0]), width: size[0],
          height: size[1]))
    }
    return outcomes
  }

  private static func orphans(_ store: GoldenStore, _ matrix: Matrix) -> [String] {
    let asked = Set(matrix.pictures.map(\.name))
    return store.manifest.entries.keys.filter { !asked.contains($0) }.sorted()
  }

  private static func runStatus(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, options: [], switches: ["--yes"])
    let matrix = try MatrixArguments.matrix(arguments)
    let store = try store(matrix)
    let missing = matrix.pictures.map(\.name).filter { store.manifest.entries[$0] == nil }
    let orphans = orphans(store, matrix)
    for name in missing { Console.print("missing  \(name)") }
    for name in orphans { Console.print("orphan   \(name)") }
    Console.print(
      "\(matrix.pictures.count - missing.count) recorded, \(missing.count) missing, "
        + "\(orphans.count) asked for by nobody")
  }
}

extension GoldenError {
  fileprivate var code: ExitCode {
    switch self {
    case .unwritable, .busy: .cannotWrite
    default: .invalidInput
    }
  }
}
