package import VitrineGraphics

extension ContentSizeCategory {
  /// Returns the text size of text styles on the canvas of the Xcode that came with a system.
  ///
  /// The rules are `text-styles-at-medium` and `text-styles-at-smallest`. Other canvases use the
  /// default size of a device.
  package static func canvas(
    of systemVersion: Int, default size: ContentSizeCategory
  ) -> ContentSizeCategory {
    systemVersion < 10 ? .m : systemVersion == 15 ? .xs : size
  }
}
