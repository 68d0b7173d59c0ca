import VitrineGraphics
import VitrineLayout

/// The corners of a layer that are rounded.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

extension CALayer {
  /// The rounded corners, by default all four.
  ///
  /// y grows downward, so the smallest y is at the top.
  public var maskedCorners: CACornerMask {
    // The platform's numbers of corners are those of the engine.
    get { CACornerMask(rawValue: UInt(style.corners.rawValue)) }
    set { style.corners = Corners(rawValue: Int(newValue.rawValue & 15)) }
  }
}
