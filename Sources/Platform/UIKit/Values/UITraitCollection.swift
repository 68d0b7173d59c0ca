import CoreGraphics
public import Foundation
import Vitrine
package import VitrineGraphics

/// The user's text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category.
  public let rawValue: String

  /// Creates a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The category of traits without a text size.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest text size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// The second-smallest text size.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// The text size directly below the default one.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default text size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// The text size directly above the default one.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// The second-largest text size that isn't an accessibility size.
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL")
  /// The largest text size that isn't an accessibility size.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest accessibility text size.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second accessibility text size.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third accessibility text size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth accessibility text size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest text size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// All categories in the order of the engine's sizes.
  private static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  init(_ category: ContentSizeCategory) {
    self = Self.all[ContentSizeCategory.allCases.firstIndex(of: category) ?? 3]
  }

  /// The engine's text size, or nil if the category is unspecified.
  package var category: ContentSizeCategory? {
    Self.all.firstIndex(of: self).map { ContentSizeCategory.allCases[$0] }
  }

  /// A Boolean value that indicates whether this is an accessibility text size.
  public var isAccessibilityCategory: Bool {
    (Self.all.firstIndex(of: self) ?? 0) >= 7
  }
}

/// The available space of an interface in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// The light or dark appearance, which is unspecified on systems with one appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// The direction of an interface as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// The environment traits of an interface.
///
/// A trait that nobody sets is unspecified.
public struct UITraitCollection: Hashable, Sendable {
  /// The kind of interface of the device.
  public internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  /// The light or dark appearance.
  public internal(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The available space in the horizontal direction.
  public internal(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The available space in the vertical direction.
  public internal(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The number of pixels per point, or 0 if unspecified.
  public internal(set) var displayScale: CGFloat = 0
  /// The user's text size.
  public internal(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// The direction of the interface.
  public internal(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified

  /// The traits of the current widget or view.
  public static var current: UITraitCollection { SharedEnvironment.traits }

  /// Creates traits of which none is specified.
  public init() {}

  /// Returns whether dynamic colors may differ between these traits and others.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  init(_ variant: Variant) {
    let isPad = variant.device.idiom == .pad
    userInterfaceIdiom = isPad ? .pad : .phone
    userInterfaceStyle =
      !variant.system.hasAppearances ? .unspecified : variant.isDark ? .dark : .light
    horizontalSizeClass = isPad ? .regular : .compact
    verticalSizeClass = variant.orientation == .landscape && !isPad ? .compact : .regular
    displayScale = CGFloat(variant.scale)
    preferredContentSizeCategory = UIContentSizeCategory(variant.textSize)
    layoutDirection = variant.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
