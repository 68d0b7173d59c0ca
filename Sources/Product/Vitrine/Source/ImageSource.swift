package import VitrineBase
package import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineVector

/// Where a scene's images are: in asset catalogs by the names of their sets, else in a folder by
/// their paths.
public struct ImageSource: Sendable {
  private var catalog = AssetCatalog()
  private var folder: String?
  /// Whether only files under the folder are its images.
  private var isInside = false
  /// Names that the user gave, which may be paths anywhere.
  private var allowed: Set<String> = []
  private var scale = 1
  private var idiom = "universal"
  private var direction = LayoutDirection.leftToRight
  private var isDark = false
  /// Pictures that no file holds, by name.
  package var bitmaps: [String: Bitmap] = [:]

  /// Names are paths relative to this folder.
  public static func folder(_ folder: String) -> ImageSource {
    var source = ImageSource()
    source.folder = folder
    return source
  }

  /// Names are those of image sets, else paths under a folder.
  static func catalog(
    _ catalog: AssetCatalog, for variant: Variant, inside folder: String
  ) -> ImageSource {
    var source = self.catalog(catalog, for: variant, folder: folder)
    source.isInside = true
    return source
  }

  /// Names are those of image sets, for a device's scale and idiom; else paths relative to a folder.
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

  /// The same source, in which these names may be paths anywhere.
  func allowing(_ names: [String]) -> ImageSource {
    var source = self
    source.allowed.formUnion(names)
    return source
  }

  package func path(of name: String) -> String? { file(of: name)?.path }

  /// Images of the asset catalogs and files under some folders, and the catalogs' colors by name in
  /// both appearances.
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

  /// The file of an image, and pixels per point in it: a file's name may end in `@2x` or `@3x`.
  private func file(of name: String) -> (path: String, scale: Int)? {
    if let found = asset(name) { return (found.path, found.image.scale ?? 1) }
    guard let folder, !isInside || FilePath.staysInside(name) || allowed.contains(name) else {
      return nil
    }
    let stem = FilePath.stem(of: name)
    let scale = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    return (FilePath.join(folder, name), scale)
  }

  /// The pixels of an image's file; nil where it cannot be read.
  package func bitmap(named name: String, from files: ImageFiles) -> Bitmap? {
    file(of: name).flatMap { try? files.bitmap(at: $0.path).get() }
  }

  /// An image's size in points; nil where it cannot be read.
  package func size(of name: String, from files: ImageFiles) -> Size? {
    guard let file = file(of: name) else { return nil }
    if VectorFile.isVector(file.path) { return try? files.picture(at: file.path).get().size }
    guard let bitmap = try? files.bitmap(at: file.path).get() else { return nil }
    return Size(
      width: Double(bitmap.width) / Double(file.scale),
      height: Double(bitmap.height) / Double(file.scale))
  }

  /// How the image set slices the image to fill a frame of another size.
  func slices(of name: String) -> ImageSlices? {
    guard var slices = asset(name)?.image.slices else { return nil }
    if isMirrored(name) {
      let insets = slices.capInsets
      (slices.capInsets.left, slices.capInsets.right) = (insets.right, insets.left)
    }
    return slices
  }

  /// Whether an image set's image is drawn for the other direction.
  func isMirrored(_ name: String) -> Bool {
    asset(name)?.image.direction.map { $0 != direction } ?? false
  }

  /// Whether a vector image is drawn anew at the size of its place: as its set says, and where no set
  /// has it, as a file of its own.
  package func preservesVectors(_ name: String) -> Bool {
    asset(name) == nil || catalog.preservesVectors(name)
  }

  package func isTemplate(_ name: String) -> Bool { catalog.isTemplate(name) }
}
