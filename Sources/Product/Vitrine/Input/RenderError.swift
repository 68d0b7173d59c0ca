public import VitrineBase
import VitrineGraphics
import VitrineImport
package import VitrineLayout

/// An error that stops a render.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The input is invalid.
  case invalid(Diagnostic)
  /// A file can't be read.
  case unreadable(path: String, reason: String)
  /// A wallpaper is neither bundled nor a file.
  case unknownWallpaper(String, known: [String])
  /// The bundled fonts weren't found.
  case missingFonts
  /// The bundled fonts can't be read.
  case unusableFonts(String)
  /// A picture exceeds the pixel limit.
  case tooLarge(width: Int, height: Int)
  /// Layout rejected the scene.
  case layout(String)

  init(_ error: InputError) { self = .invalid(error.diagnostic) }

  /// Creates the error for a scene that layout rejects.
  package init(_ error: LayoutError) {
    self =
      if let location = error.location {
        .invalid(Diagnostic(.error, "layout", error.description, at: location))
      } else {
        .layout(error.description)
      }
  }

  /// The message of the error.
  public var description: String {
    switch self {
    case .invalid(let diagnostic): diagnostic.description
    case .unreadable(let path, let reason): "\(path): error: \(reason)"
    case .unknownWallpaper(let name, let known):
      "error: unknown wallpaper '\(name)'; use a file or one of \(known.joined(separator: ", "))"
    case .missingFonts:
      "error: the bundled fonts are missing; reinstall, or put the folder Fonts beside the program"
    case .unusableFonts(let reason): "error: the fonts cannot be used: \(reason)"
    case .tooLarge(let width, let height):
      "error: a picture of \(width)×\(height) pixels is over the limit of \(Bitmap.pixelLimit >> 20)"
        + " megapixels; lower --scale or --canvas"
    case .layout(let reason): "error: \(reason)"
    }
  }
}
