import Glibc
import Synchronization
public import VitrineBase
public import VitrineGraphics

/// The loaded fonts and their roles.
///
/// A catalog is shared by all threads; what it opens and reads later never changes what it says.
@safe public final class FontCatalog: GlyphSource, Sendable {
  let fonts: [LazyFont]
  /// How many of them are bundled; they come first, and go by their files' names alone.
  private let bundledCount: Int
  let roles: FontRoles
  /// FreeType's faces may be used by one thread at a time.
  private let shapes = Mutex(RecentCache<GlyphKey, GlyphShape>(limit: shapeLimit))
  /// In bytes, roughly: some 600 emoji, or all outlines of a page in several scripts.
  private static let shapeLimit = 48 << 20
  /// Kerning of pairs that no table of San Francisco's has, in em.
  private let kerning = Mutex(RecentCache<Pair, Double>(limit: 1 << 14))
  /// Warnings about font files that could not be read.
  public let diagnostics: [Diagnostic]

  /// Lists every font of the folders, and single files; the first folder holds the bundled ones, which
  /// are opened when they are first needed.
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
        Self.add(font, path, &fonts, &diagnostics)
      }
      if index == 0 { bundledCount = fonts.count }
      if fonts.count == before && (index == 0 || diagnostics.isEmpty) {
        throw .noFonts(folder: folder)
      }
    }
    for path in files {
      let font = LazyFont(opening: path, name: FilePath.stem(of: path), library: library)
      Self.add(font, path, &fonts, &diagnostics)
    }
    roles = try FontRoles(fonts, folder: directories.first ?? "")
    self.fonts = fonts
    self.bundledCount = bundledCount
    self.diagnostics = diagnostics
  }

  private static func add(
    _ font: LazyFont?, _ path: String, _ fonts: inout [LazyFont],
    _ diagnostics: inout [Diagnostic]
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

  /// The names of font files in a folder, sorted, because the order decides between fonts of one
  /// name.
  private static func fontFiles(in folder: String) -> [String] {
    guard let handle = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(handle) }
    var names: [String] = []
    while let entry = unsafe readdir(handle) {
      // The name ends with a zero within the record, as readdir promises.
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe String(cString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
      }
      let lower = name.lowercased()
      if lower.hasSuffix(".ttf") || lower.hasSuffix(".otf") || lower.hasSuffix(".ttc") {
        names.append(name)
      }
    }
    return names.sorted()
  }

  /// The fonts' names, in the order of their numbers.
  public var names: [String] { fonts.map(\.name) }

  /// The font of this name, case and separators aside: the file's name, else the font's own names.
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

  /// What a font kerns a pair of plain characters by, in em.
  func kerning(_ font: Int, _ first: UInt32, _ second: UInt32) -> Double {
    kerning.withLock { cache in
      let pair = Pair(font: font, first: first, second: second)
      if let kerning = cache[pair] { return kerning }
      let kerning = fonts[font].file.kerning(first, second)
      cache.insert(kerning, for: pair, cost: 1)
      return kerning
    }
  }

  /// An outline or a picture, from the cache or read under the lock; empty for a font or glyph that
  /// doesn't exist.
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
  /// Roughly how many bytes the shape takes.
  fileprivate var cost: Int {
    switch self {
    case .empty: 64
    case .outline(let path, _): 128 + path.elements.count * 56
    case .picture(let bitmap, _): 128 + bitmap.width * bitmap.height * 4
    }
  }
}
