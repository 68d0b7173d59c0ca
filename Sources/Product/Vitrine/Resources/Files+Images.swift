package import VitrineBase
package import VitrineGraphics
import VitrineImages
package import VitrineVector

extension Files {
  /// Reads and decodes one image file.
  package func image(at path: String) throws(RenderError) -> Bitmap {
    try Self.decode(try readable(path), path)
  }

  /// Reads one image file of paths.
  package func picture(at path: String) throws(RenderError) -> VectorPicture {
    let bytes = try readable(path)
    do {
      return try VectorFile.read(bytes, file: path)
    } catch {
      throw .unreadable(path: path, reason: "\(error)")
    }
  }

  /// Returns the contents of a required file.
  package func readable(_ path: String) throws(RenderError) -> [UInt8] {
    do {
      return try read(path)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  /// Decodes the bytes of an image file.
  static func decode(_ bytes: [UInt8], _ path: String) throws(RenderError) -> Bitmap {
    do {
      return try decodeImage(bytes)
    } catch {
      throw .unreadable(path: path, reason: "cannot be decoded as an image: \(error)")
    }
  }
}
