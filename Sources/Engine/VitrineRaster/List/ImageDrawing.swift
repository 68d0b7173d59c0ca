public import VitrineGraphics

/// The drawing of an image in its rectangle.
public struct ImageDrawing: Hashable, Codable, Sendable {
  /// The margins that keep their size, or nil to scale the image uniformly.
  public var parts: NineParts?
  /// The color of a template image, or nil.
  public var tint: Color?
  /// The opacity, from 0 to 1.
  public var alpha = 1.0

  /// Creates the drawing of an opaque image without changes.
  public init() {}
}
