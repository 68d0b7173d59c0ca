public import Foundation
import Vitrine
import VitrineGraphics
import VitrineLayout
import VitrineText

/// What a font is made from: its family, size and traits.
@MainActor
public final class UIFontDescriptor {
  /// What a font is like, whatever its family.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
  }

  let description: FontDescription
  public let pointSize: CGFloat

  init(_ description: FontDescription, _ pointSize: CGFloat) {
    self.description = description
    self.pointSize = pointSize
  }

  /// The descriptor of a text style at the current text size.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if description.isItalic { traits.insert(.traitItalic) }
    if weight.isBold { traits.insert(.traitBold) }
    return traits
  }

  /// A text style's own weight is the system's.
  private var weight: FontDescription.Weight {
    switch description.family {
    case .system(let weight): weight
    case .style(let style):
      style.weight(systemVersion: LiveEnvironment.current.variant.system.version)
    case .named(let name): name.lowercased().contains("bold") ? .bold : .regular
    }
  }

  /// The same font with other traits; nil where the family has no such font.
  ///
  /// The system font has them all. A named font is found by its own name alone, so that its traits
  /// cannot be changed.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    if case .named = description.family { return traits == symbolicTraits ? self : nil }
    var changed = description
    changed.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) != weight.isBold {
      changed.family = .system(traits.contains(.traitBold) ? .bold : .regular)
      changed.size = Double(pointSize)
    }
    return UIFontDescriptor(changed, pointSize)
  }

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

/// Scales fonts and lengths with the reader's text size, as a text style is scaled.
@MainActor
public final class UIFontMetrics {
  private let style: VitrineGraphics.TextStyle

  /// Those of the style `body`.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle style: UIFont.TextStyle) {
    self.style = VitrineGraphics.TextStyle(rawValue: style.rawValue) ?? .body
  }

  /// The style's size now over its size at `large`, the default text size.
  private var factor: CGFloat {
    let variant = LiveEnvironment.current.variant
    let version = variant.system.version
    return CGFloat(
      style.size(in: variant.textSize, systemVersion: version)
        / style.size(in: .l, systemVersion: version))
  }

  /// A length scaled, to whole pixels.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return (value * factor * scale).rounded() / scale
  }

  public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
  }
}
