import VitrineGraphics

/// The reader's text sizes from small to large.
enum ContentSizeCategoryOrder {
  static func place(_ category: ContentSizeCategory) -> Int {
    ContentSizeCategory.allCases.firstIndex(of: category) ?? 0
  }
}
