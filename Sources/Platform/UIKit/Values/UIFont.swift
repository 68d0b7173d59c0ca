import CoreGraphics
public import Foundation
import Vitrine
package import VitrineGraphics
import VitrineLayout
import VitrineText

/// A requested font: the system font, a text style, or a font by name.
///
/// It is resolved when it is measured or drawn, with the fonts and the text size of the current
/// environment. A text style that was created for one variant thus has the correct size in another
/// one. Metrics of the system font are San Francisco's, whichever font is drawn (docs/PLATFORM.md,
/// "Type").
public final class UIFont: Hashable, Sendable {
  package let description: FontDescription

  package init(_ description: FontDescription) { self.description = description }

  /// The weight of a font: −1…1, with 0 for regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat

    /// Creates a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest weight.
    public static let ultraLight = Weight(-0.8)
    /// A weight between ultralight and light.
    public static let thin = Weight(-0.6)
    /// A weight between thin and regular.
    public static let light = Weight(-0.4)
    /// The weight of normal text.
    public static let regular = Weight(0)
    /// A weight slightly bolder than regular.
    public static let medium = Weight(0.23)
    /// A weight between medium and bold.
    public static let semibold = Weight(0.3)
    /// The weight of bold text.
    public static let bold = Weight(0.4)
    /// A weight between bold and black.
    public static let heavy = Weight(0.56)
    /// The boldest weight.
    public static let black = Weight(0.62)
  }

  /// A text style, whose size follows the user's text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style of large titles.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// The style of titles at the first level.
    public static let title1 = TextStyle(rawValue: "title1")
    /// The style of titles at the second level.
    public static let title2 = TextStyle(rawValue: "title2")
    /// The style of titles at the third level.
    public static let title3 = TextStyle(rawValue: "title3")
    /// The style of headings.
    public static let headline = TextStyle(rawValue: "headline")
    /// The style of subheadings.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// The style of body text.
    public static let body = TextStyle(rawValue: "body")
    /// The style of callouts.
    public static let callout = TextStyle(rawValue: "callout")
    /// The style of footnotes.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// The style of captions.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// The style of secondary captions.
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// Creates a font by its PostScript or family name.
  ///
  /// A missing font is replaced by the system font.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(FontDescription(.named(name), size: Double(size)))
  }

  /// Returns the regular system font.
  public class func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  /// Returns the system font with a weight.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(.system(weight.step), size: Double(size)))
  }

  /// Returns the bold system font.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the italic system font.
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontDescription(.system(.regular), size: Double(size), isItalic: true))
  }

  /// Returns the system font with digits of equal width.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescription(.system(weight.step), size: Double(size), usesMonospacedDigits: true))
  }

  /// Returns the system font with letters of equal width.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    var description = FontDescription(.system(weight.step), size: Double(size))
    description.traits = FontTraits(design: .monospaced)
    return UIFont(description)
  }

  /// Returns the system font with a weight and a width.
  public class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    var description = FontDescription(.system(weight.step), size: Double(size))
    if let width = width.engine { description.traits = FontTraits(width: width) }
    return UIFont(description)
  }

  /// Returns the font of a text style.
  ///
  /// An unknown style is the body's.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(FontDescription(.style(VitrineGraphics.TextStyle(rawValue: style.rawValue) ?? .body)))
  }

  /// The standard size of labels in points.
  public static let labelFontSize: CGFloat = 17
  /// The standard size of buttons in points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of small system text in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The standard size of system text in points.
  public static let systemFontSize: CGFloat = 14

  /// Returns the font at a different size.
  ///
  /// A text style then no longer follows the text size.
  public func withSize(_ size: CGFloat) -> UIFont {
    var changed = description
    if case .style(let style) = description.family {
      changed.family = .system(style.weight(systemVersion: 10))
    }
    changed.size = Double(size)
    return UIFont(changed)
  }

  /// Returns whether two fonts are requested in the same way.
  public static func == (a: UIFont, b: UIFont) -> Bool { a.description == b.description }

  /// Adds the font's request to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension UIFont.Weight {
  /// The nearest of the nine weights in font descriptions.
  package var step: FontDescription.Weight {
    let known: [(CGFloat, FontDescription.Weight)] = [
      (-0.8, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium),
      (0.3, .semibold), (0.4, .bold), (0.56, .heavy), (0.62, .black),
    ]
    return known.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? .regular
  }
}

extension UIFont {
  /// The width of a font's letters.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width as a number.
    public let rawValue: CGFloat

    /// Creates a width from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest letters.
    public static let compressed = Width(rawValue: -0.4)
    /// Narrow letters.
    public static let condensed = Width(rawValue: -0.2)
    /// The standard width.
    public static let standard = Width(rawValue: 0)
    /// Wide letters.
    public static let expanded = Width(rawValue: 0.2)

    /// The engine's name of the width, or nil for the standard one.
    fileprivate var engine: FontTraits.Width? {
      rawValue <= -0.3
        ? .compressed : rawValue < 0 ? .condensed : rawValue > 0 ? .expanded : nil
    }
  }

  /// The size in points.
  ///
  /// That of a text style follows the current text size.
  public var pointSize: CGFloat {
    guard case .style(let style) = description.family else { return CGFloat(description.size) }
    let variant = SharedEnvironment.variant
    return CGFloat(
      style.size(in: variant.textSize, systemVersion: variant.system.version))
  }

  /// The height of a line in points.
  public var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
  /// The distance of the line's top above the baseline in points.
  public var ascender: CGFloat { CGFloat(metrics.ascender) }

  /// The distance below the baseline, which is negative.
  public var descender: CGFloat { CGFloat(-metrics.descender) }

  /// The height of capital letters: San Francisco's fraction of the size (docs/PLATFORM.md,
  /// "Type").
  public var capHeight: CGFloat { pointSize * 0.7046 }

  /// The descriptor of the font, from which other fonts can be derived.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(description, pointSize) }

  /// Creates the font of a descriptor.
  ///
  /// A size of 0 is that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var description = descriptor.description
    if size > 0 { description = UIFont(description).withSize(size).description }
    self.init(description)
  }

  private var metrics: LineMetrics {
    let description = description
    return onMain { LiveEnvironment.current.measurer.metrics(of: description) }
  }
}
