import CoreGraphics
public import Foundation
import Vitrine
import VitrineGraphics

/// The user's text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
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

/// The environment traits of an interface.
public struct UITraitCollection: Hashable, Sendable {
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let displayScale: CGFloat
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let layoutDirection: UIUserInterfaceLayoutDirection

  /// The traits of the current widget.
  public static var current: UITraitCollection { SharedEnvironment.traits }

  /// Creates traits with a style, to resolve a color for the other appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    userInterfaceIdiom = .unspecified
    horizontalSizeClass = .unspecified
    verticalSizeClass = .unspecified
    displayScale = 0
    preferredContentSizeCategory = .unspecified
    layoutDirection = .leftToRight
  }

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
