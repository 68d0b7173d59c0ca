import Vitrine
import VitrineBase
import VitrineGolden
import VitrineGraphics
import VitrineMatrix
import VitrineReport

extension Command {
  /// The command that turns reviewed pictures into goldens.
  ///
  /// It doesn't draw. It takes the pictures from the folder of an earlier command, so that the
  /// goldens are byte for byte the reviewed files. `record` draws the pictures itself.
  static let approve = Command(
    name: "approve", abstract: "turn the pictures of a run into goldens",
    discussion: """
      Turns the pictures of a test run or a batch into goldens. With --verdicts it applies the decisions
      of a review: accepted pictures become goldens, and accepted removals remove them. A decision on
      other pictures than those reviewed is refused by name, and nothing is changed. With --upgrade it
      accepts the changes of a new version of Vitrine: the pictures of widgets whose files didn't change.
      It also notes the new version for goldens that match.
      """,
    usage: [
      "[CONFIG] [--from RUN] [--verdicts FILE]… [--only TEXT]…",
      "--upgrade [CONFIG] [--from RUN] [--only TEXT]…",
      "--check [CONFIG] --from BATCH [--against BATCH] [--verdicts FILE]…",
    ],
    options: [
      ApproveOptions.source, ApproveOptions.verdicts, CommonOptions.only, ApproveOptions.check,
      ApproveOptions.base, ApproveOptions.upgrade, CommonOptions.allowOutside, CommonOptions.quiet,
    ],
    examples: [
      Command.Example(
        "approve --verdicts verdicts.json",
        "Apply the decisions of a review."),
      Command.Example(
        "approve --upgrade",
        "After an upgrade and vitrine test: accept the changes of Vitrine alone."),
    ],
    run: runApprove)

  /// Reads the outcomes of a run or a batch, filters them, and commits them at once.
  ///
  /// The names of the files differ: a test run has `NAME.actual.png` beside the expected picture,
  /// and a batch has `NAME.png`. A batch is recognized by its manifest.
  private static func runApprove(_ arguments: Arguments) throws(CommandError) {
    if arguments[ApproveOptions.check] { return try ApproveCheck.run(arguments) }
    guard !arguments.has(ApproveOptions.base) else {
      throw .usage("--against requires --check")
    }
    guard !arguments[ApproveOptions.upgrade] || arguments[ApproveOptions.verdicts].isEmpty else {
      throw .usage("--upgrade cannot be combined with --verdicts, which may accept other changes")
    }
    try GoldenSteps.refuseInCI()
    let matrix = try MatrixOptions.matrix(arguments, code: .names)
    var store = try GoldenSteps.store(matrix, arguments, isWriter: true)
    let folder = try GoldenSteps.runFolder(arguments[ApproveOptions.source], matrix)
    if arguments[ApproveOptions.upgrade] {
      let filters = arguments[CommonOptions.only]
      let upgrade = UpgradeApproval(
        try runOutcomes(folder, arguments.files)
          .filter { ReviewedPictures.isChosen($0.name, filters) },
        matching: try outcomes("matching.txt", of: folder, arguments.files)
          .filter { ReviewedPictures.isChosen($0.name, filters) },
        in: store)
      return try upgrade.apply(from: folder, to: &store, arguments)
    }
    let isBatch = arguments.files.exists(FilePath.join(folder, BatchManifest.fileName))
    let outcomes =
      isBatch
      ? try batchOutcomes(folder, arguments.files)
      : try runOutcomes(folder, arguments.files)
    // The names differ because a run's folder also has the expected and the difference picture.
    let pictures = ReviewedPictures(
      outcomes: outcomes, filters: arguments[CommonOptions.only], folder: folder,
      suffix: isBatch ? ".png" : ".actual.png", files: arguments.files)
    let summary =
      arguments[ApproveOptions.verdicts].isEmpty
      ? try pictures.approveAll(in: &store)
      : try pictures.apply(
        try ReviewFiles.verdicts(arguments[ApproveOptions.verdicts], arguments.files), to: &store)
    if !arguments[CommonOptions.quiet] { Console.print(summary) }
  }

