public import CoreGraphics
import Vitrine
package import VitrineGraphics
import VitrineText

/// A font, which is resolved in the environment of a text.
public struct Font: Hashable, Sendable {
  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    package let step: FontDescription.Weight
    /// A Boolean value that indicates whether a text style replaces the weight by that of its
    /// emphasized variant.
    private let isEmphasis: Bool

    private init(step: FontDescription.Weight, isEmphasis: Bool = false) {
      self.step = step
      self.isEmphasis = isEmphasis
    }

    /// The bold of a font: the weight of bold text, or that of a text style's emphasized variant.
    package static let emphasized = Weight(step: .bold, isEmphasis: true)

    /// Returns the weight in the font of a style, or in another one.
    fileprivate func step(in style: TextStyle?) -> FontDescription.Weight {
      guard isEmphasis, let style else { return step }
      return style.engine.emphasizedWeight
    }

    /// The thinnest weight.
    public static let ultraLight = Weight(step: .ultraLight)
    /// A weight between ultralight and light.
    public static let thin = Weight(step: .thin)
    /// A weight between thin and regular.
    public static let light = Weight(step: .light)
    /// The weight of normal text.
    public static let regular = Weight(step: .regular)
    /// A weight slightly bolder than regular.
    public static let medium = Weight(step: .medium)
    /// A weight between medium and bold.
    public static let semibold = Weight(step: .semibold)
    /// The weight of bold text.
    public static let bold = Weight(step: .bold)
    /// A weight between bold and black.
    public static let heavy = Weight(step: .heavy)
    /// The boldest weight.
    public static let black = Weight(step: .black)
  }

  /// The design of a font.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// The width of a font's letters.
  public struct Width: Hashable, Sendable {
    /// The width relative to the standard.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }

    /// Narrower letters.
    public static let condensed = Width(-0.2)
    /// The narrowest letters.
    public static let compressed = Width(-0.4)
    /// The standard width.
    public static let standard = Width(0)
    /// Wider letters.
    public static let expanded = Width(0.2)
  }

  /// A text style, whose size follows the user's text size.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2

    package var engine: VitrineGraphics.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  private enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(Double)
    case custom(String, size: Double, relativeTo: TextStyle?)
    case uiFont(UIFont)
  }

  private let base: Base
  private var weight: Weight?
  private var design: Design?
  private var width: Width?
  private var leading = Leading.standard
  private var usesSmallCapitals = false
  private var isItalic = false
  private var usesMonospacedDigits = false
  private var sizeFactor = 1.0

  private init(_ base: Base) { self.base = base }

  /// Creates a font from a font of UIKit.
  public init(_ font: UIFont) { base = .uiFont(font) }

  /// The font of large titles.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The font of titles.
  public static let title = Font(.style(.title))
  /// The font of titles at the second level.
  public static let title2 = Font(.style(.title2))
  /// The font of titles at the third level.
  public static let title3 = Font(.style(.title3))
  /// The font of headings.
  public static let headline = Font(.style(.headline))
  /// The font of subheadings.
  public static let subheadline = Font(.style(.subheadline))
  /// The font of body text.
  public static let body = Font(.style(.body))
  /// The font of callouts.
  public static let callout = Font(.style(.callout))
  /// The font of footnotes.
  public static let footnote = Font(.style(.footnote))
  /// The font of captions.
  public static let caption = Font(.style(.caption))
  /// The font of secondary captions.
  public static let caption2 = Font(.style(.caption2))

  /// Returns the system font at a size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    var font = Font(.system(Double(size)))
    font.weight = weight
    font.design = design
    return font
  }

  /// Returns the system font of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(.style(style))
    font.weight = weight
    font.design = design
    return font
  }

  /// Returns a font by name, whose size follows the user's text size like body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: Double(size), relativeTo: .body))
  }

  /// Returns a font by name, whose size follows the user's text size like a style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle
  ) -> Font { Font(.custom(name, size: Double(size), relativeTo: style)) }

  /// Returns a font by name at a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: Double(fixedSize), relativeTo: nil))
  }

  /// Returns the font with a weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// Returns the font in bold, which is the emphasized variant of a text style.
  public func bold() -> Font { weight(.emphasized) }

  /// Returns the font in italics.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// Returns the font with digits of equal width.
  public func monospacedDigit() -> Font {
    var font = self
    font.usesMonospacedDigits = true
    return font
  }

  /// Returns the font with letters of equal width.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  /// Returns the font with a distance between lines.
  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.leading = leading
    return font
  }

  /// Returns the font with small capitals.
  public func smallCaps() -> Font {
    var font = self
    font.usesSmallCapitals = true
    return font
  }

  /// Returns the font with small capitals in place of small letters.
  public func lowercaseSmallCaps() -> Font { smallCaps() }

  /// Returns the font at a part of its size.
  public func scaled(by factor: CGFloat) -> Font {
    var font = self
    font.sizeFactor *= Double(factor)
    return font
  }

  /// Returns the font with small capitals in place of capitals, which are drawn as capitals.
  public func uppercaseSmallCaps() -> Font { self }

  /// Returns the font with letters of a width.
  public func width(_ width: Width) -> Font {
    var font = self
    font.width = width
    return font
  }

  /// Returns the font with a design.
  package func design(_ design: Design) -> Font {
    var font = self
    font.design = design
    return font
  }

  /// The traits that the font's own modifiers set.
  private var traits: FontTraits {
    var traits = FontTraits()
    traits.design =
      switch design {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      case .default, nil: .standard
      }
    traits.leading =
      switch leading {
      case .standard: .standard
      case .tight: .tight
      case .loose: .loose
      }
    if let width = width?.value {
      traits.width =
        width <= -0.3 ? .compressed : width < 0 ? .condensed : width > 0 ? .expanded : .standard
    }
    traits.usesSmallCapitals = usesSmallCapitals
    return traits
  }

  /// Returns the description of the font in an environment.
  @MainActor
  package func description(in environment: EnvironmentValues) -> FontDescription {
    let version = LiveEnvironment.current.variant.system.version
    let category = environment.dynamicTypeSize.engine
    var result: FontDescription
    var traits = traits
    var textStyle: TextStyle?
    switch base {
    case .style(let style):
      textStyle = style
      let size = style.engine.size(in: category, systemVersion: max(version, 11))
      result = .system(size, style.engine.weight(systemVersion: max(version, 11)))
      traits.lineDistance = style.engine.lineHeight(in: category, systemVersion: max(version, 11))
    case .system(let size): result = .system(size)
    case .custom(let name, let size, let style):
      var scaled = size
      if let style {
        let standard = style.engine.size(in: .l, systemVersion: max(version, 11))
        scaled *= style.engine.size(in: category, systemVersion: max(version, 11)) / standard
      }
      result = FontDescription(.named(name), size: scaled)
    case .uiFont(let font): result = font.description
    }
    if let weight, case .system = result.family {
      result.family = .system(weight.step(in: textStyle))
    }
    if sizeFactor != 1 {
      result.size *= sizeFactor
      traits.lineDistance = traits.lineDistance.map { $0 * sizeFactor }
    }
    if traits != FontTraits() { result.traits = traits }
    if isItalic { result.isItalic = true }
    if usesMonospacedDigits { result.usesMonospacedDigits = true }
    return result
  }
}

