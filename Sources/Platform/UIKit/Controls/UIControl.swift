import CoreGraphics
import Foundation

/// A view that people interact with, and that notifies its targets.
///
/// Nobody touches a picture, so events come from code (`sendActions(for:)`) and from a host's taps.
/// As documented, targets aren't retained, a target can be added for several events, and an action
/// without a target is sent along the responder chain to the first object with its method.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// An event of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Creates a set of events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The start of a touch.
    public static let touchDown = Event(rawValue: 1)
    /// The end of a touch inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The end of a touch outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A change of the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action, such as the tap of a button.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A change of the text in a field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// All events.
    public static let allEvents = Event(rawValue: UInt.max)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Creates a combination of states from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The state of a control to which none of the others applies.
    public static let normal: State = []
    /// The state of a highlighted control.
    public static let highlighted = State(rawValue: 1)
    /// The state of a control that isn't enabled.
    public static let disabled = State(rawValue: 2)
    /// The state of a selected control.
    public static let selected = State(rawValue: 4)
  }

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  private struct Target {
    weak var object: AnyObject?
    var selector: Selector?
    var action: UIAction?
    var events: Event
  }

  private var targets: [Target] = []

  /// A Boolean value that indicates whether the control is enabled.
  ///
  /// A disabled one is dimmed and ignores touches.
  open var isEnabled = true { didSet { stateDidChange() } }
  /// A Boolean value that indicates whether the control is selected.
  ///
  /// Only code changes it.
  open var isSelected = false { didSet { stateDidChange() } }
  /// A Boolean value that indicates whether the control is highlighted.
  ///
  /// Taps don't change it.
  open var isHighlighted = false { didSet { stateDidChange() } }

  /// The alignment of content that is narrower than the control.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { stateDidChange() }
  }

  /// The alignment of content that is shorter than the control.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { stateDidChange() }
  }

  /// The control's state, which combines highlighted, disabled and selected.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Updates the look for the new state.
  func stateDidChange() {}

  // MARK: Targets

  /// Adds a target, which isn't retained.
  ///
  /// A nil target means the responder chain.
  open func addTarget(_ target: AnyObject?, action: Selector, for events: Event) {
    targets.append(Target(object: target, selector: action, action: nil, events: events))
  }

  /// Removes targets for any of the events.
  ///
  /// Nil means every target or action.
  open func removeTarget(_ target: AnyObject?, action: Selector?, for events: Event) {
    targets.removeAll { known in
      known.action == nil && (target == nil || known.object === target)
        && (action == nil || known.selector == action) && !known.events.isDisjoint(with: events)
    }
  }

  /// Adds an action, which is retained.
  open func addAction(_ action: UIAction, for events: Event) {
    targets.append(Target(object: nil, selector: nil, action: action, events: events))
  }

  /// Calls all targets of the events in the order in which they were added.
  open func sendActions(for events: Event) {
    for target in targets where !target.events.isDisjoint(with: events) {
      if let action = target.action {
        action.handler(action)
      } else if let selector = target.selector {
        sendAction(selector, to: target.object, for: nil)
      }
    }
  }

  /// Calls a method of the target, or of the first responder in the chain that has it.
  open func sendAction(_ action: Selector, to target: AnyObject?, for event: UIEvent?) {
    if let receiver = target as? any ActionReceiver, !(target is UIResponder) {
      receiver.perform(action, with: self)
      return
    }
    var at = target as? UIResponder ?? next
    while let responder = at {
      if responder.perform(action, with: self) { return }
      at = target == nil ? responder.next : nil
    }
  }
}

/// An action with a title and a closure.
@preconcurrency @MainActor
public final class UIAction {
  /// The title, or an empty string.
  public let title: String
  /// The image, or nil.
  public let image: UIImage?
  let handler: @MainActor (UIAction) -> Void

  /// Creates an action with a title, an image and a closure.
  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.handler = handler
  }
}
