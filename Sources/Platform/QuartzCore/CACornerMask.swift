import VitrineGraphics
import VitrineLayout

/// The corners of a layer that its radius rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

extension CALayer {
  /// All four by default; y grows downward, so that the smallest y is at the top.
  public var maskedCorners: CACornerMask {
    // The platform numbers the corners in the engine's order.
    get { CACornerMask(rawValue: UInt(style.corners.rawValue)) }
    set { style.corners = Corners(rawValue: Int(newValue.rawValue & 15)) }
  }
}
