import Vitrine
import VitrineBase
import VitrineGolden
import VitrineGraphics
import VitrineMatrix
import VitrineReport

extension Command {
  /// The step that turns reviewed pictures into goldens.
  ///
  /// It takes its pictures from a folder that an earlier command filled and draws nothing itself,
  /// so what becomes a golden is byte for byte what somebody looked at. `record` is the counterpart
  /// that draws first.
  static let approve = Command(
    name: "approve", abstract: "turn the pictures of a run into goldens",
    discussion: """
      Turns the pictures of a test run or a batch into goldens. With --verdicts it applies the decisions
      of a review: accepted pictures become goldens, and accepted removals remove them. A decision on
      other pictures than those reviewed is refused by name, and nothing is changed.
      """,
    usage: [
      "[CONFIG] [--from RUN] [--verdicts FILE]… [--only TEXT]…",
      "--check [CONFIG] --from BATCH [--against BATCH] [--verdicts FILE]…",
    ],
    options: [
      ApproveOptions.source, ApproveOptions.verdicts, CommonOptions.only, ApproveOptions.check,
      ApproveOptions.base, CommonOptions.allowOutside, CommonOptions.quiet,
    ],
    examples: [
      Command.Example(
        "approve --verdicts verdicts.json",
        "Apply the decisions of a review.")
    ],
    run: runApprove)

  /// Takes the outcomes of a run or a batch, narrows them, and commits them at once.
  ///
  /// The two kinds of folder name their pictures differently: a test run keeps `NAME.actual.png`
  /// beside the expected picture, a batch has one `NAME.png`. A batch is recognized by its
  /// manifest.
  private static func runApprove(_ arguments: Arguments) throws(CommandError) {
    if arguments[ApproveOptions.check] { return try ApproveCheck.run(arguments) }
    guard !arguments.has(ApproveOptions.base) else {
      throw .usage("--against requires --check")
    }
    try GoldenSteps.refuseInCI()
    let matrix = try MatrixOptions.matrix(arguments)
    var store = try GoldenSteps.store(matrix, arguments, isWriter: true)
    let folder = try GoldenSteps.runFolder(arguments[ApproveOptions.source], matrix)
    let isBatch = arguments.files.exists(FilePath.join(folder, BatchManifest.fileName))
    var outcomes =
      isBatch
      ? try batchOutcomes(folder, arguments.files)
      : try runOutcomes(folder, arguments.files)
    let filters = arguments[CommonOptions.only]
    // The texts are parts of names, not patterns: `--only weather/` chooses all pictures of one
    // input.
    func isChosen(_ name: String) -> Bool {
      filters.isEmpty || filters.contains(where: name.contains)
    }
    outcomes.removeAll { !isChosen($0.name) }
    // The names differ because a run's folder also has the expected and the difference picture.
    let suffix = isBatch ? ".png" : ".actual.png"
    guard arguments[ApproveOptions.verdicts].isEmpty else {
      var verdicts = try ReviewFiles.verdicts(arguments[ApproveOptions.verdicts], arguments.files)
      verdicts.keep(where: isChosen)
      let plan = try ApprovalPlan(verdicts, outcomes, store)
      try GoldenSteps.commit(
        try plan.changes(from: folder, arguments.files, suffix), to: &store)
      if !arguments[CommonOptions.quiet] { Console.print(plan.summary) }
      return
    }
    guard !outcomes.isEmpty else {
      throw .usage(filters.isEmpty ? "the run has nothing to approve" : "nothing matches --only")
    }
    try GoldenSteps.commit(
      try GoldenSteps.changes(outcomes, from: folder, arguments.files, suffix), to: &store)
    if !arguments[CommonOptions.quiet] { Console.print("approved \(outcomes.count)") }
  }

  /// Every picture of a batch, as if each differed from its golden.
  ///
  /// A batch compares nothing, so which of them really change the store is for the verdicts to
  /// tell.
  private static func batchOutcomes(
    _ folder: String, _ files: Files
  ) throws(CommandError) -> [GoldenOutcome] {
    try ReviewFiles.batch(folder, files).pictures.map {
      GoldenOutcome(
        name: $0.name, kind: .differs, digest: $0.digest, width: $0.width, height: $0.height)
    }
  }

  /// The pictures of a test run that were not as their goldens, from the run's list.
  ///
  /// `vitrine test` writes a line for each, the digest, the size and the name:
  ///
  ///     9f86d0…0a08 640x220 weather/iphone-7-compact
  ///
  /// A name may contain spaces, so the line is split twice only. Lines of another form are passed
  /// over; a name that leads out of the folder is an error, since it becomes a path.
  private static func runOutcomes(
    _ folder: String, _ files: Files
  ) throws(CommandError) -> [GoldenOutcome] {
    guard let bytes = try? files.read(FilePath.join(folder, "run.txt")) else {
      throw CommandError(
        code: .invalidInput,
        message: "\(folder): error: contains no test run; run vitrine test first")
    }
    var outcomes: [GoldenOutcome] = []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    for (index, line) in lines.enumerated() {
      let parts = line.split(separator: " ", maxSplits: 2)
      let size = parts.count == 3 ? parts[1].split(separator: "x").compactMap { Int($0) } : []
      guard size.count == 2 else { continue }
      if let problem = FileRoot.problem(with: String(parts[2])) {
        throw CommandError(
          code: .invalidInput,
          message: "\(folder)/run.txt:\(index + 1):1: error: the picture's name \(problem)")
      }
      outcomes.append(
        GoldenOutcome(
          name: String(parts[2]), kind: .differs, digest: String(parts[0]), width: size[0],
          height: size[1]))
    }
    return outcomes
  }
}
