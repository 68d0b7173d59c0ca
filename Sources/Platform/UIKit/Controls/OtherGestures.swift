// Gestures that no host of widgets lets through and no script can make: recognizers of them can be made
// and added, and are never recognized.

/// A swipe.
public final class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  public var direction: Direction = .right
  public var numberOfTouchesRequired = 1
}

/// A finger that moves.
public final class UIPanGestureRecognizer: UIGestureRecognizer {
  public var minimumNumberOfTouches = 1
  public var maximumNumberOfTouches = Int.max
}

/// Two fingers that move apart or together.
public final class UIPinchGestureRecognizer: UIGestureRecognizer {
  public var scale = 1.0
}
