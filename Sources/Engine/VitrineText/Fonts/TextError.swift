/// Why text could not be set at all.
public enum TextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A folder without a font that can be read.
  case noFonts(folder: String)
  /// A bundled font that is not in its folder.
  case missingFont(name: String, folder: String)

  public var description: String {
    switch self {
    case .noFonts(let folder): "no font in \(folder) can be read"
    case .missingFont(let name, let folder): "the font \(name) is missing in \(folder)"
    }
  }
}
