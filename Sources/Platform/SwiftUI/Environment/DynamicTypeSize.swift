import Vitrine
import VitrineGraphics

/// The user's text size.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// A Boolean value that indicates whether this is an accessibility text size.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Returns whether a size is smaller than another one.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }

  /// The size of the current variant.
  static var current: DynamicTypeSize {
    MainActor.assumeIsolated { DynamicTypeSize(LiveEnvironment.current.variant.textSize) }
  }

  init(_ category: VitrineGraphics.ContentSizeCategory) {
    let index = VitrineGraphics.ContentSizeCategory.allCases.firstIndex(of: category) ?? 3
    self = Self.allCases[index]
  }

  init(_ category: ContentSizeCategory) {
    self = Self.allCases[ContentSizeCategory.allCases.firstIndex(of: category) ?? 3]
  }

  var category: ContentSizeCategory { ContentSizeCategory.allCases[rawValue] }

  /// The engine's name of the size.
  var engine: VitrineGraphics.ContentSizeCategory {
    VitrineGraphics.ContentSizeCategory.allCases[rawValue]
  }
}

/// The user's text size, by its older names.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// A Boolean value that indicates whether this is an accessibility text size.
  public var isAccessibilityCategory: Bool { DynamicTypeSize(self).isAccessibilitySize }
}

extension View {
  /// Returns the view with a text size.
  public func dynamicTypeSize(
    _ size: DynamicTypeSize
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.dynamicTypeSize = size }
  }

  /// Returns the view with a text size in a range.
  public func dynamicTypeSize<R: RangeExpression>(
    _ range: R
  ) -> ModifiedContent<Self, _EnvironmentModifier> where R.Bound == DynamicTypeSize {
    environmentChange { values in
      guard !range.contains(values.dynamicTypeSize) else { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      let isTooLarge = allowed.last.map { $0 < values.dynamicTypeSize } ?? false
      if let size = isTooLarge ? allowed.last : allowed.first { values.dynamicTypeSize = size }
    }
  }
}
