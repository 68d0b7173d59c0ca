public import VitrineGraphics

/// The drawing of an image in its rectangle.
public struct ImageDrawing: Hashable, Codable, Sendable {
  /// The margins that keep their size, or nil to scale the image uniformly.
  public var parts: NineParts?
  /// The color of a template image, or nil.
  public var tint: Color?
  public var alpha = 1.0

  public init() {}
}
