import Synchronization
import Vitrine
import VitrineBase
import VitrineCompare
import VitrineGolden
import VitrineGraphics
import VitrineImages
import VitrineMatrix

/// One picture of a run beside its golden.
struct GoldenOutcome: Sendable {
  enum Kind: String, Sendable {
    /// `missing` has no golden, `failed` could not be drawn.
    case same, differs, missing, failed
    /// The golden's picture is missing, or isn't the one that the manifest lists.
    case broken
  }

  var name: String
  var kind: Kind
  /// What is wrong, in sentences; what is let pass, of one that counts as the same.
  var sentences: [String] = []
  /// Where it differs, in pixels.
  ///
  /// Both stay empty unless the outcome is `differs`.
  var clusters: [Cluster] = []
  var metrics: PerceptualMetrics?
  var digest = ""
  var width = 0
  var height = 0
}

/// Draws the pictures of a matrix and holds each beside its golden.
final class GoldenRun: Sendable {
  private let matrix: Matrix
  private let store: GoldenStore
  private let tolerances: Tolerances
  /// Where what isn't as it should be is left: expected, actual and difference.
  private let folder: String
  private let memo: GoldenMemo
  private let outcomes = Mutex<[GoldenOutcome]>([])
  /// Why a file could not be written; the run stops there, since the others could not be either.
  private let problem = Mutex<String?>(nil)
  private let seconds = Mutex(0.0)
  /// How long the run took, for people.
  var duration: String { durationText(seconds.withLock { $0 }) }

  init(_ matrix: Matrix, _ store: GoldenStore, _ tolerances: Tolerances, folder: String) {
    self.matrix = matrix
    self.store = store
    self.tolerances = tolerances
    self.folder = folder
    memo = GoldenSteps.memo(matrix)
  }

  /// Pictures that `cache` knows to be as their goldens aren't drawn, and not even taken from it.
  ///
  /// The outcomes are sorted by name, because the threads finish in no fixed order.
  func run(
    _ runner: BatchRunner, _ all: [Int], cache: PictureCache? = nil, isQuiet: Bool
  ) throws(CommandError) -> [GoldenOutcome] {
    // Only a summary is read from the cache, a digest and a size, which is far less than a picture.
    let chosen = cache.map { differing(all, $0, runner.jobs) } ?? all
    let progress = Progress(total: chosen.count, isQuiet: isQuiet)
    let messages = RunMessages(matrix, isQuiet: isQuiet)
    Interrupt.watch()
    removeUnfinished()
    runner.run(chosen) { index, result in
      let outcome = compare(index, result)
      messages.warn(index, (try? result.get().diagnostics.map(\.description)) ?? [])
      outcomes.withLock { $0.append(outcome) }
      progress.finished(outcome.name)
      return !Interrupt.isAsked && problem.withLock { $0 == nil }
    }
    progress.end()
    messages.end()
    memo.save()
    seconds.withLock { $0 = progress.seconds }
    if let message = problem.withLock({ $0 }) {
      throw CommandError(code: .cannotWrite, message: message)
    }
    if Interrupt.isAsked {
      throw CommandError(
        code: Interrupt.code,
        message: "error: \(Interrupt.word) after \(outcomes.withLock { $0.count }) of "
          + "\(countText(chosen.count, "picture"))")
    }
    return outcomes.withLock { $0 }.sorted { $0.name < $1.name }
  }

