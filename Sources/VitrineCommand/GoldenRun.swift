import Synchronization
import Vitrine
import VitrineGolden
import VitrineGraphics
import VitrineImages

/// One picture of a run beside its golden.
struct GoldenOutcome: Sendable {
  enum Kind: String, Sendable {
    case same, differs, missing, failed
  }

  var name: String
  var kind: Kind
  /// What is wrong, in sentences.
  var sentences: [String] = []
  var digest = ""
  var width = 0
  var height = 0
}

/// Draws the pictures of a matrix and holds each beside its golden.
final class GoldenRun: Sendable {
  private let matrix: Matrix
  private let store: GoldenStore
  /// Where what isn't as it should be is left: expected, actual and difference.
  private let folder: String
  private let outcomes = Mutex<[GoldenOutcome]>([])
  private let problem = Mutex<String?>(nil)

  init(_ matrix: Matrix, _ store: GoldenStore, folder: String) {
    self.matrix = matrix
    self.store = store
    self.folder = folder
  }

  func run(_ runner: BatchRunner, _ chosen: [Int], isQuiet: Bool) throws(CommandError)
    -> [GoldenOutcome]
  {
    let progress = Progress(total: chosen.count, isQuiet: isQuiet || !Environment.isWatched)
    Interrupt.watch()
    runner.run(chosen) { index, result in
      let outcome = compare(index, result)
      outcomes.withLock { $0.append(outcome) }
      progress.finished(outcome.name)
      return !Interrupt.isAsked && problem.withLock { $0 == nil }
    }
    if let message = problem.withLock({ $0 }) {
      throw CommandError(code: .cannotWrite, message: message)
    }
    if Interrupt.isAsked { throw CommandError(code: .differs, message: "error: interrupted") }
    return outcomes.withLock { $0 }.sorted { $0.name < $1.name }
  }

  private func compare(
    _ index: Int, _ result: Result<Rendering, RenderError>
  ) -> GoldenOutcome {
    let picture = matrix.pictures[index]
    var outcome = GoldenOutcome(name: picture.name, kind: .same)
    let rendering: Rendering
    switch result {
    case .success(let made): rendering = made
    case .failure(let error):
      outcome.kind = .failed
      outcome.sentences = [error.description]
      return outcome
    }
    outcome.digest = Digest.hex(of: rendering.bitmap)
    outcome.width = rendering.bitmap.width
    outcome.height = rendering.bitmap.height
    let known = store.manifest.entries[picture.name]
    if known?.digest == outcome.digest, known?.width == outcome.width,
      known?.height == outcome.height
    {
      return outcome
    }
    let layout = Array(
      layoutJSON(
        rendering.scene, rendering.layout, input: matrix.config.inputs[picture.input].path,
        variant: picture.variant
      ).utf8)
    if known == nil {
      outcome.kind = .missing
      outcome.sentences = ["no golden is recorded; vitrine record records it"]
      if let moved = store.manifest.entries.first(where: { $0.value.digest == outcome.digest }) {
        outcome.sentences = [
          "no golden has this name, but \(moved.key) is the same picture: renamed?"
        ]
      }
    } else {
      outcome.kind = .differs
      outcome.sentences = describe(rendering.bitmap, layout, picture.name)
    }
    keep(rendering, layout, picture)
    return outcome
  }

  /// What differs: how much, where, and which view's doing it is.
  private func describe(_ actual: Bitmap, _ layout: [UInt8], _ name: String) -> [String] {
    let expected: Bitmap
    do throws(GoldenError) {
      expected = try store.picture(name)
    } catch {
      return [error.description]
    }
    let verdict = VitrineGolden.compare(expected, actual)
    var sentences = [verdict.description]
    if verdict == .equal {
      return ["the pixels are equal, but the manifest says otherwise; record it anew"]
    }
    let boxes = clusters(expected, actual)
    if boxes.count > 1 {
      let shown = boxes.prefix(3).map {
        "\(Int($0.width))×\(Int($0.height)) at \(Int($0.minX)),\(Int($0.minY))"
      }
      sentences.append("in \(boxes.count) places: \(shown.joined(separator: "; "))")
    }
    guard let old = store.layout(name) else {
      return sentences + ["no layout is kept beside the golden, so no view can be named"]
    }
    guard let changes = layoutChanges(from: old, to: layout) else {
      return sentences + ["the golden's layout cannot be read, so no view can be named"]
    }
    if !changes.isEmpty { return sentences + changes }
    if let view = innermostView(around: boxes, name, layout) {
      return sentences + ["no view moved: only colours or images changed, within \(view)"]
    }
    return sentences + ["no view moved: pixels only"]
  }

  /// The smallest view of a layout that holds all the boxes; the content's place in the picture is
  /// not known here, so only a picture of content alone can tell.
  private func innermostView(around boxes: [Rect], _ name: String, _ layout: [UInt8]) -> String? {
    guard let picture = matrix.pictures.first(where: { $0.name == name }), let first = boxes.first
    else { return nil }
    var all = first
    for box in boxes {
      all = Rect(
        minX: min(all.minX, box.minX), minY: min(all.minY, box.minY),
        maxX: max(all.maxX, box.maxX), maxY: max(all.maxY, box.maxY))
    }
    return viewName(in: layout, around: all, as: picture.variant)
  }

  private func keep(_ rendering: Rendering, _ layout: [UInt8], _ picture: Matrix.Picture) {
    do {
      let base = FilePath.join(folder, picture.name)
      try Disk.makeFolder(FilePath.folder(of: base))
      try Disk.write(try rendering.png(inputDigest: ""), to: base + ".actual.png")
      try Disk.write(layout, to: base + ".layout.json")
      if let expected = try? store.picture(picture.name) {
        try Disk.write(try PNG.encode(expected), to: base + ".expected.png")
        try Disk.write(
          try PNG.encode(differencePicture(expected, rendering.bitmap)),
          to: base + ".difference.png")
      }
    } catch {
      problem.withLock { $0 = "\(folder): error: cannot be written: \(error)" }
    }
  }
}
