// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Parts of contacts, always empty.

/// A value of a contact with its label.
open class CNLabeledValue<ValueType: AnyObject>: NSObject {
  /// The label, or nil.
  public let label: String?
  /// The value.
  public let value: ValueType

  /// Creates a value.
  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }

  /// Returns the label in the person's language, which is the label itself.
  open class func localizedString(forLabel label: String) -> String { label }
}

/// A telephone number.
open class CNPhoneNumber: NSObject {
  /// The number.
  public let stringValue: String

  /// Creates a number.
  public init(stringValue string: String) { stringValue = string }
}

/// An address of mail.
open class CNPostalAddress: NSObject {
  /// The street.
  open var street: String { "" }
  /// The town.
  open var city: String { "" }
  /// The state.
  open var state: String { "" }
  /// The postal code.
  open var postalCode: String { "" }
  /// The country.
  open var country: String { "" }
}

/// A contact that can be changed.
open class CNMutableContact: CNContact {}

/// The form of a name.
public enum CNContactFormatterStyle: Int, Sendable {
  case fullName, phoneticFullName
}

/// A formatter of contacts' names.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// The form.
  open var style = CNContactFormatterStyle.fullName

  /// Returns a contact's name.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let name = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
      .joined(separator: " ")
    return name.isEmpty ? nil : name
  }

  /// Returns a contact's name.
  open func string(from contact: CNContact) -> String? {
    Self.string(from: contact, style: style)
  }

  /// Returns the properties that a name needs.
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor { CNContactGivenNameKey }
}

/// The form of an address.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  case mailingAddress
}

/// A formatter of addresses.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  /// Returns an address on several lines.
  open class func string(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
  ) -> String {
    [postalAddress.street, postalAddress.city, postalAddress.country].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}

extension CNContact {
  /// The telephone numbers, always empty.
  public var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { [] }
  /// The addresses of mail, always empty.
  public var emailAddresses: [CNLabeledValue<NSString>] { [] }
  /// The addresses, always empty.
  public var postalAddresses: [CNLabeledValue<CNPostalAddress>] { [] }
  /// The middle name.
  public var middleName: String { "" }
  /// The title before the name.
  public var namePrefix: String { "" }
  /// The title of the work.
  public var jobTitle: String { "" }
  /// The note.
  public var note: String { "" }
}

extension CNContactStore {
  /// Returns that the person denies access.
  @discardableResult
  public func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
}

/// The key of the middle name.
public let CNContactMiddleNameKey = "middleName"
/// The key of the nickname.
public let CNContactNicknameKey = "nickname"
/// The key of the organization.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of the identifier.
public let CNContactIdentifierKey = "identifier"
/// The key of a picture's presence.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
