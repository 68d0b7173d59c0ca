public import Foundation
import VitrineLayout

/// A background behind a control's content.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// Nil is the color of the style that the background belongs to.
  public var backgroundColor: UIColor?
  public var cornerRadius = CGFloat(ButtonConfiguration.standardCornerRadius)
  /// Nil is the tint.
  public var strokeColor: UIColor?
  /// 0, which is no line, by default; the line is inside the edge.
  public var strokeWidth: CGFloat = 0

  init() {}

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    background.cornerRadius = 0
    return background
  }
}

/// Changes the attributes of a title before they are used: its font, most often.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
