import CoreGraphics
public import Foundation

/// A finger on the screen.
///
/// Nobody touches a picture, so the methods of responders for touches are never called by a host.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The progress of a touch.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// The kind of a touch.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil
  }

  /// The progress of the touch.
  open var phase: Phase { .ended }
  /// The kind of the touch.
  open var type: TouchType { .direct }
  /// The number of taps.
  open var tapCount: Int { 1 }
  /// The time of the touch.
  open var timestamp: TimeInterval { 0 }
  /// The pressure of the touch, which is normal.
  open var force: CGFloat { 1 }
  /// The largest pressure.
  open var maximumPossibleForce: CGFloat { 6 }
  /// The radius of the touch.
  open var majorRadius: CGFloat { 20 }
  /// The view in which the touch began, or nil.
  open private(set) weak var view: UIView?
  /// The window of the touch, or nil.
  open var window: UIWindow? { view?.window }
  /// The recognizers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { view?.gestureRecognizers }
  private var position = CGPoint.zero

  /// Returns the position in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return position }
    return own.convert(position, to: view)
  }

  /// Returns the previous position in a view's coordinates, which is the same.
  open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the exact position in a view's coordinates.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// An event that a person caused.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }

  /// The details of an event.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
  }

  /// The kind of the event.
  open var type: EventType { .touches }
  /// The details of the event.
  open var subtype: EventSubtype { .none }
  /// The time of the event.
  open var timestamp: TimeInterval { 0 }
  /// The touches of the event, which has none.
  open var allTouches: Set<UITouch>? { nil }

  /// Returns the touches in a view, of which there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
}

/// A press of a button, which a widget never receives.
@preconcurrency @MainActor
open class UIPress: NSObject {}

/// An event of presses.
open class UIPressesEvent: UIEvent {}
