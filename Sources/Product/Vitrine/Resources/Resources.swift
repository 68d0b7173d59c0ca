public import VitrineBase
package import VitrineText

/// Fonts, wallpapers and image folders: the inputs of a render other than the widget.
///
/// They are immutable and shared by all threads.
public struct Resources: Sendable {
  package let fonts: FontCatalog
  /// The folders of fonts, the bundled one first.
  package let fontFolders: [String]
  /// The folders of bundled wallpapers, in order of precedence.
  package let wallpaperFolders: [String]
  /// A Boolean value that indicates whether fonts other than the bundled ones are used.
  public let usesOtherFonts: Bool
  /// The reader for wallpapers, and for inputs if a workshop has no reader.
  package let files: Files

  /// Loads the bundled fonts and those of `fontFolders`.
  public init(fontFolders: [String] = []) throws(RenderError) {
    try self.init(fontFolders: fontFolders, fontFiles: [], files: .disk)
  }

  /// Loads single font files as well, such as those of a project.
  package init(
    fontFolders: [String], fontFiles: [String], files: Files
  ) throws(RenderError) {
    self.files = files
    guard let bundled = Self.bundledFolder("Fonts") else { throw .missingFonts }
    do {
      fonts = try FontCatalog(directories: [bundled] + fontFolders, files: fontFiles)
    } catch {
      throw .unusableFonts("\(error)")
    }
    self.fontFolders = [bundled] + fontFolders
    usesOtherFonts = !fontFolders.isEmpty || !fontFiles.isEmpty
    wallpaperFolders = Self.bundledFolder("Wallpapers").map { [$0] } ?? []
  }

  /// Returns a folder that is installed with the product.
  ///
  /// It is searched for at the location of an installation (`share/vitrine` beside `bin`), beside
  /// and above the program (a build folder is in the package), and in the sources that this file
  /// was compiled from (for tests of another package).
  package static func bundledFolder(_ name: String) -> String? {
    var candidates: [String] = []
    // A widget's process is in another folder, so the variable contains the location.
    if let folder = Environment.process["VITRINE_SHARE"] {
      candidates.append(FilePath.join(folder, name))
    }
    if let folder = Disk.programFolder {
      candidates.append(FilePath.join(folder, "../share/vitrine/\(name)"))
      candidates += above(folder).map { FilePath.join($0, name) }
    }
    candidates += above(FilePath.folder(of: #filePath)).map { FilePath.join($0, name) }
    return candidates.first(where: Files.disk.isFolder)
  }

  /// Returns a folder and five of its ancestors.
  private static func above(_ folder: String) -> [String] {
    var folders = [folder]
    for _ in 0..<5 { folders.append(FilePath.folder(of: folders[folders.count - 1])) }
    return folders
  }

  /// Diagnostics of font files that couldn't be used.
  public var diagnostics: [Diagnostic] { fonts.diagnostics }

  /// The diagnostics of font files as text.
  public var fontDiagnostics: [String] { fonts.diagnostics.map(\.description) }

  /// The fonts by file name.
  public var fontNames: [String] { fonts.names }

  /// The sorted names of the bundled wallpapers.
  public var wallpaperNames: [String] {
    wallpaperFolders.flatMap { files.entries(of: $0) ?? [] }
      .filter { FilePath.suffix(of: $0) == "png" }.map { FilePath.stem(of: $0) }.sorted()
  }

  /// Returns the files of a wallpaper, of which a picture shows one.
  package func wallpaperPaths(_ wallpaper: Variant.Wallpaper) throws(RenderError) -> [String] {
    let small = try wallpaperPath(WallpaperCopy(wallpaper), from: files)
    let large = try wallpaperPath(WallpaperCopy(wallpaper, isLarge: true), from: files)
    return small == large ? [small] : [small, large]
  }

  private func wallpaperPath(
    _ copy: WallpaperCopy, from files: Files
  ) throws(RenderError) -> String {
    switch copy.wallpaper {
    case .file(let path): return path
    case .named(let name):
      for folder in wallpaperFolders {
        let small = FilePath.join(folder, name + ".png")
        guard !name.utf8.contains(UInt8(ascii: "/")), files.exists(small) else { continue }
        let large = FilePath.join(FilePath.join(folder, "large"), name + ".png")
        return copy.isLarge && files.exists(large) ? large : small
      }
      throw .unknownWallpaper(name, known: wallpaperNames)
    }
  }

  /// Reads a wallpaper of `files` or a bundled one.
  ///
  /// Either is recorded in the trace of `files`.
  func wallpaper(
    _ copy: WallpaperCopy, from files: Files, hasDigest: Bool
  ) throws(RenderError) -> WallpaperFile {
    let files =
      if case .named = copy.wallpaper { self.files.traced(by: files.trace) } else { files }
    return try WallpaperFile(
      try wallpaperPath(copy, from: files), from: files, hasDigest: hasDigest)
  }
}
