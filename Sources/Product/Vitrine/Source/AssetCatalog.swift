package import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// The image sets, color sets and icons of all asset catalogs in some folders, by name.
public struct AssetCatalog: Sendable {
  /// A set's folder and the entries of its `Contents.json`.
  struct Entry: Sendable {
    var folder: String
    var contents: AssetContents
  }

  private var images: [String: Entry] = [:]
  private var icons: [Entry] = []
  /// The colors of color sets by name, for the light and the dark appearance.
  private var colors: [String: Color] = [:]
  private var darkColors: [String: Color] = [:]

  package init() {}

  /// Creates a catalog from catalogs or folders with catalogs.
  ///
  /// Earlier folders win.
  package init(folders: [String], in files: Files) {
    self.init(paths: folders.flatMap { [$0] + files.paths(under: $0) }, in: files)
  }

  /// Reads every catalog among the paths of a folder, and skips a broken set like Xcode.
  init(paths: [String], in files: Files) {
    var namespaces = AssetNamespaces(files)
    for path in paths {
      let suffix = FilePath.suffix(of: path)
      if suffix == "colorset", path.contains(".xcassets/") {
        addColor(path, named: namespaces.name(of: path), from: files)
      }
      guard ["imageset", "symbolset", "appiconset"].contains(suffix),
        path.utf8.count > 10, path.contains(".xcassets/"),
        let bytes = try? files.read(FilePath.join(path, "Contents.json")),
        let contents = try? AssetContents.read(bytes, file: path)
      else { continue }
      let entry = Entry(folder: path, contents: contents)
      if suffix != "appiconset" {
        let name = namespaces.name(of: path)
        if images[name] == nil { images[name] = entry }
      } else {
        icons.append(entry)
      }
    }
    // Images beside the code have names like `icon@2x.png`.
    for path in paths
    where ["png", "jpg", "jpeg", "pdf", "svg"].contains(FilePath.suffix(of: path)) {
      guard !path.contains(".xcassets/") else { continue }
      let stem = FilePath.stem(of: path)
      let scale = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
      let name = scale == 1 ? stem : String(stem.dropLast(3))
      var entry =
        images[name] ?? Entry(folder: FilePath.folder(of: path), contents: AssetContents())
      // Files with the same name in several folders are different images; the first folder wins.
      guard entry.folder == FilePath.folder(of: path) else { continue }
      entry.contents.images.append(
        AssetContents.Image(fileName: FilePath.name(of: path), scale: scale, idiom: "universal"))
      images[name] = entry
    }
  }

  /// Adds a color set unless its name exists already.
  ///
  /// A set without a dark color uses its light color in both appearances.
  private mutating func addColor(_ path: String, named name: String, from files: Files) {
    guard colors[name] == nil, let bytes = try? files.read(FilePath.join(path, "Contents.json")),
      let color = try? ColorContents.read(bytes, file: path)
    else { return }
    colors[name] = color
    darkColors[name] = (try? ColorContents.read(bytes, file: path, isDark: true)) ?? color
  }

  /// Returns the colors of color sets by name.
  func colors(isDark: Bool) -> [String: Color] { isDark ? darkColors : colors }

  /// Returns the sets of both catalogs.
  ///
  /// This catalog wins where both have the same name.
  func over(_ other: AssetCatalog) -> AssetCatalog {
    var all = self
    all.images.merge(other.images) { own, _ in own }
    all.icons += other.icons
    all.colors.merge(other.colors) { own, _ in own }
    all.darkColors.merge(other.darkColors) { own, _ in own }
    return all
  }

  /// Returns an image's file and the attributes of its set, or nil for an unknown name.
  func image(
    named name: String, scale: Int, idiom: String, direction: LayoutDirection, isDark: Bool
  ) -> (path: String, image: AssetContents.Image)? {
    let suffix = FilePath.suffix(of: name)
    let stem = suffix.isEmpty ? name : String(name.dropLast(suffix.count + 1))
    guard let entry = images[name] ?? images[stem],
      let image = entry.contents.image(
        scale: scale, idiom: idiom, direction: direction, isDark: isDark)
    else { return nil }
    return (FilePath.join(entry.folder, image.fileName), image)
  }

  func isTemplate(_ name: String) -> Bool { images[name]?.contents.isTemplate ?? false }

  /// Returns true for a symbol set, which has an author's symbol.
  func isSymbol(_ name: String) -> Bool { images[name]?.contents.isSymbol ?? false }

  /// Returns true if an image set preserves its vector data for all sizes.
  func preservesVectors(_ name: String) -> Bool {
    images[name]?.contents.preservesVectors ?? false
  }

  /// Returns the largest file of the app's icon, or the path of a missing one if no file is there.
  func icon(from files: Files) -> String? {
    icon(named: nil, from: files) ?? missingIcon(named: nil)
  }

  /// Returns the path of a file that the icon's set names.
  ///
  /// It makes a set whose files are missing known, where no icon was found.
  func missingIcon(named name: String?) -> String? {
    let entry = icons.first { FilePath.stem(of: $0.folder) == name } ?? icons.first
    guard let entry, let image = entry.contents.images.first else { return nil }
    return FilePath.join(entry.folder, image.fileName)
  }

  /// Returns the largest file of the icon with the given name, or of any icon if the name is nil or
  /// unknown.
  func icon(named name: String?, from files: Files) -> String? {
    let named = icons.filter { FilePath.stem(of: $0.folder) == name }
    for entry in named.isEmpty ? icons : named {
      let paths = entry.contents.images.map { FilePath.join(entry.folder, $0.fileName) }
      let sized = paths.compactMap { path in files.size(of: path).map { (path, $0) } }
      if let largest = sized.max(by: { ($0.1, $1.0) < ($1.1, $0.0) }) { return largest.0 }
    }
    return nil
  }
}
