/// A change of a color in a configuration.
public struct UIConfigurationColorTransformer: Sendable {
  /// Returns the changed color.
  public let transform: @Sendable (UIColor) -> UIColor

  /// Creates a change.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the changed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
