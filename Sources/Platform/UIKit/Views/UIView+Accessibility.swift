import CoreGraphics
public import Foundation

/// The role of a view for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt64

  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// A selected element.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// An element that plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// A text that doesn't change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// An element that isn't enabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// An element that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// An element that starts media.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// An element with an adjustable value.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// An element that is touched directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// An element that turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A header.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
}

/// A command for assistive technologies.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The name of the command.
  open var name: String
  /// The selector of the command.
  open var selector: Selector

  /// Creates a command.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.selector = selector
  }
}

/// The settings and notifications of assistive technologies, which are off.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A message to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the message.
    public var rawValue: UInt32

    /// Creates a message from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The layout has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A text is spoken.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// A Boolean value that indicates whether VoiceOver is on.
  public static var isVoiceOverRunning: Bool { false }
  /// A Boolean value that indicates whether motion is reduced.
  public static var isReduceMotionEnabled: Bool { false }
  /// A Boolean value that indicates whether transparency is reduced.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// A Boolean value that indicates whether text is bold.
  public static var isBoldTextEnabled: Bool { false }
  /// A Boolean value that indicates whether colors are darker.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// A Boolean value that indicates whether colors are inverted.
  public static var isInvertColorsEnabled: Bool { false }
  /// A Boolean value that indicates whether colors are gray.
  public static var isGrayscaleEnabled: Bool { false }

  /// Sends a message, which has no effect.
  public static func post(notification: Notification, argument: Any?) {}
}

/// The texts of a view for assistive technologies.
struct AccessibilityTexts {
  var label: String?
  var value: String?
  var hint: String?
  var isElement = false
  var traits: UIAccessibilityTraits = []
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var elementsHidden = false
  var isModal = false
  var ignoresInvertColors = false
  var groups = false
  var frame = CGRect.zero
  var activationPoint = CGPoint.zero
  var language: String?
}

// Texts for assistive technologies, which a picture doesn't show.
extension UIView {
  /// A short description of the view.
  public var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// The value of the view.
  public var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// The result of an action on the view.
  public var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// A Boolean value that indicates whether the view is one element.
  public var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// The role of the view.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// The elements in the view.
  public var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }

  /// The commands of the view.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }

  /// A Boolean value that indicates whether the view's elements are hidden.
  public var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { accessibility.elementsHidden = newValue }
  }

  /// A Boolean value that indicates whether the elements of other views are ignored.
  public var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  /// A Boolean value that indicates whether the view keeps its colors when others are inverted.
  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertColors }
    set { accessibility.ignoresInvertColors = newValue }
  }

  /// A Boolean value that indicates whether the view's elements belong together.
  public var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groups }
    set { accessibility.groups = newValue }
  }

  /// The frame of the element on the screen.
  public var accessibilityFrame: CGRect {
    get { accessibility.frame }
    set { accessibility.frame = newValue }
  }

  /// The point of the element on the screen that is touched.
  public var accessibilityActivationPoint: CGPoint {
    get { accessibility.activationPoint }
    set { accessibility.activationPoint = newValue }
  }

  /// The language of the texts.
  public var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }
}