private struct FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private struct FontAdjustmentsKey: EnvironmentKey {
  static var defaultValue: FontAdjustments { FontAdjustments() }
}

/// The changes of fonts that views around a text make.
package struct FontAdjustments: Hashable, Sendable {
  package var weight: Font.Weight?
  package var isItalic = false
  package var usesMonospacedDigits = false
  package var design: Font.Design?
  package var width: Font.Width?

  /// Returns a font with the changes.
  package func apply(to font: Font) -> Font {
    var font = font
    if let weight { font = font.weight(weight) }
    if isItalic { font = font.italic() }
    if usesMonospacedDigits { font = font.monospacedDigit() }
    if let design { font = font.design(design) }
    if let width { font = font.width(width) }
    return font
  }
}

extension EnvironmentValues {
  /// The font of texts, or nil for body text.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The changes of the font.
  package var fontAdjustments: FontAdjustments {
    get { self[FontAdjustmentsKey.self] }
    set { self[FontAdjustmentsKey.self] = newValue }
  }
}

extension View {
  /// Returns the view with a font.
  public func font(_ font: Font?) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.font = font }
  }

  /// Returns the view with a weight of its fonts.
  public func fontWeight(_ weight: Font.Weight?) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.fontAdjustments.weight = weight }
  }

  /// Returns the view with bold fonts.
  public func bold(_ isActive: Bool = true) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.fontAdjustments.weight = isActive ? .emphasized : nil }
  }

  /// Returns the view with italic fonts.
  public func italic(_ isActive: Bool = true) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.fontAdjustments.isItalic = isActive }
  }

  /// Returns the view with digits of equal width.
  public func monospacedDigit() -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.fontAdjustments.usesMonospacedDigits = true }
  }

  /// Returns the view with letters of equal width.
  public func monospaced(
    _ isActive: Bool = true
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.fontAdjustments.design = isActive ? .monospaced : nil }
  }

  /// Returns the view with a design of its fonts.
  public func fontDesign(_ design: Font.Design?) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.fontAdjustments.design = design }
  }

  /// Returns the view with a width of its fonts.
  public func fontWidth(_ width: Font.Width?) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.fontAdjustments.width = width }
  }
}

extension EnvironmentValues {
  /// Returns the factor by which a text style grows with the user's text size.
  @MainActor
  func scale(of style: Font.TextStyle) -> Double {
    let version = max(LiveEnvironment.current.variant.system.version, 11)
    let standard = style.engine.size(in: .l, systemVersion: version)
    return style.engine.size(in: dynamicTypeSize.engine, systemVersion: version) / standard
  }
}
