import Synchronization
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages
import VitrineImport
import VitrineMatrix

extension Command {
  /// The command that draws a whole matrix to files.
  ///
  /// The parts of the work are elsewhere: `BatchRun` writes the folder, `BatchRunner` spreads the
  /// pictures over threads, `Division` cuts a plan into shards that cost the same. `portion` is its
  /// sibling for folders that several machines share.
  static let batch = Command(
    name: "batch", abstract: "draw every picture of a config",
    discussion: """
      Draws every picture of a config into a folder, writes the layout of each beside it, and lists all of
      them in batch.json. A picture that fails is reported; the others are still drawn.
      """,
    usage: ["[CONFIG] --out DIR [--shard I/N] [--resume] [--json]"],
    options: [
      CommandOption("--out", "DIR", "the folder"),
      CommandOption(
        "--shard", "I/N",
        "draw only part I of N; vitrine merge joins the parts (auto, and the default: from the variables "
          + "of a job array, if any)"
      ),
      CommandOption("--resume", nil, "continue an interrupted run of the same plan"),
      CommandOption("--json", nil, "print events as JSON, one per line"),
      CommandOption(
        "--sheet", "FILE.png",
        "also write a contact sheet of all pictures, with their names; more than 300 pictures take several files, FILE-1.png and so on"
      ),
    ] + CacheArguments.options + MatrixArguments.options,
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

  /// Draws what is left of the chosen pictures, then writes the list of all.
  ///
  /// One picture that fails doesn't end the run: its message goes to the list and the exit code
  /// tells. A picture that cannot be *written* does, because all later ones would fail alike.
  private static func runBatch(_ arguments: Arguments) throws(CommandError) {
    guard let out = try arguments.one("--out") else { throw .usage("--out DIR is missing") }
    let resources = try VariantArguments.resources(arguments)
    let preparation = World.Preparation(resources)
    let loading = CacheArguments.loading(arguments)
    defer { loading?.wait() }
    let matrix = try MatrixArguments.matrix(arguments, brokenInputs: .reported)
    let shard = try self.shard(arguments)
    let selected = try MatrixArguments.selection(arguments, matrix)
    // A shard is chosen by cost and not by every Nth name, so that all shards take about as long.
    let chosen =
      shard == .whole
      ? selected
      : Division(of: selected, in: matrix, into: shard.count).places(of: shard.index)
    let runner = BatchRunner(matrix, resources, jobs: try arguments.jobs())
    let plan = try BatchPlan(matrix, resources, preparation)
    let run = try BatchRun(
      plan, out, portion: shard == .whole ? nil : shard,
      isResumed: arguments.has("--resume"))
    let cache = try CacheArguments.cache(arguments, resources, in: plan.world, leavesSheets: true)
    Interrupt.watch()
    let present =
      if let cache, !run.isResumed { runner.present(chosen, in: out, cache) } else {
        [Int: PresentPicture]()
      }
    try run.begin(plan, keeping: present)
    // Each picture of a run that goes on is decoded to see that it is whole.
    let isDone = ThreadPool(runner.jobs).map(chosen.count) { place in
      guard let picture = present[chosen[place]] else { return run.isDone(chosen[place]) }
      run.keep(chosen[place], picture)
      return true
    }
    let left = zip(chosen, isDone).filter { !$0.1 }.map(\.0)
    let writesEvents = arguments.has("--json")
    let isQuiet = arguments.has("--quiet")
    let progress = Progress(total: left.count, isQuiet: isQuiet || writesEvents)
    let messages = RunMessages(matrix, isQuiet: isQuiet)
    let cachedCount = Atomic(0)
    for (index, picture) in present.sorted(by: { $0.key < $1.key }) {
      if writesEvents { Console.print(event("kept", matrix.pictures[index].name, nil)) }
      messages.warn(index, picture.summary.diagnostics)
    }
    // The closure runs on the worker threads, in no fixed order; whatever it touches is locked or
    // atomic. Its result decides whether the runner goes on.
    runner.files(left, cache: cache) { index, result in
      let name = matrix.pictures[index].name
      let message = run.take(index, result)
      let files = try? result.get()
      if files?.isCached == true { cachedCount.add(1, ordering: .relaxed) }
      if writesEvents {
        let kind = message != nil ? "failed" : files?.isCached == true ? "cached" : "done"
        Console.print(event(kind, name, message))
      }
      messages.warn(index, files?.diagnostics ?? [])
      if let message, !run.cannotWrite { messages.fail(index, message) }
      progress.finished(name)
      return !Interrupt.isAsked && !run.cannotWrite
    }
    progress.end()
    messages.end()
    if !Interrupt.isAsked {
      cache?.keepSheets(of: chosen, in: matrix, ThreadPool(runner.jobs))
    }
    for warning in cache?.takeWarnings() ?? [] { Console.error(warning) }
    // The order of these checks is that of severity: a folder that cannot be written hides what an
    // interruption would report.
    if let failure = run.writeFailure { throw CommandError(code: .cannotWrite, message: failure) }
    if Interrupt.isAsked {
      throw CommandError(
        code: Interrupt.code,
        message: "error: \(Interrupt.word) after \(run.drawnCount) of \(chosen.count) pictures; "
          + "use --resume to continue")
    }
    // Only now is the list of all written, which is what makes the folder a batch for other
    // commands.
    let drawn = run.drawnCount
    try run.finish()
    if let path = try arguments.one("--sheet") {
      let names = chosen.map { matrix.pictures[$0].name }
      let files = try SheetFiles(resources: resources).write(names, of: out, to: path)
      if files.count > 1, !isQuiet, !writesEvents {
        Console.error("the contact sheet has \(files.count) pages, from \(files[0])")
      }
    }
    if !isQuiet, !writesEvents {
      var details: [String] = []
      let earlier = chosen.count - left.count
      if earlier > 0 { details.append("\(earlier) of an earlier run") }
      let cached = cachedCount.load(ordering: .relaxed)
      if cached > 0 { details.append("\(cached) from the cache") }
      let list = details.isEmpty ? "" : " (\(details.joined(separator: ", ")))"
      Console.error(
        "\(countText(drawn, "picture"))\(list) in \(durationText(progress.seconds)), in \(out)")
    }
    if let summary = messages.failureSummary {
      throw CommandError(code: .invalidInput, message: "error: \(summary)")
    }
  }

  /// A line for `--json`, which a program that started the run reads while it goes on.
  ///
  ///     {"event": "done", "name": "weather/iphone-7-compact"}
  private static func event(_ kind: String, _ name: String, _ message: String?) -> String {
    var text = "{\"event\": \"\(kind)\", \"name\": \(quoted(name))"
    if let message { text += ", \"message\": \(quoted(message))" }
    return text + "}"
  }

  private static func quoted(_ text: String) -> String { JSONValue.quoted(text) }

  /// The part to draw: from the option, or from a job array's variables.
  private static func shard(_ arguments: Arguments) throws(CommandError) -> Portion {
    guard let text = try arguments.one("--shard") else { return try JobArray.portion() ?? .whole }
    return try JobArray.portion(text, for: "--shard")
  }
}
