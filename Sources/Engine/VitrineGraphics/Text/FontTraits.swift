/// Choices within a typeface that SwiftUI's fonts and font descriptors offer.
public struct FontTraits: Hashable, Codable, Sendable {
  /// A design of the system font (`Font.Design`).
  public enum Design: String, Hashable, Codable, Sendable, CaseIterable {
    case standard, rounded, serif, monospaced
  }

  /// A width of the system font (`Font.Width`).
  public enum Width: String, Hashable, Codable, Sendable, CaseIterable {
    case standard, compressed, condensed, expanded
  }

  /// The distance between lines relative to the font's own (`Font.Leading`).
  public enum Leading: String, Hashable, Codable, Sendable, CaseIterable {
    case standard, tight, loose
  }

  /// The design of the system font.
  public var design: Design
  /// The width of the letters.
  public var width: Width
  /// The distance between lines relative to the standard one.
  public var leading: Leading
  /// The standard distance between baselines in points, or nil for the font's own.
  ///
  /// A text style has more than its font's.
  public var lineDistance: Double?
  /// A Boolean value that indicates whether small letters are drawn as small capitals.
  public var usesSmallCapitals: Bool
  /// The weight, or nil for the typeface's own.
  public var weight: FontDescription.Weight?

  /// Creates the traits of a plain font.
  public init(
    design: Design = .standard, width: Width = .standard, leading: Leading = .standard,
    lineDistance: Double? = nil, usesSmallCapitals: Bool = false,
    weight: FontDescription.Weight? = nil
  ) {
    self.design = design
    self.width = width
    self.leading = leading
    self.lineDistance = lineDistance
    self.usesSmallCapitals = usesSmallCapitals
    self.weight = weight
  }
}
