import Synchronization
import Vitrine
import VitrineBase
import VitrineCompare
import VitrineGolden
import VitrineGraphics
import VitrineImages
import VitrineMatrix

/// The result of comparing one picture of a run with its golden.
struct GoldenOutcome: Sendable {
  enum Kind: String, Sendable {
    /// The results of `GoldenComparison`.
    case same, differs, missing, broken
    /// The picture could not be drawn.
    case failed
  }

  var name: String
  var kind: Kind
  /// The problem, or the difference within tolerance, as sentences.
  var sentences: [String] = []
  /// The place of the first problem in a file.
  ///
  /// Nil for a difference.
  var place: SourceLocation?
  /// A Boolean value that indicates whether the picture failed because an extension's code didn't
  /// run.
  var isCodeFailure = false
  /// The clusters of differing pixels.
  ///
  /// Empty unless the golden was decoded.
  var clusters: [Cluster] = []
  /// The perceptual metrics of the difference.
  ///
  /// Nil unless the golden was decoded.
  var metrics: PerceptualMetrics?
  /// The pictures of the failure in the run's folder, as the ends of their names without `.png`.
  var keptPictures: [String] = []
  var digest = ""
  var width = 0
  var height = 0
  var origin: GoldenOrigin?
  /// The time to draw and compare the picture.
  ///
  /// It is 0 if a cache confirmed the golden.
  var seconds = 0.0

  /// The manifest entry that the picture would have as a golden.
  var entry: GoldenManifest.Entry {
    GoldenManifest.Entry(digest: digest, width: width, height: height, origin: origin)
  }

  /// A Boolean value that indicates whether the picture fails a test.
  var isBad: Bool { kind != .same }
}

extension GoldenOutcome {
  /// Creates the outcome of a picture that could not be drawn.
  init(_ error: RenderError, of name: String) {
    self.init(name: name, kind: .failed, sentences: [CommandError(error).message])
    place = error.diagnostics.compactMap(\.location).first
    if case .notRun = error { isCodeFailure = true }
  }

  init(_ comparison: GoldenComparison, of name: String) {
    let kind: Kind =
      switch comparison.result {
      case .same: .same
      case .differs: .differs
      case .missing: .missing
      case .broken: .broken
      }
    self.init(
      name: name, kind: kind, sentences: comparison.sentences,
      clusters: comparison.difference?.clusters ?? [], metrics: comparison.difference?.metrics,
      digest: comparison.entry.digest, width: comparison.entry.width,
      height: comparison.entry.height, origin: comparison.entry.origin)
  }
}

/// Draws the pictures of a matrix and compares each with its golden.
final class GoldenRun: Sendable {
  private let matrix: Matrix
  private let store: GoldenStore
  private let tolerances: Tolerances
  /// The folder for the pictures of failures: expected, actual and difference.
  private let folder: String
  private let memo: GoldenMemo
  private let outcomes = Mutex<[GoldenOutcome]>([])
  /// The reason why a file could not be written, which ends the run.
  private let problem = Mutex<String?>(nil)
  private let seconds = Mutex(0.0)
  /// The times at which pictures were begun, by index.
  private let starts = Mutex<[Int: ContinuousClock.Instant]>([:])
  /// The duration of the run.
  var duration: Double { seconds.withLock { $0 } }

  init(_ matrix: Matrix, _ store: GoldenStore, tolerances: Tolerances, folder: String) {
    self.matrix = matrix
    self.store = store
    self.tolerances = tolerances
    self.folder = folder
    memo = GoldenSteps.memo(matrix)
  }

  /// Draws and compares the pictures with the indices `all`, and returns the outcomes by name.
  ///
  /// A picture isn't drawn if `cache` has the digest and size of its golden for it.
  func run(
    _ runner: BatchRunner, _ all: [Int], cache: PictureCache? = nil, isQuiet: Bool
  ) throws(CommandError) -> [GoldenOutcome] {
    // Only a digest and a size are read from the cache, which are far smaller than a picture.
    let chosen = cache.map { differing(all, cache: $0, jobs: runner.jobs) } ?? all
    let progress = Progress(total: chosen.count, isQuiet: isQuiet)
    let messages = RunMessages(matrix, isQuiet: isQuiet)
    Interrupt.watch()
    removeUnfinished()
    runner.runTraced(chosen) { index in
      starts.withLock { $0[index] = ContinuousClock().now }
    } _: { index, result, filesDigest in
      let origin = GoldenOrigin(version: Version.current, files: filesDigest)
      let outcome = timed(compare(index, result, origin), index)
      messages.warn(index, (try? result.get().diagnostics.map(\.description)) ?? [])
      outcomes.withLock { $0.append(outcome) }
      progress.finished(outcome.name)
      return !Interrupt.isAsked && problem.withLock { $0 == nil }
    }
    progress.end()
    messages.end()
    memo.save()
    seconds.withLock { $0 = progress.seconds }
    try requireComplete(chosen.count)
    return outcomes.withLock { $0 }.sorted { $0.name < $1.name }
  }

