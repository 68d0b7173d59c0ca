import Synchronization
public import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages

extension Matrix {
  /// The digest of each input's file.
  ///
  /// The digest is empty if the file can't be read or if a program creates the widget.
  package var inputDigests: [String] {
    widgets.map { widget in (try? widget.get().inputDigest) ?? "" }
  }
}

extension BatchRunner {
  /// Creates the files of pictures, or takes them from `cache`.
  ///
  /// `deliver` is called once per picture, on the thread that finished it. The run ends when it
  /// returns false.
  public func files(
    _ indices: [Int], cache: PictureCache? = nil,
    _ deliver: @Sendable (Int, Result<PictureFiles, RenderError>) -> Bool
  ) {
    let inputs = matrix.inputDigests
    guard let cache else {
      return spread(indices) { index, workshop in
        deliver(index, Result { () throws(RenderError) in try draw(index, inputs, in: workshop) })
      }
    }
    guard let missing = lookUp(indices, cache, deliver: deliver) else { return }
    spread(indices.filter { missing[$0] != nil }) { index, workshop in
      let result = Result { () throws(RenderError) in try draw(index, inputs, in: workshop) }
      // Another machine may be able to run the code.
      if case .success(let files) = result, files.codeFailure == nil,
        let key = missing[index] ?? nil
      {
        cache.keep(files, for: key, in: matrix)
      }
      return deliver(index, result)
    }
  }

  /// Delivers the cached pictures and returns the keys of the missing ones by index.
  ///
  /// Returns nil if `deliver` ended the run.
  ///
  /// All pictures are looked up in batches before the first is drawn, so that a server's latency
  /// counts a few times instead of once per picture.
  private func lookUp(
    _ indices: [Int], _ cache: PictureCache,
    deliver: @Sendable (Int, Result<PictureFiles, RenderError>) -> Bool
  ) -> [Int: String?]? {
    let missing = Mutex<[Int: String?]>([:])
    let isStopped = Atomic(false)
    ThreadPool(jobs).inPieces(indices.count, atMost: PictureCache.stride) { piece in
      let rest = cache.lookUp(indices[piece], in: matrix) { index, files in
        guard !isStopped.load(ordering: .relaxed) else { return }
        if !deliver(index, .success(files)) { isStopped.store(true, ordering: .relaxed) }
      }
      missing.withLock { missing in
        for (index, key) in rest { missing.updateValue(key, forKey: index) }
      }
      return !isStopped.load(ordering: .relaxed)
    }
    return isStopped.load(ordering: .relaxed) ? nil : missing.withLock { $0 }
  }

  private func draw(
    _ index: Int, _ inputs: [String], in workshop: Workshop
  ) throws(RenderError) -> PictureFiles {
    let trace = FileTrace()
    let traced = workshop.reading(workshop.files.traced(by: trace))
    var files = try draw(index, inputs, traced: traced)
    files.answers = matrix.traces[matrix.pictures[index].input].answers + trace.answers
    return files
  }

  private func draw(
    _ index: Int, _ inputs: [String], traced workshop: Workshop
  ) throws(RenderError) -> PictureFiles {
    let picture = matrix.pictures[index]
    let listed = try listed(picture, in: workshop)
    let layout = layoutJSON(
      listed.scene, listed.layout, input: matrix.config.inputs[picture.input].path,
      variant: picture.variant)
    do throws(ImageError) {
      let failure = listed.scene.codeFailure
      let notes = PictureNotes(
        picture.variant, inputDigest: inputs[picture.input], codeFailure: failure,
        shown: listed.scene.home?.shown)
      let png = try workshop.png(listed.list, notes, effort: .fast, keeping: workshop.blocks)
      return PictureFiles(
        png: png.bytes[...], layout: Array(layout.utf8)[...], digest: png.digest,
        width: png.width, height: png.height, codeFailure: failure?.note,
        diagnostics: listed.diagnostics.map(\.description))
    } catch {
      throw .unreadable(path: picture.name, reason: error.description)
    }
  }
}
