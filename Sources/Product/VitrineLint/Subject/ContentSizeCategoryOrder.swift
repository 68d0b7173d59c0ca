import VitrineGraphics

/// The text sizes in ascending order.
enum ContentSizeCategoryOrder {
  static func place(_ category: ContentSizeCategory) -> Int {
    ContentSizeCategory.allCases.firstIndex(of: category) ?? 0
  }
}
