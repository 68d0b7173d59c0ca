public import VitrineGraphics

/// Decodes a PNG or a JPEG, told apart by their first bytes.
public func decodeImage(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
  if bytes.starts(with: PNG.signature) { return try PNG.decode(bytes) }
  if bytes.starts(with: [0xFF, 0xD8]) { return try JPEG.decode(bytes) }
  throw .unknownFormat(Array(bytes.prefix(8)))
}
