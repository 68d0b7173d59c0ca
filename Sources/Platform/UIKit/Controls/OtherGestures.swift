// Gestures that a widget's host doesn't permit and scripts can't perform. Their recognizers can be
// created and added but never recognize.

/// A recognizer of swipes.
public final class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt

    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A swipe to the right.
    public static let right = Direction(rawValue: 1)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 2)
    /// A swipe upward.
    public static let up = Direction(rawValue: 4)
    /// A swipe downward.
    public static let down = Direction(rawValue: 8)
  }

  /// The permitted directions, by default only to the right.
  public var direction: Direction = .right
  /// The number of fingers, by default one.
  public var numberOfTouchesRequired = 1
}

/// A recognizer of dragging.
public final class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers, by default one.
  public var minimumNumberOfTouches = 1
  /// The maximum number of fingers, by default unlimited.
  public var maximumNumberOfTouches = Int.max
}

/// A recognizer of pinches with two fingers.
public final class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale of the pinch, by default 1.
  ///
  /// No gesture changes it.
  public var scale = 1.0
}
