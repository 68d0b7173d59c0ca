package import VitrineBase
package import VitrineGraphics
import VitrineImages
package import VitrineVector

/// Image files, each read and decoded once.
package struct ImageFiles: Sendable {
  /// The reader of the same work.
  package let files: Files
  private let cache: Cache

  /// The pixels of a file, and whether the file lacks its end.
  private struct Decoded: Sendable {
    var bitmap: Bitmap
    var lacksEnd: Bool
  }

  private final class Cache: Sendable {
    let bitmaps = TracedCache<String, Result<Decoded, RenderError>>()
    let pictures = TracedCache<String, Result<VectorPicture, RenderError>>()
  }

  /// Creates an empty cache.
  package init(_ files: Files) {
    self.files = files
    cache = Cache()
  }

  private init(_ files: Files, _ cache: Cache) {
    self.files = files
    self.cache = cache
  }

  /// Returns the same cache for work that reads these files.
  package func reading(_ files: Files) -> ImageFiles { ImageFiles(files, cache) }

  /// Returns the pixels of a file, or an error if it can't be read or decoded.
  package func bitmap(at path: String) -> Result<Bitmap, RenderError> {
    decoded(path).map(\.bitmap)
  }

  /// Returns whether a file can be decoded although its end is missing.
  package func lacksEnd(at path: String) -> Bool {
    if case .success(let image) = decoded(path) { image.lacksEnd } else { false }
  }

  private func decoded(_ path: String) -> Result<Decoded, RenderError> {
    cache.bitmaps.value(for: path, from: files) { files in
      Result { () throws(RenderError) in
        let bytes = try files.readable(path)
        return Decoded(bitmap: try Files.decode(bytes, path), lacksEnd: JPEG.lacksEnd(bytes))
      }
    }
  }

  /// Returns a vector image, or an error if it can't be read.
  package func picture(at path: String) -> Result<VectorPicture, RenderError> {
    cache.pictures.value(for: path, from: files) { files in
      Result { () throws(RenderError) in try files.picture(at: path) }
    }
  }

  /// Clears the cache, so that files are read again.
  package func removeAll() {
    cache.bitmaps.removeAll()
    cache.pictures.removeAll()
  }
}
