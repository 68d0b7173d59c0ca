public import VitrineGraphics

/// How an image is drawn into its rectangle.
public struct ImageDrawing: Hashable, Sendable {
  /// Margins in source pixels that keep their size while the middle stretches.
  public var capInsets: Insets?
  /// Only the image's shape, in this colour.
  public var tint: Color?
  public var alpha = 1.0

  public init() {}
}
