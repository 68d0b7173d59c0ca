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
    /// The start of a repeated touch.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A movement inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A movement outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A movement into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A movement out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The cancellation of a touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The start of editing.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The end of editing.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The end of editing by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0x0FFF)
    /// All changes of text.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
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
    /// The state of a focused control.
    public static let focused = State(rawValue: 8)
    /// The states of an application.
    public static let application = State(rawValue: 0x00FF_0000)
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

  // MARK: Tracking of touches, which a picture doesn't have

  /// A Boolean value that indicates whether the control tracks a touch.
  open var isTracking: Bool { false }
  /// A Boolean value that indicates whether the tracked touch is inside.
  open var isTouchInside: Bool { false }

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  /// The targets of the control.
  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { $0.object as? AnyHashable })
  }

  /// The events for which the control has targets.
  open var allControlEvents: Event { targets.reduce(into: Event()) { $0.formUnion($1.events) } }

  /// Returns the methods of a target for an event, or nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = targets.filter { known in
      known.object === target as AnyObject && known.events.contains(controlEvent)
    }.compactMap(\.selector?.description)
    return names.isEmpty ? nil : names
  }

  /// Updates the look for the new state.
  func stateDidChange() {}

  // MARK: Targets

  /// Adds a target, which isn't retained.
  ///
  /// A nil target means the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    let target = target.map { $0 as AnyObject }
    targets.append(Target(object: target, selector: action, action: nil, events: events))
  }

  /// Removes targets for any of the events.
  ///
  /// Nil means every target or action.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    let target = target.map { $0 as AnyObject }
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
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let target = target.map { $0 as AnyObject }
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
