/// The size of a view without a host.
public enum ViewSize: Hashable, Sendable {
  /// The size that the view chooses.
  case fitting
  /// A size in points. The view chooses a length that is nil.
  case proposed(width: Double?, height: Double?)
  /// The screen of the variant's device, with its safe area.
  case device
  /// The present size of the view, or the size that it chooses if a length is 0.
  case own

  /// Returns a size in points.
  public static func size(_ width: Double, _ height: Double) -> ViewSize {
    .proposed(width: width, height: height)
  }
}
