public import Foundation
public import Intents
public import UIKit

// The views of IntentsUI, which aren't presented.

/// A controller that adds a shortcut, which isn't presented.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutViewController: UIViewController {
  /// The delegate, which is never called.
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

  /// Creates a controller.
  public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }
  /// Returns nil.
  public required init?(coder: NSCoder) { nil }
}

/// The delegate of a controller that adds a shortcut, which is never called.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: AnyObject {}

/// A controller that changes a shortcut, which isn't presented.
@preconcurrency @MainActor
open class INUIEditVoiceShortcutViewController: UIViewController {
  /// The delegate, which is never called.
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

  /// Creates a controller.
  public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }
  /// Returns nil.
  public required init?(coder: NSCoder) { nil }
}

/// The delegate of a controller that changes a shortcut, which is never called.
@preconcurrency @MainActor
public protocol INUIEditVoiceShortcutViewControllerDelegate: AnyObject {}

/// The look of a button for shortcuts.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}

/// A button for shortcuts, which is drawn as a box with its name.
open class INUIAddVoiceShortcutButton: LabeledBoxView {
  /// The shortcut.
  open var shortcut: INShortcut?
  /// The delegate, which is never called.
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?

  /// Creates a button.
  public convenience init(style: INUIAddVoiceShortcutButtonStyle) { self.init(frame: .zero) }
}

/// The delegate of a button, which is never called.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutButtonDelegate: AnyObject {}
