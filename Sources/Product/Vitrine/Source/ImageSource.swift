package import VitrineBase
package import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineVector

/// The source of a scene's images: asset catalogs by the names of their sets, else a folder by
/// paths.
public struct ImageSource: Sendable {
  private var catalog = AssetCatalog()
  private var folder: String?
  /// A Boolean value that indicates whether only files inside the folder are images of the scene.
  private var isInside = false
  /// Names from the user, which may be paths to any folder.
  private var allowed: Set<String> = []
  private var scale = 1
  private var idiom = "universal"
  private var direction = LayoutDirection.leftToRight
  private var isDark = false
  /// Bitmaps without a file, by name.
  package var bitmaps: [String: Bitmap] = [:]

  /// Returns a source whose names are paths relative to a folder.
  public static func folder(_ folder: String) -> ImageSource {
    var source = ImageSource()
    source.folder = folder
    return source
  }

  /// Returns a source whose names are those of image sets, or else paths inside a folder.
  static func catalog(
    _ catalog: AssetCatalog, for variant: Variant, inside folder: String
  ) -> ImageSource {
    var source = self.catalog(catalog, for: variant, folder: folder)
    source.isInside = true
    return source
  }

  /// Returns a source of image sets for a device's scale and idiom, or else of paths relative to a
  /// folder.
  package static func catalog(
    _ catalog: AssetCatalog, for variant: Variant, folder: String? = nil
  ) -> ImageSource {
    var source = ImageSource()
    source.catalog = catalog
    source.folder = folder
    source.scale = Int(variant.scale)
    source.idiom = variant.device.name.hasPrefix("ipad") ? "ipad" : "iphone"
    source.direction = variant.layoutDirection
    source.isDark = variant.appearance == .dark
    return source
  }

  /// Returns the same source, where the given names may be paths to any folder.
  func allowing(_ names: [String]) -> ImageSource {
    var source = self
    source.allowed.formUnion(names)
    return source
  }

  package func path(of name: String) -> String? { file(of: name)?.path }

  /// Returns a source of the asset catalogs and image files in some folders, with the catalogs'
  /// colors in both appearances.
  package static func project(
    _ folders: [String], for variant: Variant, in files: Files
  ) -> (images: ImageSource, colors: (light: [String: Color], dark: [String: Color])) {
    let catalog = AssetCatalog(folders: folders, in: files)
    return (
      self.catalog(catalog, for: variant, folder: folders.first),
      (catalog.colors(isDark: false), catalog.colors(isDark: true))
    )
  }

  private func asset(_ name: String) -> (path: String, image: AssetContents.Image)? {
    catalog.image(
      named: name, scale: scale, idiom: idiom, direction: direction, isDark: isDark)
  }

  /// Returns the file of an image and its pixels per point.
  ///
  /// A file name may end in `@2x` or `@3x`.
  private func file(of name: String) -> (path: String, scale: Int)? {
    if let found = asset(name) { return (found.path, found.image.scale ?? 1) }
    guard let folder, !isInside || FilePath.staysInside(name) || allowed.contains(name) else {
      return nil
    }
    let stem = FilePath.stem(of: name)
    let scale = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    return (FilePath.join(folder, name), scale)
  }

  /// Returns the pixels of an image file, or nil if it can't be read.
  package func bitmap(named name: String, from files: ImageFiles) -> Bitmap? {
    file(of: name).flatMap { try? files.bitmap(at: $0.path).get() }
  }

  /// Returns an image's size in points, or nil if its file can't be read.
  package func size(of name: String, from files: ImageFiles) -> Size? {
    guard let file = file(of: name) else { return nil }
    if VectorFile.isVector(file.path) { return try? files.picture(at: file.path).get().size }
    guard let bitmap = try? files.bitmap(at: file.path).get() else { return nil }
    return Size(
      width: Double(bitmap.width) / Double(file.scale),
      height: Double(bitmap.height) / Double(file.scale))
  }

  /// Returns the slices that resize the image, from its image set.
  func slices(of name: String) -> ImageSlices? {
    guard var slices = asset(name)?.image.slices else { return nil }
    if isMirrored(name) {
      let insets = slices.capInsets
      (slices.capInsets.left, slices.capInsets.right) = (insets.right, insets.left)
    }
    return slices
  }

  /// Returns true if an image set's image is mirrored in the other layout direction.
  func isMirrored(_ name: String) -> Bool {
    asset(name)?.image.direction.map { $0 != direction } ?? false
  }

  /// Returns true if a vector image is rasterized at the size of its view.
  ///
  /// An image set decides for its own image. A separate vector file is always rasterized at that
  /// size.
  package func preservesVectors(_ name: String) -> Bool {
    asset(name) == nil || catalog.preservesVectors(name)
  }

  package func isTemplate(_ name: String) -> Bool { catalog.isTemplate(name) }

  /// Returns true for an author's symbol, whose size follows the font.
  package func isSymbol(_ name: String) -> Bool { catalog.isSymbol(name) }
}
