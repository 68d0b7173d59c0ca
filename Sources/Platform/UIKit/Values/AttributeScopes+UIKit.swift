public import Foundation
import VitrineGraphics
import VitrineLayout

extension AttributeScopes {
  /// The attributes of `AttributedString` for UIKit, including Foundation's.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }

    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Provides the syntax `container.font` for UIKit's attributes.
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
