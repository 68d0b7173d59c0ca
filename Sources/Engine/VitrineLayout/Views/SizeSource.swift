/// Where one dimension of a view's frame comes from.
public enum SizeSource: String, Hashable, Codable, Sendable, CaseIterable {
  /// The host or the canvas gives the root view its size.
  case canvas
  /// A text, image or control was measured.
  case measured
  /// The file stores the size.
  case stored
  /// Constraints, a stack or another container give it.
  case constraint
  /// A rule of Interface Builder's canvas or of a container gives it.
  case rule
}

/// Where both dimensions of a view's frame come from.
public struct SizeSources: Hashable, Codable, Sendable {
  public var width: SizeSource
  public var height: SizeSource

  public init(width: SizeSource, height: SizeSource) {
    self.width = width
    self.height = height
  }
}
