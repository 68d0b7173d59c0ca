import Foundation
import VitrineGraphics

extension UIFontDescriptor {
  /// The name of a property of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the font in its family.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The features of letters.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The name of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The weight, a number or a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    /// The symbolic traits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  /// The name of a feature's part.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The feature.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The choice.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The choice.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// Returns a descriptor with other properties: the size, and the weight of the system font.
  ///
  /// Others are noted and not drawn.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var descriptor = self
    for (name, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      if name == .size, let size = Self.number(value) {
        descriptor = descriptor.withSize(size)
      } else if name == .traits, let traits = value as? [TraitKey: Any],
        let weight = traits[.weight].flatMap({ ($0 as? UIFont.Weight)?.rawValue ?? Self.number($0) }
        )
      {
        descriptor = descriptor.withWeight(UIFont.Weight(weight))
      } else {
        PlatformNotes.add("the attribute '\(name.rawValue)' of a UIFontDescriptor isn't drawn")
      }
    }
    return descriptor
  }

  /// Creates a descriptor of a font by its name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontDescription(.named(fontName), size: Double(size)), size)
  }

  /// Creates a descriptor from its properties: a name or a family, the size and the traits.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    let size = attributes[.size].flatMap(Self.number) ?? 12
    let family = name.map { FontDescription.Family.named($0) } ?? .system(.regular)
    let rest = attributes.filter { ![.name, .family, .size].contains($0.key) }
    let plain = UIFontDescriptor(FontDescription(family, size: Double(size)), size)
    self.init(plain.addingAttributes(rest).description, size)
  }

  /// Returns the value of a property that `fontAttributes` has, or nil.
  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// Returns the descriptor, because fonts are found by name only.
  public func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] { [self] }

  /// The size and the traits.
  public var fontAttributes: [AttributeName: Any] {
    [.size: pointSize, .traits: [TraitKey.symbolic: symbolicTraits.rawValue] as [TraitKey: Any]]
  }

  private static func number(_ value: Any) -> CGFloat? {
    value as? CGFloat ?? (value as? Double).map { CGFloat($0) }
      ?? (value as? Int).map { CGFloat($0) }
  }

  /// Returns the system font in another weight; a named font has only its own.
  private func withWeight(_ weight: UIFont.Weight) -> UIFontDescriptor {
    if case .named = description.family { return self }
    let system = UIFont.systemFont(ofSize: pointSize, weight: weight)
    var changed = description
    changed.family = system.fontDescriptor.description.family
    changed.size = Double(pointSize)
    return UIFontDescriptor(changed, pointSize)
  }
}
