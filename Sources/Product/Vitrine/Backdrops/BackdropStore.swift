package import VitrineBase
import VitrineGraphics
import VitrineImages
package import VitrineRaster

/// Blurred wallpapers in a folder, small, by what they were made from: a later run then neither
/// decodes the wallpaper nor blurs it.
///
/// What is read back gives the same pixels as making it again; a file that is damaged, of another
/// version or not there counts as none. Failing to write one is no failure.
package struct BackdropStore: Sendable {
  private let folder: String

  /// `folder` is made when the first backdrop is written.
  package init(folder: String) { self.folder = FilePath.join(folder, Self.name) }

  private static let name = "backdrops"

  /// What a backdrop is called: everything that its pixels depend on, the wallpaper by content.
  package struct Key: Hashable, Sendable {
    /// Of the wallpaper's file.
    package var wallpaper: String
    package var recipe: MaterialRecipe
    /// Of one screen, and how many of them the backdrop is wide and high.
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
    // Under a name of its own first, so that whoever reads finds a whole file or none.
    try? Disk.write(Array(Digest.hex(of: bytes).utf8) + bytes, to: path)
  }
}
