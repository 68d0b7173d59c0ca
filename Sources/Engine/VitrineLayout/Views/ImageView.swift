public import VitrineGraphics

/// An image by name; painting looks up the pixels.
public struct ImageReference: Hashable, Codable, Sendable {
  public enum Rendering: String, Hashable, Codable, Sendable, CaseIterable {
    /// As the asset says.
    case automatic
    case original
    /// Only the shape, in the tint color.
    case template
  }

  public var name: String
  /// In points, where it is known: what the view's intrinsic size is.
  public var size: Size?
  public var rendering: Rendering = .automatic
  /// How it fills a place of another size; nil is as its asset says.
  public var slices: ImageSlices?
  /// Whether it is one of the system's symbols (SF Symbols), which are no file.
  public var isSymbol = false

  public init(
    _ name: String, size: Size? = nil, rendering: Rendering = .automatic,
    slices: ImageSlices? = nil
  ) {
    self.name = name
    self.size = size
    self.rendering = rendering
    self.slices = slices
  }
}

/// A `UIImageView`'s content.
public struct ImageView: Hashable, Codable, Sendable {
  public var image: ImageReference?

  public init(_ image: ImageReference? = nil) { self.image = image }
}
