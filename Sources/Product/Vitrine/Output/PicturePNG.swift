import VitrineBase
import VitrineGraphics
public import VitrineImages
package import VitrineRaster

extension Rendering {
  /// The picture as PNG bytes, with what it shows and what it came from in its text chunks; the same
  /// bytes however many threads make them.
  public func png(
    effort: PNGEffort = .default, inputDigest: String, threads: Int = 1
  ) throws(ImageError) -> [UInt8] {
    try encode(bitmap, variant, effort, inputDigest, ThreadPool(threads)).bytes
  }
}

extension ScreenRendering {
  /// The picture as PNG bytes, with what it shows and what it came from in its text chunks; the same
  /// bytes however many threads make them.
  public func png(
    effort: PNGEffort = .default, inputDigest: String, threads: Int = 1
  ) throws(ImageError) -> [UInt8] {
    try encode(bitmap, variant, effort, inputDigest, ThreadPool(threads)).bytes
  }
}

/// A picture's file.
package struct PicturePNG: Sendable {
  package let bytes: [UInt8]
  package let width: Int
  package let height: Int
  /// Of its pixels.
  package let digest: String
}

extension Workshop {
  /// The file of a picture, whose rows are painted as they are encoded.
  ///
  /// Several threads paint it whole, which each can do a part of; one paints it whole where bands
  /// would save no memory.
  package func png(
    _ list: DisplayList, _ variant: Variant, effort: PNGEffort, inputDigest: String,
    keeping blocks: PNGBlocks? = nil
  ) throws(ImageError) -> PicturePNG {
    guard let painter = bandPainter(list) else {
      return try encode(
        rasterize(list), variant, effort, inputDigest, ThreadPool(threads), blocks)
    }
    var digest = PixelDigest(width: list.width, height: list.height)
    var name = ""
    let bytes = try PNG.encode(
      width: list.width, height: list.height, effort: effort,
      text: {
        name = digest.hex
        return text(variant, inputDigest, name)
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
  _ bitmap: Bitmap, _ variant: Variant, _ effort: PNGEffort, _ inputDigest: String,
  _ pool: ThreadPool, _ blocks: PNGBlocks? = nil
) throws(ImageError) -> PicturePNG {
  let digest = Digest.hex(of: bitmap)
  let bytes = try PNG.encode(
    bitmap, effort: effort, text: text(variant, inputDigest, digest), pool: pool, keeping: blocks)
  return PicturePNG(bytes: bytes, width: bitmap.width, height: bitmap.height, digest: digest)
}

/// What a picture's file says of it.
private func text(_ variant: Variant, _ inputDigest: String, _ pixelDigest: String) -> [PNG.Text] {
  [
    PNG.Text("Software", "vitrine \(Version.current)"),
    PNG.Text("vitrine:variant", variant.name),
    PNG.Text("vitrine:input", inputDigest),
    PNG.Text("vitrine:pixels", pixelDigest),
  ]
}
