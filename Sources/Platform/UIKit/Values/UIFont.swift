import CoreGraphics
public import Foundation
import Vitrine
package import VitrineGraphics
import VitrineLayout
import VitrineText

/// A font as it is asked for: the system's, a text style's, or one by its name.
///
/// It is resolved only where it is measured or drawn, by the fonts and the text size of the current
/// environment: a text style made for one variant has the right size in another. Metrics are San
/// Francisco's for the system font, whatever font draws its letters (docs/PLATFORM.md, "Type").
public final class UIFont: Hashable, Sendable {
  package let description: FontDescription

  package init(_ description: FontDescription) { self.description = description }

  /// How heavy a font is: −1…1, 0 being regular.
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

  /// A text style, whose size follows the reader's text size.
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

  /// A font by its PostScript or family name; the system font stands in for one that isn't there.
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

  /// The font of a text style; one that isn't known is the body's.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(FontDescription(.style(VitrineGraphics.TextStyle(rawValue: style.rawValue) ?? .body)))
  }

  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let smallSystemFontSize: CGFloat = 12
  public static let systemFontSize: CGFloat = 14

  /// The same font at another size; a text style no longer follows the text size then.
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
  /// The nearest of the nine weights that a font description knows.
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
  /// In points; that of a text style follows the current text size.
  public var pointSize: CGFloat {
    guard case .style(let style) = description.family else { return CGFloat(description.size) }
    let variant = LiveEnvironment.current.variant
    return CGFloat(
      style.size(in: variant.textSize, systemVersion: variant.system.version))
  }

  public var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
  public var ascender: CGFloat { CGFloat(metrics.ascender) }

  /// Below the baseline, and so negative.
  public var descender: CGFloat { CGFloat(-metrics.descender) }

  /// The height of capital letters: San Francisco's share of the size (docs/PLATFORM.md, "Type").
  public var capHeight: CGFloat { pointSize * 0.7046 }

  /// What describes the font, to derive another one from.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(description, pointSize) }

  /// The font of a descriptor; a size of 0 is the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var description = descriptor.description
    if size > 0 { description = UIFont(description).withSize(size).description }
    self.init(description)
  }

  private var metrics: LineMetrics {
    LiveEnvironment.current.measurer.metrics(of: description)
  }
}
