import VitrineBase
import VitrineGraphics
public import VitrineImages
package import VitrineRaster

extension Rendering {
  /// Returns the picture as PNG, with its variant and inputs in text chunks.
  ///
  /// The bytes don't depend on the number of threads.
  public func png(
    effort: PNGEffort = .default, inputDigest: String, threads: Int = 1
  ) throws(ImageError) -> [UInt8] {
    let notes = PictureNotes(
      variant, inputDigest: inputDigest, codeFailure: scene.codeFailure,
      shown: scene.home?.shown)
    return try encode(bitmap, notes, effort: effort, pool: ThreadPool(threads)).bytes
  }
}

extension ScreenRendering {
  /// Returns the picture as PNG, with its variant and inputs in text chunks.
  ///
  /// The bytes don't depend on the number of threads.
  public func png(
    effort: PNGEffort = .default, inputDigest: String, threads: Int = 1
  ) throws(ImageError) -> [UInt8] {
    let notes = PictureNotes(variant, inputDigest: inputDigest)
    return try encode(bitmap, notes, effort: effort, pool: ThreadPool(threads)).bytes
  }
}

/// The PNG file of a picture.
package struct PicturePNG: Sendable {
  package let bytes: [UInt8]
  package let width: Int
  package let height: Int
  /// The digest of its pixels.
  package let digest: String
}

extension Workshop {
  /// Returns the file of a picture whose rows are painted while they are encoded.
  ///
  /// Several threads paint the entire picture, because each can do a part. One thread does so if
  /// bands wouldn't save memory.
  package func png(
    _ list: DisplayList, _ notes: PictureNotes, effort: PNGEffort,
    keeping blocks: PNGBlocks? = nil
  ) throws(ImageError) -> PicturePNG {
    guard let painter = bandPainter(list) else {
      return try encode(
        rasterize(list), notes, effort: effort, pool: ThreadPool(threads), blocks: blocks)
    }
    var digest = PixelDigest(width: list.width, height: list.height)
    var name = ""
    let bytes = try PNG.encode(
      width: list.width, height: list.height, effort: effort,
      text: {
        name = digest.hex
        return notes.text(pixelDigest: name)
      }, keeping: blocks,
      paint: { rows, pixels in
        painter.paint(rows, into: &pixels)
        if rows.lowerBound == 0 { digest = PixelDigest(width: list.width, height: list.height) }
        digest.add(pixels.span)
      })
    return PicturePNG(bytes: bytes, width: list.width, height: list.height, digest: name)
  }
}

private func encode(
  _ bitmap: Bitmap, _ notes: PictureNotes, effort: PNGEffort, pool: ThreadPool,
  blocks: PNGBlocks? = nil
) throws(ImageError) -> PicturePNG {
  let digest = Digest.hex(of: bitmap)
  let bytes = try PNG.encode(
    bitmap, effort: effort, text: notes.text(pixelDigest: digest), pool: pool, keeping: blocks)
  return PicturePNG(bytes: bytes, width: bitmap.width, height: bitmap.height, digest: digest)
}

/// The facts about a picture that its file contains as text.
package struct PictureNotes: Sendable {
  private var variant: Variant
  private var inputDigest: String
  private var codeFailure: CodeFailure?
  private var shown: String?

  /// Creates the notes of a picture.
  ///
  /// `shown` is the source of a WidgetKit widget's entry.
  /// `codeFailure` is the reason why the picture shows the widget's file and not its code.
  package init(
    _ variant: Variant, inputDigest: String, codeFailure: CodeFailure? = nil, shown: String? = nil
  ) {
    self.variant = variant
    self.shown = shown
    self.inputDigest = inputDigest
    self.codeFailure = codeFailure
  }

  /// The keyword of the reason why an extension's code didn't run.
  package static let codeFailureKey = "vitrine:not-run"

  /// Returns the text chunks of the picture's file.
  fileprivate func text(pixelDigest: String) -> [PNG.Text] {
    [
      PNG.Text("Software", "vitrine \(Version.current)"),
      PNG.Text("vitrine:variant", variant.name),
      PNG.Text("vitrine:input", inputDigest),
      PNG.Text("vitrine:pixels", pixelDigest),
    ] + (codeFailure.map { [PNG.Text(Self.codeFailureKey, $0.note)] } ?? [])
      + (shown.map { [PNG.Text("vitrine:shown", $0)] } ?? [])
  }
}
