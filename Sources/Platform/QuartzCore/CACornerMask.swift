import VitrineGraphics
import VitrineLayout

/// The corners of a layer that are rounded.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Creates a set from the bits of its corners.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

extension CALayer {
  /// The rounded corners, by default all four.
  ///
  /// y grows downward, so the smallest y is at the top.
  public var maskedCorners: CACornerMask {
    // The platform and the engine use equal bits for the corners.
    get { CACornerMask(rawValue: UInt(style.corners.rawValue)) }
    set { style.corners = Corners(rawValue: Int(newValue.rawValue & 15)) }
  }
}
