/// A wallpaper in one of its sizes.
///
/// Bundled wallpapers have a small file, which suffices behind a blur and around a card, and a large
/// one for screens that show them sharp. Decoding a large one takes longer than drawing a card.
package struct WallpaperCopy: Hashable, Sendable {
  package var wallpaper: Variant.Wallpaper
  /// A Boolean value that indicates whether the large file is used where there is one.
  package var isLarge: Bool

  package init(_ wallpaper: Variant.Wallpaper, isLarge: Bool = false) {
    self.wallpaper = wallpaper
    self.isLarge = isLarge
  }
}
