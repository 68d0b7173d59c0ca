public import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages

/// A finished picture as a batch writes it.
public struct PictureFiles: Sendable {
  public var png: [UInt8]
  public var layout: [UInt8]
  /// Of the pixels.
  public var digest: String
  public var width: Int
  public var height: Int
  /// Whether it was drawn earlier and only taken from a cache.
  public var isCached = false
  /// What is wrong with its input, though it could be drawn.
  public var diagnostics: [String] = []
}

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
      if let key, let known = cache?.picture(for: key) { return deliver(index, .success(known)) }
      // Files are traced for the cache only.
      let trace = cache == nil ? nil : FileTrace()
      let result = FileTrace.$current.withValue(trace) {
        Result { () throws(RenderError) in try draw(index, inputs, workshop) }
      }
      if let key, let trace, case .success(let files) = result {
        let input = matrix.traces[matrix.pictures[index].input]
        cache?.keep(files, for: key, dependingOn: input.answers + trace.answers)
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
