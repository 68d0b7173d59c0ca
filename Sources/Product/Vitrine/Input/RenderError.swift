public import VitrineBase
import VitrineGraphics
import VitrineImport

/// An error that stops a render.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The input is invalid.
  case invalid(Diagnostic)
  /// An extension's code was to be run and didn't run to its end.
  case notRun(CodeFailure)
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

  /// The error as diagnostics: its causes, and then the error itself.
  package var diagnostics: [Diagnostic] {
    switch self {
    case .invalid(let diagnostic): return [diagnostic]
    case .notRun(let failure): return failure.causes + [failure.reason]
    case .unreadable(let path, let reason):
      return [Diagnostic(.error, "unreadable", reason, at: SourceLocation(file: path))]
    default:
      let text = description.hasPrefix("error: ") ? description.dropFirst(7) : description[...]
      return [Diagnostic(.error, "not-drawn", String(text))]
    }
  }

  /// The message of the error.
  public var description: String {
    switch self {
    case .invalid(let diagnostic): diagnostic.description
    case .notRun(let failure): failure.description
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
