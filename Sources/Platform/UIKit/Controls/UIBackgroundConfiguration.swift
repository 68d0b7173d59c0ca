public import Foundation
import VitrineLayout

/// The background of a control.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The fill color.
  ///
  /// Nil is the color of the background's style.
  public var backgroundColor: UIColor?
  /// The corner radius, by default 5.95 points.
  ///
  /// Only the corner styles `fixed` and `dynamic` use it.
  public var cornerRadius = CGFloat(ButtonConfiguration.standardCornerRadius)
  /// The border color.
  ///
  /// Nil is the tint color.
  public var strokeColor: UIColor?
  /// The width of the border inside the edge.
  ///
  /// The default is 0, which is no border.
  public var strokeWidth: CGFloat = 0

  init() {}

  /// Returns an empty background.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    background.cornerRadius = 0
    return background
  }
}

/// A transform of a title's attributes, most often of its font.
public struct UIConfigurationTextAttributesTransformer {
  /// The closure that returns the changed attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transform from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
