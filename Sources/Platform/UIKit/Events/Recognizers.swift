import CoreGraphics
public import Foundation

// A host performs taps. The other gestures can be added but never recognize.

/// A recognizer of taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps, by default one.
  ///
  /// Gestures of several taps are never recognized.
  open var numberOfTapsRequired = 1
  /// The number of fingers, by default one, which has no effect.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of a press in seconds, by default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the finger may move in points.
  open var allowableMovement: CGFloat = 10
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
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
  open var direction: Direction = .right
  /// The number of fingers, by default one.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of dragging.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers, by default one.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers, by default unlimited.
  open var maximumNumberOfTouches = Int.max

  /// Returns the distance of dragging in a view's coordinates, which is zero.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Sets the distance of dragging, which has no effect.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// Returns the velocity of dragging, which is zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of dragging from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}

/// A recognizer of pinches with two fingers.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale of the pinch, by default 1.
  ///
  /// No gesture changes it.
  open var scale: CGFloat = 1
  /// The velocity of the pinch, which is 0.
  open var velocity: CGFloat { 0 }
}

/// A recognizer of rotations with two fingers.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle of the rotation in radians, by default 0.
  ///
  /// No gesture changes it.
  open var rotation: CGFloat = 0
  /// The velocity of the rotation, which is 0.
  open var velocity: CGFloat { 0 }
}
