package import VitrineBase
package import VitrineGraphics
package import VitrineVector

/// Files and the images in them, each read and decoded once.
package struct ImageFiles: Sendable {
  /// What else is read in the course of the same work.
  package let files: Files
  private let cache: Cache

  private final class Cache: Sendable {
    let bitmaps = TracedCache<String, Result<Bitmap, RenderError>>()
    let pictures = TracedCache<String, Result<VectorPicture, RenderError>>()
  }

  /// Nothing is decoded yet.
  package init(_ files: Files) {
    self.files = files
    cache = Cache()
  }

  private init(_ files: Files, _ cache: Cache) {
    self.files = files
    self.cache = cache
  }

  /// The images decoded so far, for work that reads these files.
  package func reading(_ files: Files) -> ImageFiles { ImageFiles(files, cache) }

  /// The pixels of a file; fails where it cannot be read or decoded.
  package func bitmap(at path: String) -> Result<Bitmap, RenderError> {
    cache.bitmaps.value(for: path, from: files) { files in
      Result { () throws(RenderError) in try files.image(at: path) }
    }
  }

  /// A file of paths; fails where it cannot be read.
  package func picture(at path: String) -> Result<VectorPicture, RenderError> {
    cache.pictures.value(for: path, from: files) { files in
      Result { () throws(RenderError) in try files.picture(at: path) }
    }
  }

  /// Files are read again when they are next needed.
  package func removeAll() {
    cache.bitmaps.removeAll()
    cache.pictures.removeAll()
  }
}