  /// The pictures of an earlier command that `--only` selects, and the place of their files.
  private struct ReviewedPictures {
    let chosen: [GoldenOutcome]
    private let all: [GoldenOutcome]
    private let filters: [String]
    private let folder: String
    private let suffix: String
    private let files: Files

    init(
      outcomes: [GoldenOutcome], filters: [String], folder: String, suffix: String, files: Files
    ) {
      all = outcomes
      chosen = outcomes.filter { Self.isChosen($0.name, filters) }
      self.filters = filters
      self.folder = folder
      self.suffix = suffix
      self.files = files
    }

    /// Returns whether the filters select a name.
    ///
    /// The filters are parts of names, not patterns: `--only weather/` selects the pictures of one
    /// input.
    fileprivate static func isChosen(_ name: String, _ filters: [String]) -> Bool {
      filters.isEmpty || filters.contains(where: name.contains)
    }

    /// Makes all chosen pictures goldens, and returns a summary.
    func approveAll(in store: inout GoldenStore) throws(CommandError) -> String {
      guard !chosen.isEmpty else {
        throw .usage(filters.isEmpty ? "the run has nothing to approve" : "nothing matches --only")
      }
      try GoldenSteps.commit(
        try GoldenSteps.changes(chosen, from: folder, files: files, suffix: suffix), to: &store)
      return "approved \(chosen.count)"
    }

    /// Applies the decisions of a review to the chosen pictures, and returns a summary.
    func apply(
      _ decisions: ReviewVerdicts, to store: inout GoldenStore
    ) throws(CommandError) -> String {
      let plan = try ApprovalPlan(
        decisions, on: all, in: store, isChosen: { Self.isChosen($0, filters) })
      try GoldenSteps.commit(try plan.changes(from: folder, files, suffix), to: &store)
      return plan.summary
    }
  }

  /// Returns every picture of a batch, as if each differed from its golden.
  ///
  /// A batch doesn't compare, so the verdicts determine the changes of the store.
  private static func batchOutcomes(
    _ folder: String, _ files: Files
  ) throws(CommandError) -> [GoldenOutcome] {
    try ReviewFiles.batch(folder, files).pictures.map {
      GoldenOutcome(
        name: $0.name, kind: .differs, digest: $0.digest, width: $0.width, height: $0.height)
    }
  }

  /// Reads the pictures of a test run that differ from their goldens, from the run's list.
  ///
  /// `vitrine test` writes a line for each picture, as the manifest would have it:
  ///
  ///     9f86d0…0a08 640x220 0.2.0:1a2b3c4d5e6f7081 weather/iphone-7-compact
  private static func runOutcomes(
    _ folder: String, _ files: Files
  ) throws(CommandError) -> [GoldenOutcome] {
    guard files.exists(FilePath.join(folder, "run.txt")) else {
      throw CommandError(
        code: .invalidInput,
        message: "\(folder): error: contains no test run; run vitrine test first")
    }
    return try outcomes("run.txt", of: folder, files)
  }

  /// Reads a list of a run's pictures, which is empty if the file is missing.
  ///
  /// Malformed lines are ignored. A name that leaves the folder is an error, because it becomes a
  /// path.
  private static func outcomes(
    _ list: String, of folder: String, _ files: Files
  ) throws(CommandError) -> [GoldenOutcome] {
    guard let bytes = try? files.read(FilePath.join(folder, list)) else { return [] }
    var outcomes: [GoldenOutcome] = []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    for (index, line) in lines.enumerated() {
      guard let (entry, name) = GoldenManifest.parse(line) else { continue }
      if let problem = FileRoot.problem(with: name) {
        throw CommandError(
          code: .invalidInput,
          message: "\(folder)/\(list):\(index + 1):1: error: the picture's name \(problem)")
      }
      outcomes.append(
        GoldenOutcome(
          name: name, kind: .differs, digest: entry.digest, width: entry.width,
          height: entry.height, origin: entry.origin))
    }
    return outcomes
  }
}
