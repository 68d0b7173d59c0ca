public import VitrineGraphics
import VitrineImport

/// Why a render could not be made.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The input was read but cannot be used.
  case invalid(Diagnostic)
  /// A file that cannot be read, and why.
  case unreadable(path: String, reason: String)
  /// A wallpaper that is neither ours nor a file.
  case unknownWallpaper(String, known: [String])
  /// The bundled fonts are not where an installation puts them.
  case missingFonts
  /// Fonts were found but none can be read.
  case unusableFonts(String)
  /// A picture of more pixels than the limit.
  case tooLarge(width: Int, height: Int)
  /// Layout refused the scene.
  case layout(String)

  init(_ error: ImportError) { self = .invalid(error.diagnostic) }

  public var description: String {
    switch self {
    case .invalid(let diagnostic): diagnostic.description
    case .unreadable(let path, let reason): "\(path): error: \(reason)"
    case .unknownWallpaper(let name, let known):
      "error: no wallpaper is named '\(name)'; name a file or one of \(known.joined(separator: ", "))"
    case .missingFonts:
      "error: the bundled fonts are missing; reinstall, or keep the folder Fonts beside the program"
    case .unusableFonts(let reason): "error: the fonts cannot be used: \(reason)"
    case .tooLarge(let width, let height):
      "error: a picture of \(width)×\(height) pixels is over the limit of \(Bitmap.pixelLimit >> 20)"
        + " megapixels; lower --scale or --canvas"
    case .layout(let reason): "error: \(reason)"
    }
  }
}
