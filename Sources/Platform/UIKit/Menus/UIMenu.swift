public import Foundation

/// An element of a menu; a picture doesn't open it.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The state of an element.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// The look of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt

    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An element that can't be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// An element that removes data.
    public static let destructive = Attributes(rawValue: 2)
    /// An element that isn't shown.
    public static let hidden = Attributes(rawValue: 4)
    /// An element after whose choice the menu stays.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The title, or an empty string.
  open internal(set) var title: String
  /// The image, or nil.
  open internal(set) var image: UIImage?
  /// The second line, or nil.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// An action with a title and a closure.
open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier.
  public let identifier: Identifier
  /// The look.
  open var attributes: UIMenuElement.Attributes
  /// The state.
  open var state: UIMenuElement.State
  /// A longer title, or nil.
  open var discoverabilityTitle: String?
  /// The control that performs the action, or nil.
  open internal(set) weak var sender: AnyObject?
  let handler: @MainActor (UIAction) -> Void

  /// Creates an action with a title, an image and a closure.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier("")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
}

/// A menu; a picture doesn't open it.
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The menu of an app.
    public static let application = Identifier("com.apple.menu.application")
    /// The menu of files.
    public static let file = Identifier("com.apple.menu.file")
    /// The menu of editing.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The menu of formats.
    public static let format = Identifier("com.apple.menu.format")
    /// The menu of views.
    public static let view = Identifier("com.apple.menu.view")
    /// The menu of windows.
    public static let window = Identifier("com.apple.menu.window")
    /// The menu of help.
    public static let help = Identifier("com.apple.menu.help")
  }

  /// The form of a menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A menu whose elements appear in the outer one.
    public static let displayInline = Options(rawValue: 1)
    /// A menu that removes data.
    public static let destructive = Options(rawValue: 2)
    /// A menu with one choice.
    public static let singleSelection = Options(rawValue: 32)
    /// A menu as a palette.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The size of a menu's elements.
  public enum ElementSize: Int, Sendable {
    case automatic = -1
    case small, medium, large
  }

  /// The identifier.
  public let identifier: Identifier
  /// The form.
  public let options: Options
  /// The elements.
  public let children: [UIMenuElement]
  /// The size of the elements.
  open var preferredElementSize = ElementSize.automatic

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The chosen elements.
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on }
  }

  /// Returns the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}

/// An element whose elements are made when the menu opens.
open class UIDeferredMenuElement: UIMenuElement {
  /// Creates an element.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    super.init(title: "", image: nil)
  }

  /// Returns an element whose elements are made each time.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

/// A command of a menu that the responder chain performs.
open class UICommand: UIMenuElement {
  /// The method.
  public let action: Selector?
  /// The values.
  public let propertyList: Any?

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil
  ) {
    self.action = action
    self.propertyList = propertyList
    super.init(title: title, image: image)
  }
}

/// The keys that are held with another one.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits of the keys.
  public let rawValue: Int

  /// Creates keys from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The key Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The key Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The key Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The key Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A command of the keyboard; a widget doesn't have it.
open class UIKeyCommand: UICommand {
  /// The key.
  public let input: String?
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// A Boolean value that indicates whether the system's command comes second.
  open var wantsPriorityOverSystemBehavior = false
  /// A longer title, or nil.
  open var discoverabilityTitle: String?

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image, action: action, propertyList: propertyList)
  }

  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The key Arrow Up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key Arrow Down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key Arrow Left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key Arrow Right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
}

/// The builder of an app's menus; a picture doesn't have it.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the end of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the start of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
}

/// A row of commands above a selection; a picture doesn't show it.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The only row.
  public static let shared = UIMenuController()
  /// A Boolean value that indicates whether the row is visible; it is false.
  open var isMenuVisible: Bool { false }
  /// The commands.
  open var menuItems: [UIMenuItem]?

  /// Shows the row; it has no effect.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Hides the row.
  open func hideMenu() {}
}

/// A command of a row above a selection.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method.
  open var action: Selector

  /// Creates a command.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
