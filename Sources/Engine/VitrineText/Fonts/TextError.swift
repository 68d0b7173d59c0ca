/// An error that makes text layout impossible.
public enum TextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder contains no readable font.
  case noFonts(folder: String)
  /// A bundled font is missing from its folder.
  case missingFont(name: String, folder: String)

  /// A description of the error for messages.
  public var description: String {
    switch self {
    case .noFonts(let folder): "no font in \(folder) can be read"
    case .missingFont(let name, let folder): "the font \(name) is missing in \(folder)"
    }
  }
}
