public import VitrineBase
package import VitrineText

/// Fonts, wallpapers and where to look for images: everything a render needs besides its input.
///
/// Immutable and shared by all threads.
public struct Resources: Sendable {
  package let fonts: FontCatalog
  /// Where the fonts come from, the bundled ones first.
  package let fontFolders: [String]
  /// Folders that hold bundled wallpapers, first come first served.
  package let wallpaperFolders: [String]
  /// Whether fonts other than the bundled ones take part.
  public let usesOtherFonts: Bool
  /// What wallpapers are read with, and inputs where a workshop has no files of its own.
  package let files: Files

  /// Loads the bundled fonts and those of `fontFolders`.
  public init(fontFolders: [String] = []) throws(RenderError) {
    try self.init(fontFolders: fontFolders, fontFiles: [], files: .disk)
  }

  /// Loads single font files, too, such as those of a project.
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

  /// A folder that comes with the product.
  ///
  /// Looked for where an installation puts it (`share/vitrine` beside `bin`), beside and above the
  /// program (a build folder lies in the package), and in the sources this was compiled from (a
  /// test of another package).
  package static func bundledFolder(_ name: String) -> String? {
    var candidates: [String] = []
    // A widget's process lies elsewhere, and is told.
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

  /// A folder and the five around it.
  private static func above(_ folder: String) -> [String] {
    var folders = [folder]
    for _ in 0..<5 { folders.append(FilePath.folder(of: folders[folders.count - 1])) }
    return folders
  }

  /// What was wrong with font files that were left out.
  public var diagnostics: [Diagnostic] { fonts.diagnostics }

  /// What was wrong with font files that were left out, in words.
  public var fontDiagnostics: [String] { fonts.diagnostics.map(\.description) }

  /// The fonts that take part, by file name.
  public var fontNames: [String] { fonts.names }

  /// The names of the bundled wallpapers, sorted.
  public var wallpaperNames: [String] {
    wallpaperFolders.flatMap { files.entries(of: $0) ?? [] }
      .filter { FilePath.suffix(of: $0) == "png" }.map { FilePath.stem(of: $0) }.sorted()
  }

  /// The file of a wallpaper.
  package func wallpaperPath(_ wallpaper: Variant.Wallpaper) throws(RenderError) -> String {
    try wallpaperPath(wallpaper, from: files)
  }

  private func wallpaperPath(
    _ wallpaper: Variant.Wallpaper, from files: Files
  ) throws(RenderError) -> String {
    switch wallpaper {
    case .file(let path): return path
    case .named(let name):
      for folder in wallpaperFolders {
        let path = FilePath.join(folder, name + ".png")
        if !name.utf8.contains(UInt8(ascii: "/")), files.exists(path) { return path }
      }
      throw .unknownWallpaper(name, known: wallpaperNames)
    }
  }

  /// Reads a wallpaper: one of `files`, or a bundled one, which is then in their trace as well.
  func wallpaper(
    _ wallpaper: Variant.Wallpaper, from files: Files, hasDigest: Bool
  ) throws(RenderError) -> WallpaperFile {
    let files =
      if case .named = wallpaper { self.files.traced(by: files.trace) } else { files }
    return try WallpaperFile(
      try wallpaperPath(wallpaper, from: files), from: files, hasDigest: hasDigest)
  }
}
