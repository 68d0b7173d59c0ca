public import Foundation
import Vitrine
import VitrineGraphics
import VitrineLayout
import VitrineText

/// The family, size and traits of a font.
public final class UIFontDescriptor: Sendable {
  /// Traits of a font that are independent of its family.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as a bit mask.
    public let rawValue: UInt32

    /// Creates traits from a bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The trait of an italic font.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// The trait of a bold font.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
  }

  let description: FontDescription
  /// The size in points.
  public let pointSize: CGFloat

  init(_ description: FontDescription, _ pointSize: CGFloat) {
    self.description = description
    self.pointSize = pointSize
  }

  /// Returns the descriptor of a text style at the current text size.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The traits of the font.
  ///
  /// A weight of semibold or more counts as bold. A named font is bold if its name contains “bold”.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if description.isItalic { traits.insert(.traitItalic) }
    if weight.isBold { traits.insert(.traitBold) }
    return traits
  }

  /// The weight.
  ///
  /// That of a text style is defined by the system.
  private var weight: FontDescription.Weight {
    switch description.family {
    case .system(let weight): weight
    case .style(let style):
      style.weight(systemVersion: SharedEnvironment.variant.system.version)
    case .named(let name): name.lowercased().contains("bold") ? .bold : .regular
    }
  }

  /// The weight of the bold font, which is that of a text style's emphasized variant.
  private var boldWeight: FontDescription.Weight {
    if case .style(let style) = description.family { style.emphasizedWeight } else { .bold }
  }

  /// Returns the font with other traits, or nil if the family has no such font.
  ///
  /// The system font has all traits. A named font is identified only by its name, so its traits
  /// can't be changed.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    if case .named = description.family { return traits == symbolicTraits ? self : nil }
    var changed = description
    changed.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) != weight.isBold {
      changed.family = .system(traits.contains(.traitBold) ? boldWeight : .regular)
      changed.size = Double(pointSize)
    }
    return UIFontDescriptor(changed, pointSize)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The standard design.
    public static let `default` = SystemDesign(rawValue: "default")
    /// Round ends.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// Serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// Equal widths.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  /// Returns the descriptor in a design of the system font.
  ///
  /// A font by name has no designs.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if case .named = description.family { return design == .default ? self : nil }
    var changed = description
    var traits = changed.traits ?? FontTraits()
    traits.design = FontTraits.Design(rawValue: design.rawValue) ?? .standard
    changed.traits = traits == FontTraits() ? nil : traits
    return UIFontDescriptor(changed, pointSize)
  }

  /// Returns the descriptor at a different size.
  ///
  /// A text style then no longer follows the text size.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(UIFont(description).withSize(size).description, size)
  }
}

extension FontDescription.Weight {
  fileprivate var isBold: Bool {
    switch self {
    case .semibold, .bold, .heavy, .black: true
    default: false
    }
  }
}

/// A scale for fonts and lengths that follows the user's text size like a text style.
public final class UIFontMetrics: Sendable {
  private let style: VitrineGraphics.TextStyle

  /// The metrics of the style `body`.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates metrics that scale like a text style.
  ///
  /// An unknown style is the body's.
  public init(forTextStyle style: UIFont.TextStyle) {
    self.style = VitrineGraphics.TextStyle(rawValue: style.rawValue) ?? .body
  }

  /// The ratio of the style's current size to its size at `large`, the default text size.
  private var factor: CGFloat {
    let variant = SharedEnvironment.variant
    let version = variant.system.version
    return CGFloat(
      style.size(in: variant.textSize, systemVersion: version)
        / style.size(in: .l, systemVersion: version))
  }

  /// Returns a length scaled and rounded to whole pixels.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    let scale = CGFloat(SharedEnvironment.scale)
    return (value * factor * scale).rounded() / scale
  }

  /// Returns a font at its scaled size.
  public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// Returns a font at its scaled size.
  public func scaledFont(
    for font: UIFont, compatibleWith traits: UITraitCollection?
  ) -> UIFont { scaledFont(for: font) }

  /// Returns a length scaled and rounded to whole pixels.
  public func scaledValue(
    for value: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> CGFloat { scaledValue(for: value) }

  /// Returns a font at its scaled size, or at `maximumPointSize` if that is smaller.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
  }

  /// Returns a font at its scaled size, or at `maximumPointSize` if that is smaller.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }
}
