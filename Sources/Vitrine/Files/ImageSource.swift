import VitrineGraphics
/// Where a scene's images are.
public enum ImageSource: Sendable {
  /// Names are paths relative to this folder.
  case folder(String)
  /// Names are those of image sets.
  case catalog(AssetCatalog, scale: Int, idiom: String)

  func path(of name: String) -> String? {
    switch self {
    case .folder(let folder): FilePath.join(folder, name)
    case .catalog(let catalog, let scale, let idiom):
      catalog.image(named: name, scale: scale, idiom: idiom)?.path
    }
  }

  func isTemplate(_ name: String) -> Bool {
    if case .catalog(let catalog, _, _) = self { catalog.isTemplate(name) } else { false }
  }
}
