/// The source of one dimension of a view's frame.
public enum SizeSource: String, Hashable, Codable, Sendable, CaseIterable {
  /// The host or the canvas gives the root view its size.
  case canvas
  /// The text, image or control was measured.
  case measured
  /// The file stores the size.
  case stored
  /// Constraints, a stack or another container determine the size.
  case constraint
  /// A rule of Interface Builder's canvas or of a container determines the size.
  case rule
}

/// The sources of both dimensions of a view's frame.
public struct SizeSources: Hashable, Codable, Sendable {
  /// The source of the width.
  public var width: SizeSource
  /// The source of the height.
  public var height: SizeSource

  /// Creates the sources of both dimensions.
  public init(width: SizeSource, height: SizeSource) {
    self.width = width
    self.height = height
  }
}
