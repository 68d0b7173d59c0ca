public import Foundation
import VitrineGraphics
import VitrineLayout

extension AttributeScopes {
  /// The attributes of `AttributedString` for UIKit, including Foundation's.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The additional distance between characters in points.
    public let kern: KernAttribute
    /// The distance of the text above the line's baseline in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The style of the line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The style of the line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The key for the font of the text.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = "NSFont"
    }

    /// The key for the color of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSColor"
    }

    /// The key for the color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSBackgroundColor"
    }

    /// The key for the additional distance between characters.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSKern"
    }

    /// The key for the distance of the text above the line's baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSBaselineOffset"
    }

    /// The key for the style of the line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = "NSUnderline"
    }

    /// The key for the style of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = "NSStrikethrough"
    }
  }

  /// The attributes for UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Provides the syntax `container.font` for UIKit's attributes, where SwiftUI isn't imported.
  @_disfavoredOverload
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributedString {
  /// Returns the text for the engine.
  ///
  /// `attributes` converts each run's attributes.
  func text(
    font: FontDescription, _ attributes: (AttributeContainer) -> AttributeContainer
  ) -> AttributedText {
    AttributedText(
      runs: runs.map { run in
        AttributedText.Run(
          text: String(self[run.range].characters),
          attributes: TextAttributes(attributes(run.attributes), font: font))
      })
  }
}

extension TextAttributes {
  fileprivate init(_ attributes: AttributeContainer, font: FontDescription) {
    self.init(
      font: attributes.uiKit.font?.description ?? font,
      color: attributes.uiKit.foregroundColor?.color,
      letterSpacing: Double(attributes.uiKit.kern ?? 0),
      isUnderlined: attributes.uiKit.underlineStyle.map { $0 != [] } ?? false,
      isStruckThrough: attributes.uiKit.strikethroughStyle.map { $0 != [] } ?? false,
      backgroundColor: attributes.uiKit.backgroundColor?.color,
      baselineOffset: Double(attributes.uiKit.baselineOffset ?? 0))
  }
}
