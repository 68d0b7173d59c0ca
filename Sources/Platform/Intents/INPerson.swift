public import Foundation

/// The kind of a person's handle.
public enum INPersonHandleType: Int, Sendable {
  case unknown, emailAddress, phoneNumber
}

/// A handle of a person, such as an address.
open class INPersonHandle: NSObject, @unchecked Sendable {
  /// The text.
  public let value: String?
  /// The kind.
  public let type: INPersonHandleType

  /// Creates a handle.
  public init(value: String?, type: INPersonHandleType) {
    self.value = value
    self.type = type
  }
}

/// A person.
open class INPerson: NSObject, @unchecked Sendable {
  /// The name.
  open var displayName = ""
  /// The handle, or nil.
  open var personHandle: INPersonHandle?
  /// The parts of the name, or nil.
  open var nameComponents: PersonNameComponents?
  /// The image, or nil.
  open var image: INImage?
  /// The identifier of the contact, or nil.
  open var contactIdentifier: String?
  /// The identifier in the app, or nil.
  open var customIdentifier: String?

  /// Creates a person without a name.
  public override init() {}

  /// Creates a person.
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName = displayName ?? ""
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
  }
}

/// A focus of the person, of which there is none.
open class INFocusStatus: NSObject, @unchecked Sendable {
  /// A Boolean value that indicates whether a focus is on, or nil if it isn't known.
  open var isFocused: Bool? { nil }
}

/// The permission to know the focus.
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// The center of the focus.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
  /// The center.
  public static let `default` = INFocusStatusCenter()
  /// The focus.
  open var focusStatus: INFocusStatus { INFocusStatus() }
  /// The permission, which the person denies.
  open var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }
  /// Answers that the person denies the permission.
  open func requestAuthorization(
    completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) { completionHandler?(.denied) }
}

/// The store of shortcuts that could be relevant, which is empty.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
  /// The store.
  public static let `default` = INRelevantShortcutStore()
  /// Stores nothing.
  open func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
}

/// A shortcut that could be relevant.
open class INRelevantShortcut: NSObject, @unchecked Sendable {
  /// The kind of widget that shows the shortcut, or nil.
  open var widgetKind: String?

  /// Creates a shortcut.
  public init(shortcut: INShortcut) {}
}