  /// Returns an outcome with the time since its picture was begun.
  private func timed(_ outcome: GoldenOutcome, _ index: Int) -> GoldenOutcome {
    var outcome = outcome
    if let start = starts.withLock({ $0[index] }) {
      outcome.seconds = (ContinuousClock().now - start) / .seconds(1)
    }
    return outcome
  }

  /// Throws an error if a file could not be written or the run was interrupted.
  private func requireComplete(_ count: Int) throws(CommandError) {
    if let message = problem.withLock({ $0 }) {
      throw CommandError(code: .cannotWrite, message: message)
    }
    if Interrupt.isAsked {
      throw CommandError(
        code: Interrupt.code,
        message: "error: \(Interrupt.word) after \(outcomes.withLock { $0.count }) of "
          + "\(countText(count, "picture"))")
    }
  }

  /// Returns the pictures that the cache doesn't confirm to equal their goldens, and records the
  /// outcomes of the rest.
  ///
  /// The golden's file is checked as well, because a broken file must be reported even if its picture
  /// isn't drawn.
  private func differing(_ all: [Int], cache: PictureCache, jobs: Int) -> [Int] {
    let threads = ThreadPool(jobs)
    let known = cache.summaries(of: all, in: matrix, threads)
    let isSame = threads.map(known.count) { place in
      let (index, summary) = known[place]
      let name = matrix.pictures[index].name
      guard let golden = store.manifest.entries[name], summary.digest == golden.digest,
        summary.width == golden.width, summary.height == golden.height,
        store.problem(with: name, memo) == nil
      else { return false }
      var outcome = GoldenOutcome(name: name, kind: .same)
      (outcome.digest, outcome.width, outcome.height) =
        (summary.digest, summary.width, summary.height)
      let noted = outcome
      outcomes.withLock { $0.append(noted) }
      return true
    }
    for warning in cache.takeWarnings() { Console.error(warning) }
    let settled = Set(zip(known, isSame).filter(\.1).map(\.0.index))
    return all.filter { !settled.contains($0) }
  }

  /// Returns the outcome of a picture, and writes its pictures if it isn't equal to its golden.
  private func compare(
    _ index: Int, _ result: Result<Rendering, RenderError>, _ origin: GoldenOrigin
  ) -> GoldenOutcome {
    let picture = matrix.pictures[index]
    let rendering: Rendering
    switch result {
    case .success(let picture): rendering = picture
    case .failure(let error):
      return GoldenOutcome(error, of: picture.name)
    }
    let candidate = GoldenCandidate(
      name: picture.name, bitmap: rendering.bitmap, origin: origin, recorder: "vitrine record",
      layout: { [matrix] in
        Array(
          layoutJSON(
            rendering.scene, rendering.layout, input: matrix.config.inputs[picture.input].path,
            variant: picture.variant
          ).utf8)
      },
      changes: { layoutChanges(from: $0, to: $1) },
      view: { viewName(in: $0, around: $1, as: picture.variant) })
    let comparison = store.compare(candidate, tolerances: tolerances, memo: memo)
    var outcome = GoldenOutcome(comparison, of: picture.name)
    if outcome.isBad { outcome.keptPictures = keep(rendering, comparison, of: picture) }
    return outcome
  }

  /// Writes the pictures of a failure to the run's folder, where `approve` and `record` read them.
  ///
  /// Returns the ends of their names.
  private func keep(
    _ rendering: Rendering, _ comparison: GoldenComparison, of picture: Matrix.Picture
  ) -> [String] {
    var kept: [String] = []
    do {
      try write(try rendering.png(inputDigest: ""), for: picture, suffix: ".actual.png")
      kept.append("actual")
      try write(comparison.layout, for: picture, suffix: ".layout.json")
      if let expected = comparison.expected ?? (try? store.picture(picture.name)) {
        try write(try PNG.encode(expected), for: picture, suffix: ".expected.png")
        try write(
          try PNG.encode(differencePicture(expected, rendering.bitmap)), for: picture,
          suffix: ".difference.png")
        kept = ["expected", "actual", "difference"]
      }
    } catch let error as Disk.Failure {
      problem.withLock { $0 = CommandError(writing: error).message }
    } catch {
      problem.withLock { $0 = "\(picture.name): error: cannot be encoded: \(error)" }
    }
    return kept
  }

  private func write(
    _ bytes: [UInt8], for picture: Matrix.Picture, suffix: String
  ) throws(Disk.Failure) {
    let path = try FileRoot(folder).path(of: picture.name + suffix)
    try Disk.makeFolder(FilePath.folder(of: path))
    try Disk.write(bytes, to: path, isDurable: false)
  }

  /// Removes the unfinished files of an interrupted run.
  private func removeUnfinished() {
    let folders = Set(matrix.pictures.map { FilePath.folder(of: FilePath.join(folder, $0.name)) })
    for inner in folders.union([folder]) where FileRoot(folder).contains(inner) {
      Disk.removeUnfinished(in: inner)
    }
  }
}
