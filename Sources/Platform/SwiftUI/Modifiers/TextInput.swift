public import UIKit

/// Modifiers for the keyboard and the input of texts, which a picture doesn't show.
extension View {
  /// Returns the view with a kind of keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn()
  }

  /// Returns the view with a meaning of texts.
  public func textContentType(
    _ type: UITextContentType?
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a form of capital letters.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a form of capital letters.
  public func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a correction of texts.
  public func autocorrectionDisabled(
    _ disable: Bool = true
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a correction of texts.
  public func disableAutocorrection(
    _ disable: Bool?
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a title of the return key.
  public func submitLabel(_ label: SubmitLabel) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn()
  }

  /// Returns the view, whose return key can have no effect on the views around it.
  public func submitScope(_ isBlocking: Bool = true) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn()
  }

  /// Returns the view with an action for the return key.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a way to hide the keyboard by scrolling.
  public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a shortcut.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a shortcut.
  public func keyboardShortcut(
    _ shortcut: KeyboardShortcut?
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an action for a key.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view, which can have the focus.
  public func focusable(_ isFocusable: Bool = true) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn()
  }

  /// Returns the view with a field that has the focus at first.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with the system's help for writing.
  public func writingToolsBehavior(
    _ behavior: WritingToolsBehavior
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a bar for finding text.
  public func findNavigator(
    isPresented: Binding<Bool>
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}

/// A form of capital letters.
public struct TextInputAutocapitalization: Sendable {
  /// No capital letters.
  public static var never: TextInputAutocapitalization { .init() }
  /// Capital letters at the beginning of words.
  public static var words: TextInputAutocapitalization { .init() }
  /// Capital letters at the beginning of sentences.
  public static var sentences: TextInputAutocapitalization { .init() }
  /// Capital letters only.
  public static var characters: TextInputAutocapitalization { .init() }
}

/// The title of a return key.
public struct SubmitLabel: Sendable {
  /// "Done".
  public static var done: SubmitLabel { .init() }
  /// "Go".
  public static var go: SubmitLabel { .init() }
  /// "Send".
  public static var send: SubmitLabel { .init() }
  /// "Join".
  public static var join: SubmitLabel { .init() }
  /// "Route".
  public static var route: SubmitLabel { .init() }
  /// "Search".
  public static var search: SubmitLabel { .init() }
  /// "Return".
  public static var `return`: SubmitLabel { .init() }
  /// "Next".
  public static var next: SubmitLabel { .init() }
  /// "Continue".
  public static var `continue`: SubmitLabel { .init() }
}

/// The fields whose return key has an action.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Fields for texts.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Fields for searching.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// A way to hide the keyboard by scrolling.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  /// The standard way.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// The keyboard hides at once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// The keyboard follows the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// The keyboard stays.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public let character: Character

  /// Creates a key.
  public init(_ character: Character) { self.character = character }
  /// Creates a key from a literal.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The tabulator.
  public static let tab = KeyEquivalent("\t")
  /// The space key.
  public static let space = KeyEquivalent(" ")
  /// The arrow upward.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow downward.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// A key with modifiers.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// The modifiers.
  public let modifiers: EventModifiers

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// The keys that a person holds.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The lock of capital letters.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The command key.
  public static let command = EventModifiers(rawValue: 16)
  /// A key for digits.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All keys.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

/// A pressed key.
public struct KeyPress: Sendable {
  /// The answer of an action.
  public enum Result: Sendable {
    case handled, ignored
  }

  /// The key.
  public let key: KeyEquivalent
}

/// The extent of the system's help for writing.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  /// The standard extent.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// The whole help.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// A part of the help.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// No help.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}
