public import VitrineGraphics

/// The stretchable parts of an image.
///
/// The margins keep their size, and the area between them is stretched or repeated.
public struct ImageSlices: Hashable, Codable, Sendable {
  /// The method that fills the area between the margins.
  public enum Resizing: String, Hashable, Codable, Sendable, CaseIterable {
    case stretch, tile
  }

  /// The margins that keep their size, in points of the image.
  public var capInsets: Insets
  /// The width of the area between the margins that fills the space, in points.
  ///
  /// The area begins at the left margin. Nil means the full width between the margins.
  public var centerWidth: Double?
  /// The height of the area between the margins that fills the space, in points.
  ///
  /// Nil means all of it.
  public var centerHeight: Double?
  /// The method that fills the area between the margins.
  public var resizing: Resizing

  /// Creates the stretchable parts of an image.
  public init(
    _ capInsets: Insets, centerWidth: Double? = nil, centerHeight: Double? = nil,
    resizing: Resizing = .stretch
  ) {
    self.capInsets = capInsets
    self.centerWidth = centerWidth
    self.centerHeight = centerHeight
    self.resizing = resizing
  }
}
