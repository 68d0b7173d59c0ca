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

  /// From baseline to baseline, in points, from `xs` to `ax5`.
  private var lineHeights: [Double] {
    switch self {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
    }
  }

  /// The size of the style; before iOS 11 only Body grows into the accessibility sizes.
  package func size(in category: ContentSizeCategory, systemVersion: Int) -> Double {
    sizes[index(of: category, systemVersion)]
  }

  /// The distance between the baselines of the style's lines.
  package func lineHeight(in category: ContentSizeCategory, systemVersion: Int) -> Double {
    lineHeights[index(of: category, systemVersion)]
  }

  /// The column of a text size; before iOS 11 other styles than Body stop at `xxxl`.
  private func index(of category: ContentSizeCategory, _ systemVersion: Int) -> Int {
    let index = ContentSizeCategory.allCases.firstIndex(of: category) ?? 3
    let largest = ContentSizeCategory.allCases.firstIndex(of: .xxxl) ?? 6
    return systemVersion < 11 && self != .body ? min(index, largest) : index
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

  /// The weight of the style's emphasized variant: bold for the largest titles, and semibold for
  /// the other styles (docs/PLATFORM.md, "Type").
  package var emphasizedWeight: FontDescription.Weight {
    switch self {
    case .largeTitle, .title1, .title2: .bold
    default: .semibold
    }
  }
}