  /// The pictures that the cache doesn't know to be as their goldens; the others' outcomes are
  /// noted.
  ///
  /// A golden's own file is checked as well: a broken one must be found although nothing is drawn.
  private func differing(_ all: [Int], _ cache: PictureCache, _ jobs: Int) -> [Int] {
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

  /// The outcome of a picture, in order: it failed; it is its golden; it has none; it differs.
  private func compare(
    _ index: Int, _ result: Result<Rendering, RenderError>
  ) -> GoldenOutcome {
    let picture = matrix.pictures[index]
    var outcome = GoldenOutcome(name: picture.name, kind: .same)
    let rendering: Rendering
    switch result {
    case .success(let picture): rendering = picture
    case .failure(let error):
      outcome.kind = .failed
      outcome.sentences = [CommandError(error).message]
      return outcome
    }
    outcome.digest = Digest.hex(of: rendering.bitmap)
    outcome.width = rendering.bitmap.width
    outcome.height = rendering.bitmap.height
    // The digests decide. The golden's file is decoded only where they differ, or if it isn't known
    // to be intact.
    let entry = store.manifest.entries[picture.name]
    if entry?.digest == outcome.digest, entry?.width == outcome.width,
      entry?.height == outcome.height
    {
      guard let problem = store.problem(with: picture.name, memo) else { return outcome }
      outcome.kind = .broken
      outcome.sentences = [problem]
    }
    let layout = Array(
      layoutJSON(
        rendering.scene, rendering.layout, input: matrix.config.inputs[picture.input].path,
        variant: picture.variant
      ).utf8)
    if entry == nil {
      outcome.kind = .missing
      outcome.sentences = ["no golden is recorded; vitrine record records it"]
      // A new name with old pixels is most often a renamed input or axis.
      if let moved = store.manifest.entries.first(where: { $0.value.digest == outcome.digest }) {
        outcome.sentences = [
          "no golden has this name, but \(moved.key) is the same picture: renamed?"
        ]
      }
    } else if outcome.kind != .broken {
      outcome.kind = .differs
      describe(rendering.bitmap, layout, picture, &outcome)
    }
    if outcome.kind != .same { keep(rendering, layout, picture) }
    return outcome
  }

  /// What differs: how much, where, and which view's doing it is.
  private func describe(
    _ actual: Bitmap, _ layout: [UInt8], _ picture: Matrix.Picture, _ outcome: inout GoldenOutcome
  ) {
    if let problem = store.problem(with: picture.name, memo) {
      outcome.kind = .broken
      outcome.sentences = [problem]
      return
    }
    let expected: Bitmap
    do throws(GoldenError) {
      expected = try store.picture(picture.name)
    } catch {
      outcome.sentences = [error.description]
      return
    }
    let difference = Difference(expected, actual)
    outcome.clusters = difference.clusters
    outcome.metrics = difference.metrics
    if tolerances.allow(difference, of: picture.name) {
      outcome.kind = .same
      outcome.sentences = ["let pass: \(difference.verdict)"]
      return
    }
    outcome.sentences = difference.sentences(
      changes: store.layout(picture.name).flatMap { layoutChanges(from: $0, to: layout) },
      view: { viewName(in: layout, around: $0, as: picture.variant) })
    for tolerance in tolerances.expired where tolerance.names(picture.name) {
      outcome.sentences.append("its tolerance is over since \(tolerance.expires)")
    }
  }

  /// Leaves the pictures of an outcome in the run's folder, for people, `approve` and `record`.
  private func keep(_ rendering: Rendering, _ layout: [UInt8], _ picture: Matrix.Picture) {
    do {
      try write(try rendering.png(inputDigest: ""), picture, ".actual.png")
      try write(layout, picture, ".layout.json")
      if let expected = try? store.picture(picture.name) {
        try write(try PNG.encode(expected), picture, ".expected.png")
        try write(
          try PNG.encode(differencePicture(expected, rendering.bitmap)), picture, ".difference.png")
      }
    } catch let error as Disk.Failure {
      problem.withLock { $0 = CommandError(writing: error).message }
    } catch {
      problem.withLock { $0 = "\(picture.name): error: cannot be encoded: \(error)" }
    }
  }

  private func write(
    _ bytes: [UInt8], _ picture: Matrix.Picture, _ suffix: String
  ) throws(Disk.Failure) {
    let path = try FileRoot(folder).path(of: picture.name + suffix)
    try Disk.makeFolder(FilePath.folder(of: path))
    try Disk.write(bytes, to: path, isDurable: false)
  }

  /// Removes what a killed run was writing.
  private func removeUnfinished() {
    let folders = Set(matrix.pictures.map { FilePath.folder(of: FilePath.join(folder, $0.name)) })
    for inner in folders.union([folder]) where FileRoot(folder).contains(inner) {
      Disk.removeUnfinished(in: inner)
    }
  }
}
