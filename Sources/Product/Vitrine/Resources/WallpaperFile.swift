import Synchronization
import VitrineBase
import VitrineGraphics
import VitrineImages

/// A wallpaper's file, read once and decoded when its pixels are first needed.
final class WallpaperFile: Sendable {
  private enum Content {
    case bytes([UInt8])
    case rows(PNGRows, [UInt8])
    case bitmap(Bitmap)
  }

  /// The fingerprint, which changes with the file.
  let fingerprint: String
  /// The digest of the file, or nil if it wasn't requested.
  let digest: String?
  private let path: String
  private let content: Mutex<Content>

  /// Reads a file.
  ///
  /// `hasDigest` is for stores, whose keys contain the digest.
  init(_ path: String, from files: Files, hasDigest: Bool) throws(RenderError) {
    let bytes = try files.readable(path)
    self.path = path
    fingerprint = FileTrace.fingerprint(bytes)
    digest = hasDigest ? Digest.hex(of: bytes) : nil
    content = Mutex(.bytes(bytes))
  }

  /// Returns the file's rows for decoding on demand, or nil if they are already decoded or can only
  /// be decoded together.
  func rows() -> PNGRows? {
    content.withLock { content in
      switch content {
      case .bitmap: return nil
      case .rows(let rows, _): return rows
      case .bytes(let bytes):
        guard let rows = PNGRows(bytes) else { return nil }
        content = .rows(rows, bytes)
        return rows
      }
    }
  }

  func bitmap() throws(RenderError) -> Bitmap {
    let bytes: [UInt8]
    switch content.withLock({ $0 }) {
    case .bitmap(let bitmap): return bitmap
    case .bytes(let encoded), .rows(_, let encoded): bytes = encoded
    }
    let bitmap = try Files.decode(bytes, path)
    content.withLock { $0 = .bitmap(bitmap) }
    return bitmap
  }
}
