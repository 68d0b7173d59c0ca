public import VitrineGraphics

/// How an image is drawn into its rectangle.
public struct ImageDrawing: Hashable, Codable, Sendable {
  /// How margins keep their size; nil makes all of the image as large as its place.
  public var parts: NineParts?
  /// Only the image's shape, in this color.
  public var tint: Color?
  public var alpha = 1.0

  public init() {}
}
