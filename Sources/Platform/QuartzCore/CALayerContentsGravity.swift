package import VitrineLayout

/// The placement of a layer's contents in bounds of a different size.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The center, without resizing.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The middle of the top edge, without resizing.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// The middle of the bottom edge, without resizing.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// The middle of the left edge, without resizing.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// The middle of the right edge, without resizing.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// The top left corner, without resizing.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// The top right corner, without resizing.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// The bottom left corner, without resizing.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// The bottom right corner, without resizing.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// The entire bounds, with distorted proportions if they differ.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The largest size within the bounds that keeps the proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The smallest size that fills the bounds and keeps the proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// The corresponding content mode.
  ///
  /// An unknown gravity resizes, like the default.
  package var mode: ContentMode {
    switch self {
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: ContentMode(rawValue: rawValue) ?? .scaleToFill
    }
  }
}
