public import VitrineGraphics

/// The settings that affect text, other than the text itself.
public struct TextEnvironment: Hashable, Sendable {
  /// The number of pixels per point.
  public var scale: Double
  /// The user's text size setting, which text styles follow.
  public var category: ContentSizeCategory
  /// The major version of the system.
  public var systemVersion: Int
  /// A Boolean value that indicates whether the Bold Text setting is on.
  public var usesBoldText: Bool
  /// A Boolean value that indicates whether text styles are those of a Mac, independent of the
  /// category.
  public var usesDesktopStyles = false
  /// A BCP 47 tag, which selects the glyphs of Han characters.
  public var language: String
  /// The writing direction of the interface.
  public var direction: LayoutDirection
  /// The measurements that the system font's widths come from.
  public var fit: SystemFontFit = .labels

  /// Creates an environment for a screen with `scale` pixels per point.
  public init(
    scale: Double, category: ContentSizeCategory = .l, systemVersion: Int = 10,
    usesBoldText: Bool = false, language: String = "en",
    direction: LayoutDirection = .leftToRight
  ) {
    self.scale = scale
    self.category = category
    self.systemVersion = systemVersion
    self.usesBoldText = usesBoldText
    self.language = language
    self.direction = direction
  }
}

/// The measurements that the system font's widths come from.
public enum SystemFontFit: Hashable, Sendable {
  /// Labels that Interface Builder stored up to iOS 17.
  case labels
  /// The same labels, and texts in pictures of iOS 26.
  case pictures
}
