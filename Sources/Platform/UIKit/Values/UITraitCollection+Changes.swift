public import CoreGraphics

/// A trait, such as the light or dark appearance.
@preconcurrency @MainActor
public protocol UITraitDefinition {}

/// The trait of the appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// The trait of the text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The trait of the horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// The trait of the vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// The trait of the pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {}
/// The trait of the direction.
public struct UITraitLayoutDirection: UITraitDefinition {}
/// The trait of the kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
/// The trait of the contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition {}
/// The trait of bold texts.
public struct UITraitLegibilityWeight: UITraitDefinition {}

/// A registration for changes of traits; a picture doesn't have it.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration {}

private struct TraitChangeRegistration: UITraitChangeRegistration {}

extension UITraitEnvironment {
  /// Registers a closure for changes of traits; a picture doesn't have it.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// Registers a method for changes of traits; a picture doesn't have it.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// Registers a method of another object for changes of traits; a picture doesn't have it.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

/// Traits that code changes.
public struct UIMutableTraits: Sendable {
  /// The light or dark appearance.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The kind of device.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  /// The available space in the horizontal direction.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The available space in the vertical direction.
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The number of pixels per point.
  public var displayScale: CGFloat = 0
  /// The text size.
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// The direction.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified

  init(_ traits: UITraitCollection) {
    userInterfaceStyle = traits.userInterfaceStyle
    userInterfaceIdiom = traits.userInterfaceIdiom
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    displayScale = traits.displayScale
    preferredContentSizeCategory = traits.preferredContentSizeCategory
    layoutDirection = traits.layoutDirection
  }
}

extension UITraitCollection {
  /// Creates traits that a closure sets.
  public init(mutations: (inout UIMutableTraits) -> Void) {
    self.init()
    self = modifyingTraits(mutations)
  }

  /// Returns the traits with changes of a closure.
  public func modifyingTraits(_ mutations: (inout UIMutableTraits) -> Void) -> UITraitCollection {
    var changed = UIMutableTraits(self)
    mutations(&changed)
    var traits = self
    traits.userInterfaceStyle = changed.userInterfaceStyle
    traits.userInterfaceIdiom = changed.userInterfaceIdiom
    traits.horizontalSizeClass = changed.horizontalSizeClass
    traits.verticalSizeClass = changed.verticalSizeClass
    traits.displayScale = changed.displayScale
    traits.preferredContentSizeCategory = changed.preferredContentSizeCategory
    traits.layoutDirection = changed.layoutDirection
    return traits
  }

  /// Calls a closure, in which dynamic colors have the widget's appearance.
  ///
  /// A note names an appearance that differs from it.
  public func performAsCurrent(_ actions: () -> Void) {
    if hasDifferentColorAppearance(comparedTo: .current), userInterfaceStyle != .unspecified {
      PlatformNotes.add("performAsCurrent doesn't change the appearance of dynamic colors")
    }
    actions()
  }
}
