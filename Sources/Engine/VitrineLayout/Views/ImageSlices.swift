public import VitrineGraphics

/// How an image fills a place of another size: its margins keep theirs, and what lies between them is
/// stretched or repeated.
public struct ImageSlices: Hashable, Codable, Sendable {
  public enum Resizing: String, Hashable, Codable, Sendable, CaseIterable {
    case stretch, tile
  }

  /// The margins that keep their size, in points of the image.
  public var capInsets: Insets
  /// How much of what lies between the margins fills, from the first of them on, in points.
  ///
  /// Nil is all of it.
  public var centerWidth: Double?
  public var centerHeight: Double?
  public var resizing: Resizing

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
