import Vitrine
import VitrineBase

/// Names of files that don't depend on the machine or the checkout.
///
/// A name is relative to the config's folder, or to a folder of fonts or wallpapers.
struct FileNames: Sendable {
  private let roots: [(label: String, folder: String)]
  let folder: String

  init(_ config: MatrixConfig, _ resources: Resources) {
    folder = Disk.absolute(config.folder)
    roots =
      resources.fontFolders.enumerated().map { ("fonts-\($0.offset):", Self.inside($0.element)) }
      + resources.wallpaperFolders.map { ("wallpapers:", Self.inside($0)) }
  }

  /// Creates names for files other than fonts and wallpapers.
  init(_ config: MatrixConfig) {
    folder = Disk.absolute(config.folder)
    roots = []
  }

  private static func inside(_ folder: String) -> String { Disk.absolute(folder) + "/" }

  func name(of path: String) -> String {
    let whole = Disk.absolute(path)
    for (label, folder) in roots where whole.hasPrefix(folder) {
      return label + whole.dropFirst(folder.count)
    }
    return FilePath.relative(whole, to: folder)
  }

  /// Returns the path of the file with a name.
  func path(of name: String) -> String {
    for (label, folder) in roots where name.hasPrefix(label) {
      return folder + name.dropFirst(label.count)
    }
    return FilePath.join(folder, name)
  }
}
