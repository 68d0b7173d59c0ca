public import Foundation
import Vitrine
import VitrineGraphics

/// The appearance of the interface.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

/// The contrast of the interface.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

/// A width or height class of a screen.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// The legibility weight of text.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

private struct ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { SharedAppearance.isDark ? .dark : .light }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize? { nil }
}

private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .current }
}

private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}

private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

/// The number of pixels per point, or nil for that of the variant.
private struct DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct RedactionKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

/// The appearance of the current variant, for environments without one.
enum SharedAppearance {
  static var systemVersion: Int { SharedEnvironment.variant.system.version }

  static var isDark: Bool { UITraitCollection.current.userInterfaceStyle == .dark }
}

/// The reasons for which content is replaced.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is a placeholder.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is outdated.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// The appearance of the interface.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The contrast of the interface.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// The user's text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] ?? .current }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The text size that a view sets, or nil for the user's.
  var ownTypeSize: DynamicTypeSize? { self[DynamicTypeSizeKey.self] }

  /// The user's text size.
  public var sizeCategory: ContentSizeCategory {
    get { dynamicTypeSize.category }
    set { dynamicTypeSize = DynamicTypeSize(newValue) }
  }

  /// The locale of texts.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of dates.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of dates.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// A Boolean value that indicates whether controls are enabled.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// A Boolean value that indicates whether views appear active, which they do in a picture.
  public var appearsActive: Bool { true }

  /// The reasons for which content is replaced.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  /// The number of pixels per point, which a set value replaces for the views inside.
  @MainActor
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] ?? CGFloat(LiveEnvironment.current.variant.scale) }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel in points.
  @MainActor
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The traits in which colors of UIKit are resolved.
  var traits: UITraitCollection {
    UITraitCollection(userInterfaceStyle: colorScheme == .dark ? .dark : .light)
  }
}

extension View {
  /// Returns the view in an appearance.
  public func colorScheme(_ scheme: ColorScheme) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.colorScheme = scheme }
  }

  /// Returns the view in an appearance, or that of the surroundings for nil.
  public func preferredColorScheme(
    _ scheme: ColorScheme?
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { if let scheme { $0.colorScheme = scheme } }
  }

  /// Returns the view with controls that are disabled.
  public func disabled(_ disabled: Bool) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
