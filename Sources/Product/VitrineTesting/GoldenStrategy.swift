@_exported public import struct VitrineGolden.PictureTolerance

/// The parts of a view that a golden contains.
public enum GoldenStrategy: String, Sendable, CaseIterable {
  /// The pixels, beside which the layout is stored to explain differences.
  case picture
  /// The frames and texts of all views as text, which is a file of its own.
  case layout
  /// Two goldens: the picture and the layout.
  case both
}
