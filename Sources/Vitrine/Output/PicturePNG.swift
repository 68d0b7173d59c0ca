public import VitrineImages

extension Rendering {
  /// The picture as PNG bytes, with what it shows and what it came from in its text chunks.
  public func png(effort: PNGEffort = .default, inputDigest: String) throws(ImageError) -> [UInt8] {
    try PNG.encode(
      bitmap, effort: effort,
      text: [
        PNG.Text("Software", "vitrine \(Version.current)"),
        PNG.Text("vitrine:variant", variant.name),
        PNG.Text("vitrine:input", inputDigest),
        PNG.Text("vitrine:pixels", Digest.hex(of: bitmap)),
      ])
  }
}
