package import VitrineGraphics

/// Dynamic type: a style's size and weight at each text size (docs/PLATFORM.md, "Type").
extension TextStyle {
  /// Sizes in points from `xs` to `ax5`.
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// The size of the style; before iOS 11 only Body grows into the accessibility sizes.
  package func size(in category: ContentSizeCategory, systemVersion: Int) -> Double {
    var index = ContentSizeCategory.allCases.firstIndex(of: category) ?? 3
    let largest = ContentSizeCategory.allCases.firstIndex(of: .xxxl) ?? 6
    if systemVersion < 11 && self != .body { index = min(index, largest) }
    return sizes[index]
  }

  /// The style's size and weight on a Mac, where text sizes don't change (docs/PLATFORM.md, "Type").
  package var onDesktop: (size: Double, weight: FontDescription.Weight) {
    switch self {
    case .largeTitle: (26, .regular)
    case .title1: (22, .regular)
    case .title2: (17, .regular)
    case .title3: (15, .regular)
    case .headline: (13, .bold)
    case .body: (13, .regular)
    case .callout: (12, .regular)
    case .subheadline: (11, .regular)
    case .footnote, .caption1: (10, .regular)
    case .caption2: (10, .medium)
    }
  }

  /// The style's weight; before iOS 11 Title 1 is light.
  package func weight(systemVersion: Int) -> FontDescription.Weight {
    switch self {
    case .headline: .semibold
    case .title1: systemVersion < 11 ? .light : .regular
    default: .regular
    }
  }
}
