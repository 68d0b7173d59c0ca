package import VitrineBase
import VitrineGraphics
import VitrineImages
package import VitrineRaster

/// A folder with reduced, blurred wallpapers.
///
/// With it, a later run neither decodes nor blurs the wallpaper.
///
/// A stored backdrop gives the same pixels as a new one. A damaged file, or one of a different
/// version, counts as missing. A failure to write isn't an error.
package struct BackdropStore: Sendable {
  private let folder: String

  /// Creates a store.
  ///
  /// Its folder is created when the first backdrop is written.
  package init(folder: String) { self.folder = FilePath.join(folder, Self.name) }

  private static let name = "backdrops"

  /// The identity of a backdrop: everything that its pixels depend on, with the wallpaper by
  /// content.
  package struct Key: Hashable, Sendable {
    /// The digest of the wallpaper's file.
    package var wallpaper: String
    package var recipe: MaterialRecipe
    /// The width of one screen.
    ///
    /// `across` and `down` are the backdrop's size in screens.
    package var width: Int
    package var height: Int
    package var across: Int
    package var down: Int

    package init(
      wallpaper: String, recipe: MaterialRecipe, width: Int, height: Int, across: Int = 1,
      down: Int = 1
    ) {
      self.wallpaper = wallpaper
      self.recipe = recipe
      self.width = width
      self.height = height
      self.across = across
      self.down = down
    }

    fileprivate var name: String {
      let tint = recipe.tint
      let numbers = [
        recipe.sigma, recipe.saturation, tint.red, tint.green, tint.blue, tint.alpha,
        recipe.saturatesLast ? 1 : 0,
      ]
      let bits = numbers.map { String($0.bitPattern, radix: 16) }.joined(separator: " ")
      let text = "\(Version.current) \(wallpaper) \(bits) \(width) \(height) \(across) \(down)"
      return Digest.hex(of: Array(text.utf8)) + ".blur"
    }
  }

  package func read(_ key: Key, from files: Files) -> SmallBackdrop? {
    guard let file = try? files.read(FilePath.join(folder, key.name)), file.count > 64 else {
      return nil
    }
    let bytes = Array(file[64...])
    guard Array(Digest.hex(of: bytes).utf8) == Array(file[..<64]) else { return nil }
    return SmallBackdrop(
      bytes: bytes, key.recipe, width: key.width * key.across, height: key.height * key.down)
  }

  package func write(_ backdrop: SmallBackdrop, for key: Key) {
    let bytes = backdrop.bytes
    guard (try? Disk.makeFolder(folder)) != nil,
      let path = try? FileRoot(FilePath.folder(of: folder)).path(of: "\(Self.name)/\(key.name)")
    else { return }
    // The file is renamed when it is complete, so that readers never see a part of it.
    try? Disk.write(Array(Digest.hex(of: bytes).utf8) + bytes, to: path)
  }
}
