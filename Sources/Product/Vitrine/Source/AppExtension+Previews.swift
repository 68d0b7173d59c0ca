package import VitrineBase
import VitrineProject

/// Previews of views outside of widget extensions: of a file, a folder or a module of a package.
extension AppExtension {
  /// Returns the code with previews at a path, or nil if it has none.
  ///
  /// The previews of a file need the rest of its module. A folder shows the previews of its module,
  /// which is the folder itself without a package.
  static func previews(at path: String, in files: Files) -> AppExtension? {
    let isFolder = files.isFolder(path)
    let candidates = isFolder ? sources(under: path, in: files) : [path]
    guard let first = candidates.first(where: { hasPreviews($0, files) }) else { return nil }
    var found = AppExtension(file: first)
    found.home = module(of: first, in: files) ?? (isFolder ? path : FilePath.folder(of: first))
    found.interface = nil
    found.isWidgetKit = true
    found.isOfPreviews = true
    found.previewFile = isFolder ? nil : path
    found.displayName = FilePath.stem(of: path)
    found.assets = AssetCatalog(paths: files.paths(under: found.home), in: files)
    found.assetFolder = found.home
    return found
  }

  /// Returns whether a file is Swift code with a preview.
  static func hasPreviews(_ path: String, _ files: Files) -> Bool {
    guard FilePath.suffix(of: path) == "swift", let bytes = try? files.read(path) else {
      return false
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("#Preview") || text.contains("PreviewProvider")
  }

  /// Returns the files with code in a folder, except tests and other people's code.
  package static func sources(under folder: String, in files: Files) -> [String] {
    let foreign: Set<String> = ["Pods", "Carthage", "DerivedData", "build"]
    let depth = FilePath.components(of: folder).count
    return files.paths(under: folder).filter { path in
      let names = FilePath.components(of: path).dropFirst(depth).map(String.init)
      return SourceLanguage(path: path) != nil && names.last != "Package.swift"
        && !names.dropLast().contains { $0.hasSuffix("Tests") || foreign.contains($0) }
    }
  }

  /// Returns the folder of a file's module in a Swift package, or nil outside of one.
  private static func module(of path: String, in files: Files) -> String? {
    var folder = FilePath.folder(of: path)
    while FilePath.components(of: folder).count > 1 {
      let parent = FilePath.folder(of: folder)
      if FilePath.name(of: parent) == "Sources",
        files.exists(FilePath.join(FilePath.folder(of: parent), "Package.swift"))
      {
        return folder
      }
      folder = parent
    }
    return nil
  }
}
