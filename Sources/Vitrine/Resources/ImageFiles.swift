import VitrineBase
package import VitrineGraphics
package import VitrineVector

/// Image files, each read and decoded once.
package final class ImageFiles: Sendable {
  private let bitmaps = TracedCache<String, Result<Bitmap, RenderError>>()
  private let pictures = TracedCache<String, Result<VectorPicture, RenderError>>()

  package init() {}

  /// The pixels of a file; fails where it cannot be read or decoded.
  package func bitmap(at path: String) -> Result<Bitmap, RenderError> {
    bitmaps.value(for: path) {
      Result { () throws(RenderError) in try Resources.image(at: path) }
    }
  }

  /// A file of paths; fails where it cannot be read.
  package func picture(at path: String) -> Result<VectorPicture, RenderError> {
    pictures.value(for: path) {
      Result { () throws(RenderError) in try Resources.picture(at: path) }
    }
  }

  /// Files are read again when they are next needed.
  package func removeAll() {
    bitmaps.removeAll()
    pictures.removeAll()
  }
}
