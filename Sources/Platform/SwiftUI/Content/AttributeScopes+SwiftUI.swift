public import Foundation

extension AttributeScopes {
  /// The attributes of `AttributedString` for SwiftUI, including Foundation's.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The style of the line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The style of the line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The additional distance between characters in points.
    public let kern: KerningAttribute
    /// The additional distance after each character in points.
    public let tracking: TrackingAttribute
    /// The distance of the text above the line's baseline in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The meaning of the text's look.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The key for the font of the text.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }

    /// The key for the meaning of the text's look.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = InlinePresentationIntent
      /// The name of the attribute.
      public static let name = "NSInlinePresentationIntent"
    }

    /// The key for the color of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key for the color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The key for the style of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key for the style of the line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key for the additional distance between characters.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Kern"
    }

    /// The key for the additional distance after each character.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }

    /// The key for the distance of the text above the line's baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes for SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Provides the syntax `container.font` for SwiftUI's attributes.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension Attributes {
  /// Returns the attributes with those of a run of an attributed string.
  func changed(by run: AttributeContainer) -> Attributes {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    var result = self
    if let intent = run[Keys.InlinePresentationIntentAttribute.self] { result.present(intent) }
    if let font = run[Keys.FontAttribute.self] { result.font = font }
    if let color = run[Keys.ForegroundColorAttribute.self] { result.style = AnyStyleBox(color) }
    if run[Keys.StrikethroughStyleAttribute.self] != nil { result.isStruckThrough = true }
    if run[Keys.UnderlineStyleAttribute.self] != nil { result.isUnderlined = true }
    let spacing = run[Keys.KerningAttribute.self] ?? run[Keys.TrackingAttribute.self]
    if let spacing { result.spacing = Double(spacing) }
    if let offset = run[Keys.BaselineOffsetAttribute.self] {
      result.baselineOffset = Double(offset)
    }
    let link: URL? = run.link
    if link != nil, result.style == nil {
      result.style = AnyStyleBox(Color.accentColor)
    }
    return result
  }
}
