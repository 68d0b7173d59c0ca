public import Foundation

extension UITraitCollection {
  /// Creates traits with a style.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Creates traits with a text size.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Creates traits with a direction.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    self.layoutDirection = layoutDirection
  }

  /// Creates traits with a number of pixels per point.
  public init(displayScale: CGFloat) {
    self.init()
    self.displayScale = displayScale
  }

  /// Creates traits with a horizontal size class.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Creates traits with a vertical size class.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.verticalSizeClass = verticalSizeClass
  }

  /// Creates traits with a kind of device.
  public init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init()
    self.userInterfaceIdiom = userInterfaceIdiom
  }

  /// Creates the union of traits, in which the last specified value of each trait counts.
  public init(traitsFrom collections: [UITraitCollection]) {
    self.init()
    for traits in collections {
      if traits.userInterfaceIdiom != .unspecified {
        userInterfaceIdiom = traits.userInterfaceIdiom
      }
      if traits.userInterfaceStyle != .unspecified {
        userInterfaceStyle = traits.userInterfaceStyle
      }
      if traits.horizontalSizeClass != .unspecified {
        horizontalSizeClass = traits.horizontalSizeClass
      }
      if traits.verticalSizeClass != .unspecified { verticalSizeClass = traits.verticalSizeClass }
      if traits.displayScale > 0 { displayScale = traits.displayScale }
      if traits.preferredContentSizeCategory != .unspecified {
        preferredContentSizeCategory = traits.preferredContentSizeCategory
      }
      if traits.layoutDirection != .unspecified { layoutDirection = traits.layoutDirection }
    }
  }

  /// Returns whether each trait that `trait` specifies has the same value here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }
}
