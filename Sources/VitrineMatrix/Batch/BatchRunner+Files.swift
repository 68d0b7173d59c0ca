public import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages

extension Matrix {
  /// The digest of each input's file, as its pictures name it; empty where it cannot be read, and where a
  /// program makes the widget.
  package var inputDigests: [String] {
    widgets.map { widget in (try? widget.get().inputDigest) ?? "" }
  }
}

extension BatchRunner {
  /// Makes the files of the pictures at these places, from `cache` where it has them; `deliver` is
  /// called for each as it is done, on the thread that made it, and answers whether to go on.
  public func files(
    _ indices: [Int], cache: PictureCache? = nil,
    _ deliver: @Sendable (Int, Result<PictureFiles, RenderError>) -> Bool
  ) {
    let inputs = matrix.inputDigests
    spread(indices) { index, workshop in
      let key = try? cache?.key(of: matrix.pictures[index], in: matrix)
      if let key, let known = cache?.picture(for: key, in: matrix) {
        return deliver(index, .success(known))
      }
      let trace = FileTrace()
      let traced = workshop.reading(workshop.files.traced(by: trace))
      var result = Result { () throws(RenderError) in try draw(index, inputs, traced) }
      if case .success(var files) = result {
        files.answers = matrix.traces[matrix.pictures[index].input].answers + trace.answers
        if let key { cache?.keep(files, for: key, in: matrix) }
        result = .success(files)
      }
      return deliver(index, result)
    }
  }

  private func draw(
    _ index: Int, _ inputs: [String], _ workshop: Workshop
  ) throws(RenderError) -> PictureFiles {
    let picture = matrix.pictures[index]
    let rendering = try rendering(of: picture, in: workshop)
    let layout = layoutJSON(
      rendering.scene, rendering.layout, input: matrix.config.inputs[picture.input].path,
      variant: picture.variant)
    let digest = Digest.hex(of: rendering.bitmap)
    do throws(ImageError) {
      return PictureFiles(
        png: try rendering.png(
          effort: .fast, inputDigest: inputs[picture.input], pixelDigest: digest,
          threads: workshop.threads),
        layout: Array(layout.utf8), digest: digest, width: rendering.bitmap.width,
        height: rendering.bitmap.height,
        diagnostics: rendering.diagnostics.map(\.description))
    } catch {
      throw .unreadable(path: picture.name, reason: error.description)
    }
  }
}
