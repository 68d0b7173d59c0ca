import VitrineGraphics
public import VitrineImages

extension Rendering {
  /// The picture as PNG bytes, with what it shows and what it came from in its text chunks.
  public func png(effort: PNGEffort = .default, inputDigest: String) throws(ImageError) -> [UInt8] {
    try picturePNG(bitmap, variant, effort, inputDigest)
  }
}

extension ScreenRendering {
  /// The picture as PNG bytes, with what it shows and what it came from in its text chunks.
  public func png(effort: PNGEffort = .default, inputDigest: String) throws(ImageError) -> [UInt8] {
    try picturePNG(bitmap, variant, effort, inputDigest)
  }
}

private func picturePNG(
  _ bitmap: Bitmap, _ variant: Variant, _ effort: PNGEffort, _ inputDigest: String
) throws(ImageError) -> [UInt8] {
  try PNG.encode(
    bitmap, effort: effort,
    text: [
      PNG.Text("Software", "vitrine \(Version.current)"),
      PNG.Text("vitrine:variant", variant.name),
      PNG.Text("vitrine:input", inputDigest),
      PNG.Text("vitrine:pixels", Digest.hex(of: bitmap)),
    ])
}
