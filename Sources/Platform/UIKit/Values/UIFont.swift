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
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  /// A text style, whose size follows the user's text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// Creates a font by its PostScript or family name.
  ///
  /// A missing font is replaced by the system font.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(FontDescription(.named(name), size: Double(size)))
  }

  public class func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(.system(weight.step), size: Double(size)))
  }

  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontDescription(.system(.regular), size: Double(size), isItalic: true))
  }

  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescription(.system(weight.step), size: Double(size), usesMonospacedDigits: true))
  }

  /// Returns the font of a text style.
  ///
  /// An unknown style is the body's.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(FontDescription(.style(VitrineGraphics.TextStyle(rawValue: style.rawValue) ?? .body)))
  }

  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let smallSystemFontSize: CGFloat = 12
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

  public static func == (a: UIFont, b: UIFont) -> Bool { a.description == b.description }

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

@MainActor
extension UIFont {
  /// The size in points.
  ///
  /// That of a text style follows the current text size.
  public var pointSize: CGFloat {
    guard case .style(let style) = description.family else { return CGFloat(description.size) }
    let variant = LiveEnvironment.current.variant
    return CGFloat(
      style.size(in: variant.textSize, systemVersion: variant.system.version))
  }

  public var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
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
    LiveEnvironment.current.measurer.metrics(of: description)
  }
}
