// Gestures that a widget's host doesn't permit and scripts can't perform. Their recognizers can be
// created and added but never recognize.

/// A recognizer of swipes.
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

/// A recognizer of dragging.
public final class UIPanGestureRecognizer: UIGestureRecognizer {
  public var minimumNumberOfTouches = 1
  public var maximumNumberOfTouches = Int.max
}

/// A recognizer of pinches with two fingers.
public final class UIPinchGestureRecognizer: UIGestureRecognizer {
  public var scale = 1.0
}
