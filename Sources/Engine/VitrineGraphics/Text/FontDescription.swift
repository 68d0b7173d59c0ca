/// A requested font, like `UIFontDescriptor`, independent of font files.
public struct FontDescription: Hashable, Codable, Sendable {
  /// The weight of a font, on the scale of CSS and OpenType.
  public enum Weight: Int, Hashable, Codable, Sendable, CaseIterable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900
  }

  /// The typeface: the system font, a text style or a named font.
  public enum Family: Hashable, Codable, Sendable {
    /// The system font at a size and weight.
    case system(Weight)
    /// The system font of a text style.
    ///
    /// Its size follows the content size category.
    case style(TextStyle)
    /// A font by PostScript or family name, or the system font if there is no such font.
    case named(String)
  }

  /// The typeface, with its weight.
  public var family: Family
  /// The size in points.
  ///
  /// It is ignored for `.style`, which has a size.
  public var size: Double
  /// A Boolean value that indicates whether the font is italic.
  public var isItalic: Bool
  /// A Boolean value that indicates whether all digits have the same width.
  public var usesMonospacedDigits: Bool
  /// Further choices within the typeface, or nil for none.
  public var traits: FontTraits?

  /// Creates a description of a font.
  public init(
    _ family: Family, size: Double = 17, isItalic: Bool = false, usesMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.isItalic = isItalic
    self.usesMonospacedDigits = usesMonospacedDigits
  }

  /// Returns the system font in a size and a weight.
  public static func system(_ size: Double, _ weight: Weight = .regular) -> FontDescription {
    FontDescription(.system(weight), size: size)
  }
}

/// A Dynamic Type text style.
public enum TextStyle: String, Hashable, Codable, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  case caption1, caption2
}

/// The user's text size setting, in the order of the slider.
public enum ContentSizeCategory: String, Hashable, Codable, Sendable, CaseIterable {
  case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5
}
