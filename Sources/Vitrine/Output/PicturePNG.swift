import VitrineBase
import VitrineGraphics
public import VitrineImages

extension Rendering {
  /// The picture as PNG bytes, with what it shows and what it came from in its text chunks; the same
  /// bytes however many threads make them.
  public func png(
    effort: PNGEffort = .default, inputDigest: String, threads: Int = 1
  ) throws(ImageError) -> [UInt8] {
    try png(
      effort: effort, inputDigest: inputDigest, pixelDigest: Digest.hex(of: bitmap),
      threads: threads)
  }

  /// The same for callers that already know the digest of the pixels, and draw others.
  package func png(
    effort: PNGEffort, inputDigest: String, pixelDigest: String, threads: Int,
    keeping blocks: PNGBlocks? = nil
  ) throws(ImageError) -> [UInt8] {
    try picturePNG(bitmap, variant, effort, inputDigest, pixelDigest, ThreadPool(threads), blocks)
  }
}

extension ScreenRendering {
  /// The picture as PNG bytes, with what it shows and what it came from in its text chunks; the same
  /// bytes however many threads make them.
  public func png(
    effort: PNGEffort = .default, inputDigest: String, threads: Int = 1
  ) throws(ImageError) -> [UInt8] {
    try picturePNG(
      bitmap, variant, effort, inputDigest, Digest.hex(of: bitmap), ThreadPool(threads))
  }
}

private func picturePNG(
  _ bitmap: Bitmap, _ variant: Variant, _ effort: PNGEffort, _ inputDigest: String,
  _ pixelDigest: String, _ pool: ThreadPool, _ blocks: PNGBlocks? = nil
) throws(ImageError) -> [UInt8] {
  try PNG.encode(
    bitmap, effort: effort,
    text: [
      PNG.Text("Software", "vitrine \(Version.current)"),
      PNG.Text("vitrine:variant", variant.name),
      PNG.Text("vitrine:input", inputDigest),
      PNG.Text("vitrine:pixels", pixelDigest),
    ], pool: pool, keeping: blocks)
}
