import Synchronization
import Vitrine
import VitrineBase
import VitrineMatrix

/// The drawing of a batch: pictures, progress and messages, and the list at the end.
struct BatchDrawing {
  let plan: BatchPlan
  let run: BatchRun
  let runner: BatchRunner
  let cache: PictureCache?
  let out: String
  /// A Boolean value that indicates whether events are printed as JSON instead of messages.
  let writesEvents: Bool
  let isQuiet: Bool
  /// A Boolean value that indicates whether pictures of earlier runs are removed that this run
  /// doesn't draw.
  let cleans: Bool

  private var matrix: Matrix { plan.matrix }

  /// Draws the pictures that the folder lacks, and writes the list and the contact sheet.
  func draw(_ chosen: [Int], sheet: String?) throws(CommandError) {
    Interrupt.watch()
    let messages = RunMessages(matrix, isQuiet: isQuiet)
    let present = try presentPictures(of: chosen)
    let leftovers = BatchLeftovers(
      in: out, drawing: Set(chosen.map { matrix.pictures[$0].name }), from: matrix.files)
    try writingFiles { () throws(Disk.Failure) in try leftovers.keep() }
    try run.begin(plan, keeping: present)
    let left = remaining(chosen, present)
    for (index, picture) in present.sorted(by: { $0.key < $1.key }) {
      if writesEvents { Console.print(event("kept", index)) }
      messages.warn(index, picture.summary.diagnostics)
    }
    let progress = Progress(total: left.count, isQuiet: isQuiet || writesEvents)
    let cached = draw(left, progress, reporting: messages)
    if !Interrupt.isAsked { cache?.keepSheets(of: chosen, in: matrix, ThreadPool(runner.jobs)) }
    for warning in cache?.takeWarnings() ?? [] { Console.error(warning) }
    let drawn = run.drawnCount
    try finish(chosen.count)
    if let sheet { try writeSheet(of: chosen, to: sheet) }
    if !isQuiet, !writesEvents {
      let counts = [(chosen.count - left.count, "of an earlier run"), (cached, "from the cache")]
      let details = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
      Console.error(
        "\(countText(drawn, "picture"))\(details.isEmpty ? "" : " (\(details))") in "
          + "\(durationText(progress.seconds)), in \(out)")
    }
    try finish(leftovers)
    if let summary = messages.failureSummary { throw .input("error: \(summary)") }
  }

  /// Removes the pictures of earlier runs that this run doesn't draw, or names them.
  private func finish(_ found: BatchLeftovers) throws(CommandError) {
    var leftovers = found
    if cleans {
      let removed = try writingFiles { () throws(Disk.Failure) in try leftovers.remove() }
      if writesEvents {
        for name in removed { Console.print(event("removed", name)) }
      } else if !isQuiet, !removed.isEmpty {
        Console.error("removed \(countText(removed.count, "picture")) of an earlier run")
      }
    }
    if writesEvents {
      for name in leftovers.names { Console.print(event("left", name)) }
    } else if !isQuiet, let message = leftovers.message {
      Console.error(message)
    }
  }

  /// Returns the pictures of the folder that the cache confirms.
  ///
  /// Empty without a cache.
  private func presentPictures(of chosen: [Int]) throws(CommandError) -> [Int: PresentPicture] {
    guard let cache, !run.isResumed else { return [:] }
    return runner.present(chosen, in: out, cache)
  }

  /// Returns the pictures that aren't in the folder yet, and lists the others.
  private func remaining(_ chosen: [Int], _ present: [Int: PresentPicture]) -> [Int] {
    // In a resumed run, each picture is decoded to check that it is whole, which takes several
    // threads.
    let isDone = ThreadPool(runner.jobs).map(chosen.count) { place in
      guard let picture = present[chosen[place]] else { return run.isDone(chosen[place]) }
      run.keep(chosen[place], picture)
      return true
    }
    return zip(chosen, isDone).filter { !$0.1 }.map(\.0)
  }

  /// Draws pictures and returns the number of pictures that came from the cache.
  private func draw(_ left: [Int], _ progress: Progress, reporting messages: RunMessages) -> Int {
    let cachedCount = Atomic(0)
    // The closure runs on the worker threads, in no fixed order. Its values are locked or atomic,
    // and its result decides whether the runner continues.
    runner.files(left, cache: cache) { index, result in
      let message = run.take(index, result)
      let files = try? result.get()
      let isCached = files?.isCached == true
      if isCached { cachedCount.add(1, ordering: .relaxed) }
      if writesEvents {
        let kind = message != nil ? "failed" : isCached ? "cached" : "done"
        Console.print(event(kind, index, message: message))
      }
      messages.warn(index, files?.diagnostics ?? [])
      if let message, !run.cannotWrite { messages.fail(index, message) }
      progress.finished(matrix.pictures[index].name)
      return !Interrupt.isAsked && !run.cannotWrite
    }
    progress.end()
    messages.end()
    return cachedCount.load(ordering: .relaxed)
  }

  /// Writes the list of all pictures, which makes the folder a batch for other commands.
  ///
  /// Throws if a picture could not be written or the run was interrupted. An error of writing comes
  /// first, because it is more severe.
  private func finish(_ count: Int) throws(CommandError) {
    if let failure = run.writeFailure { throw CommandError(code: .cannotWrite, message: failure) }
    if Interrupt.isAsked {
      throw CommandError(
        code: Interrupt.code,
        message: "error: \(Interrupt.word) after \(run.drawnCount) of \(count) pictures; "
          + "use --resume to continue")
    }
    try run.finish()
  }

  private func writeSheet(of chosen: [Int], to path: String) throws(CommandError) {
    let names = chosen.map { matrix.pictures[$0].name }
    let files = try SheetFiles(resources: plan.resources).write(names, of: out, to: path)
    if files.count > 1, !isQuiet, !writesEvents {
      Console.error("the contact sheet has \(files.count) pages, from \(files[0])")
    }
  }

  /// Returns a line for `--json`, which a program that started the run reads while it continues.
  ///
  ///     {"event": "done", "name": "weather/iphone-7-compact"}
  private func event(_ kind: String, _ index: Int, message: String? = nil) -> String {
    event(kind, matrix.pictures[index].name, message: message)
  }

  private func event(_ kind: String, _ picture: String, message: String? = nil) -> String {
    let name = JSONValue.quoted(picture)
    let details = message.map { ", \"message\": \(JSONValue.quoted($0))" } ?? ""
    return "{\"event\": \"\(kind)\", \"name\": \(name)\(details)}"
  }
}
