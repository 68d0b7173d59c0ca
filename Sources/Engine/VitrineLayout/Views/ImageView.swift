public import VitrineGraphics

/// An image by name.
///
/// Painting looks up the pixels.
public struct ImageReference: Hashable, Codable, Sendable {
  /// The rendering of an image.
  public enum Rendering: String, Hashable, Codable, Sendable, CaseIterable {
    /// The rendering of the asset.
    case automatic
    case original
    /// The shape of the image in the tint color.
    case template
  }

  /// The name of the image.
  public var name: String
  /// The size in points, which is the intrinsic size of the view.
  ///
  /// Nil if it isn't available.
  public var size: Size?
  /// The rendering of the image.
  public var rendering: Rendering = .automatic
  /// The stretchable parts, or nil for those of the asset.
  public var slices: ImageSlices?
  /// A Boolean value that indicates whether it is a system symbol (SF Symbols), which has no file.
  public var isSymbol = false
  /// The look of a symbol whose size is that of its drawing, or nil for one in a box.
  public var symbolLook: SymbolLook?

  /// Creates a reference to an image.
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

/// The content of a `UIImageView`.
public struct ImageView: Hashable, Codable, Sendable {
  /// The image, or nil for an empty view.
  public var image: ImageReference?

  /// Creates the content of an image view.
  public init(_ image: ImageReference? = nil) { self.image = image }
}
