import Synchronization
public import VitrineBase
public import VitrineGraphics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The available fonts and their roles.
///
/// All threads share a catalog. Fonts are opened lazily, which doesn't change any result.
@safe public final class FontCatalog: GlyphSource, Sendable {
  let fonts: [LazyFont]
  /// The number of bundled fonts.
  ///
  /// They are first in the list and only have their file names.
  private let bundledCount: Int
  let roles: FontRoles
  /// The cached shapes.
  ///
  /// The lock is required because a FreeType face supports one thread at a time.
  private let shapes = Mutex(RecentCache<GlyphKey, GlyphShape>(limit: shapeLimit))
  /// The approximate limit in bytes: about 600 emoji, or all outlines of a page in several scripts.
  private static let shapeLimit = 48 << 20
  /// Cached kerning in em for pairs that San Francisco's tables lack.
  private let kerning = Mutex(RecentCache<Pair, Double>(limit: 1 << 14))
  /// Warnings about font files that could not be read.
  public let diagnostics: [Diagnostic]

  /// Lists all fonts in folders, and single files.
  ///
  /// The first folder contains the bundled fonts, which are opened on demand.
  public init(directories: [String], files: [String] = []) throws(TextError) {
    var fonts: [LazyFont] = []
    var bundledCount = 0
    var diagnostics: [Diagnostic] = []
    guard let library = FontLibrary() else { throw .noFonts(folder: directories.first ?? "") }
    for (index, folder) in directories.enumerated() {
      let before = fonts.count
      for file in Self.fontFiles(in: folder) {
        let path = folder + "/" + file
        let name = FilePath.stem(of: path)
        let font =
          index == 0
          ? LazyFont(path: path, name: name, library: library)
          : LazyFont(opening: path, name: name, library: library)
        Self.add(font, path, to: &fonts, diagnostics: &diagnostics)
      }
      if index == 0 { bundledCount = fonts.count }
      if fonts.count == before && (index == 0 || diagnostics.isEmpty) {
        throw .noFonts(folder: folder)
      }
    }
    for path in files {
      let font = LazyFont(opening: path, name: FilePath.stem(of: path), library: library)
      Self.add(font, path, to: &fonts, diagnostics: &diagnostics)
    }
    roles = try FontRoles(fonts, folder: directories.first ?? "")
    self.fonts = fonts
    self.bundledCount = bundledCount
    self.diagnostics = diagnostics
  }

  private static func add(
    _ font: LazyFont?, _ path: String, to fonts: inout [LazyFont],
    diagnostics: inout [Diagnostic]
  ) {
    if let font {
      fonts.append(font)
    } else {
      diagnostics.append(
        Diagnostic(
          .warning, "unreadable-font", "the file cannot be read as a font",
          at: SourceLocation(file: path)))
    }
  }

  /// Returns the sorted names of font files in a folder.
  ///
  /// The order selects among fonts with the same name.
  private static func fontFiles(in folder: String) -> [String] {
    guard let handle = unsafe opendir(folder.systemPath) else { return [] }
    defer { unsafe closedir(handle) }
    var names: [String] = []
    while let entry = unsafe readdir(handle) {
      // readdir guarantees that the name is null-terminated within the record.
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe PathText.text(
          of: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
      }
      let lower = name.lowercased()
      if lower.hasSuffix(".ttf") || lower.hasSuffix(".otf") || lower.hasSuffix(".ttc") {
        names.append(name)
      }
    }
    return names.sorted()
  }

  /// The fonts' names by index.
  public var names: [String] { fonts.map(\.name) }

  /// Returns the font with a name, ignoring case and separators.
  ///
  /// File names precede the names in fonts.
  func index(named name: String) -> Int? {
    let wanted = FontName.plain(name)
    return fonts.firstIndex { FontName.plain($0.name) == wanted }
      ?? fonts.firstIndex { FontName.plain($0.name) == wanted + "regular" }
      ?? fonts[bundledCount...].firstIndex {
        $0.file.ownNames.contains { FontName.plain($0) == wanted }
      }
  }

  private struct Pair: Hashable {
    var font: Int
    var first: UInt32
    var second: UInt32
  }

  /// Returns a font's kerning of a pair of plain characters, in em.
  func kerning(in font: Int, _ first: UInt32, _ second: UInt32) -> Double {
    kerning.withLock { cache in
      let pair = Pair(font: font, first: first, second: second)
      if let kerning = cache[pair] { return kerning }
      let kerning = fonts[font].file.kerning(first, second)
      cache.insert(kerning, for: pair, cost: 1)
      return kerning
    }
  }

  /// Returns an outline or a picture, which is cached.
  ///
  /// It is empty if the font or glyph doesn't exist.
  public func shape(of key: GlyphKey) -> GlyphShape {
    guard fonts.indices.contains(Int(key.font)) else { return .empty }
    let font = fonts[Int(key.font)].file
    return shapes.withLock { cache in
      if let shape = cache[key] { return shape }
      let shape = font.hasPictures ? font.picture(of: key.glyph) : font.outline(of: key.glyph)
      cache.insert(shape, for: key, cost: shape.cost)
      return shape
    }
  }
}

extension GlyphShape {
  /// The approximate size of the shape in bytes.
  fileprivate var cost: Int {
    switch self {
    case .empty: 64
    case .outline(let path, _): 128 + path.elements.count * 56
    case .picture(let bitmap, _): 128 + bitmap.width * bitmap.height * 4
    }
  }
}
