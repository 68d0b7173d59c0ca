import Synchronization
import VitrineMatrix
import VitrineBase
import Vitrine
import VitrineImport
import VitrineGraphics
import VitrineImages

extension Command {
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
        "draw only part I of N; vitrine merge joins the parts (default: from the variables of a job array, if any)"
      ),
      CommandOption("--resume", nil, "continue an interrupted run of the same plan"),
      CommandOption("--json", nil, "print events as JSON, one per line"),
      CommandOption(
        "--cache", "DIR",
        "reuse pictures from this folder and add new ones to it (also VITRINE_CACHE); see vitrine cache"
      ),
      CommandOption(
        "--sheet", "FILE.png",
        "also write a contact sheet of all pictures, with their names; more than 300 pictures take several files, FILE-1.png and so on"
      ),
    ] + MatrixArguments.options,
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

  private static func runBatch(_ arguments: Arguments) throws(CommandError) {
    guard let out = try arguments.one("--out") else { throw .usage("--out DIR is missing") }
    let matrix = try MatrixArguments.matrix(arguments, brokenInputs: .reported)
    let shard = try self.shard(arguments)
    let selected = try MatrixArguments.selection(arguments, matrix)
    let chosen = Shards.part(
      shard.index, of: shard.count, costs: selected.map { matrix.pictures[$0].cost }
    ).map { selected[$0] }
    let runner = try MatrixArguments.runner(matrix, arguments)
    let run = try BatchRun(matrix, out, isResumed: arguments.has("--resume"))
    let left = chosen.filter { !run.isDone($0) }
    let writesEvents = arguments.has("--json")
    let isQuiet = arguments.has("--quiet")
    let progress = Progress(total: left.count, isQuiet: isQuiet || writesEvents)
    let messages = RunMessages(matrix, isQuiet: isQuiet)
    let cachedCount = Atomic(0)
    Interrupt.watch()
    let cache = try MatrixArguments.cache(arguments, runner.resources)
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
    for warning in cache?.takeWarnings() ?? [] { Console.error(warning) }
    if let failure = run.writeFailure { throw CommandError(code: .cannotWrite, message: failure) }
    if Interrupt.isAsked {
      throw CommandError(
        code: .interrupted,
        message: "error: interrupted after \(run.drawnCount) of \(chosen.count) pictures; "
          + "use --resume to continue")
    }
    let drawn = run.drawnCount
    try run.finish()
    if let path = try arguments.one("--sheet") {
      let names = chosen.map { matrix.pictures[$0].name }
      let files = try SheetFiles(resources: runner.resources).write(names, of: out, to: path)
      if files.count > 1, !isQuiet, !writesEvents {
        Console.error("the contact sheet has \(files.count) pages, from \(files[0])")
      }
    }
    if !isQuiet, !writesEvents {
      var details: [String] = []
      if drawn > left.count { details.append("\(drawn - left.count) of an earlier run") }
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

  private static func event(_ kind: String, _ name: String, _ message: String?) -> String {
    var text = "{\"event\": \"\(kind)\", \"name\": \(quoted(name))"
    if let message { text += ", \"message\": \(quoted(message))" }
    return text + "}"
  }

  private static func quoted(_ text: String) -> String { JSONValue.quoted(text) }

  /// The part to draw: from the option, or from a job array's variables.
  private static func shard(_ arguments: Arguments) throws(CommandError) -> (index: Int, count: Int)
  {
    if let text = try arguments.one("--shard") {
      let parts = text.split(separator: "/").map { Int($0) }
      guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1,
        (1...count).contains(index)
      else { throw .invalid(text, for: "--shard", expected: "I/N, such as 2/4") }
      return (index, count)
    }
    // The first counts from 0, the others from 1.
    for (index, count, base) in [
      ("BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", 0),
      ("CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", 0), ("CI_NODE_INDEX", "CI_NODE_TOTAL", 1),
    ] {
      if let place = Environment.value(index).flatMap(Int.init),
        let total = Environment.value(count).flatMap(Int.init), total >= 1,
        (base..<total + base).contains(place)
      {
        return (place - base + 1, total)
      }
    }
    return (1, 1)
  }
}
