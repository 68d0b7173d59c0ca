import Vitrine
import VitrineBase
import VitrineMatrix

extension Command {
  /// The command that draws the pictures of a config to files.
  ///
  /// `BatchRun` writes the folder, `BatchRunner` distributes the pictures over threads, and
  /// `Division` divides a plan into shards of equal cost. `portion` is for folders that several
  /// machines share.
  static let batch = Command(
    name: "batch", abstract: "draw every picture of a config",
    discussion: """
      Draws every picture of a config into a folder, writes the layout of each beside it, and lists all of
      them in batch.json. A picture that fails is reported; the others are still drawn.
      """,
    usage: ["[CONFIG] --out DIR [--shard I/N] [--resume] [--clean] [--json]"],
    options: [
      BatchOptions.out, BatchOptions.shard, BatchOptions.resume, BatchOptions.clean,
      BatchOptions.events, BatchOptions.sheet,
    ] + CacheOptions.all + MatrixOptions.all,
    examples: [
      Command.Example(
        "batch --out pictures",
        "Draw every picture of vitrine.json."),
      Command.Example(
        "batch --out pictures --resume",
        "Continue an interrupted run."),
      Command.Example(
        "batch --out part2 --shard 2/4 --cache ~/.cache/vitrine",
        "Draw a quarter of them, with a cache."),
    ],
    run: runBatch)

  /// Draws the remaining pictures of a plan, then writes the list of all.
  ///
  /// A picture that fails doesn't end the run: its message goes to the list and the exit code. A
  /// picture that cannot be *written* does, because all later ones would fail likewise.
  private static func runBatch(_ arguments: Arguments) throws(CommandError) {
    let out = try arguments.required(BatchOptions.out)
    let resources = try InputOptions.resources(arguments)
    let preparation = World.Preparation(resources)
    let loading = CacheOptions.loading(arguments)
    defer { loading?.wait() }
    let matrix = try MatrixOptions.matrix(arguments, brokenInputs: .reported)
    var shard = arguments[BatchOptions.shard]
    if shard == nil { shard = try JobArray.portion() }
    let chosen = try pictures(of: shard ?? .whole, in: matrix, arguments)
    let runner = BatchRunner(matrix, resources, jobs: arguments[CommonOptions.jobs])
    let plan = try BatchPlan(matrix, resources, preparation: preparation)
    let run = try BatchRun(
      plan, out, portion: shard == .whole ? nil : shard, resumes: arguments[BatchOptions.resume])
    let cache = try CacheOptions.open(arguments, resources, in: plan.world, leavesSheets: true)
    let drawing = BatchDrawing(
      plan: plan, run: run, runner: runner, cache: cache, out: out,
      writesEvents: arguments[BatchOptions.events], isQuiet: arguments[CommonOptions.quiet],
      cleans: arguments[BatchOptions.clean])
    try drawing.draw(chosen, sheet: arguments[BatchOptions.sheet])
  }

  /// Returns the selected pictures of a shard.
  ///
  /// The shards have equal cost and not equal numbers of pictures, so that they take the same time.
  private static func pictures(
    of shard: Portion, in matrix: Matrix, _ arguments: Arguments
  ) throws(CommandError) -> [Int] {
    let selected = try MatrixOptions.selection(arguments, matrix)
    guard shard != .whole else { return selected }
    return Division(of: selected, in: matrix, into: shard.count).places(of: shard.index)
  }
}

/// The options of `vitrine batch`.
private enum BatchOptions {
  static let out = Option.text("--out", "DIR", help: "the folder")

  static let shard = Option.one(
    "--shard", "I/N",
    help: "draw only part I of N; vitrine merge joins the parts (auto, and the default: from the "
      + "variables of a job array, if any)", default: Portion?.none
  ) { word throws(CommandError) in try JobArray.portion(word, for: "--shard") }

  static let resume = Option.flag(
    "--resume", help: "continue an interrupted run of the same plan")

  static let clean = Option.flag(
    "--clean", help: "remove the pictures of earlier runs in the folder that this run doesn't draw")

  static let events = Option.flag("--json", help: "print events as JSON, one per line")

  static let sheet = Option.text(
    "--sheet", "FILE.png",
    help:
      "also write a contact sheet of all pictures, with their names; more than 300 pictures take "
      + "several files, FILE-1.png and so on")
}
