// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Contacts, to which the person denies access.

/// The kind of contacts' data.
public enum CNEntityType: Int, Sendable {
  case contacts
}

/// The permission to read contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A property of a contact.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// The key of the given name.
public let CNContactGivenNameKey = "givenName"
/// The key of the family name.
public let CNContactFamilyNameKey = "familyName"
/// The key of telephone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of addresses of mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of the birthday.
public let CNContactBirthdayKey = "birthday"
/// The key of the picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of the picture.
public let CNContactImageDataKey = "imageData"

/// A contact.
open class CNContact: NSObject {
  /// The given name.
  open var givenName: String { "" }
  /// The family name.
  open var familyName: String { "" }
  /// The birthday.
  open var birthday: DateComponents? { nil }
  /// The picture.
  open var thumbnailImageData: Data? { nil }
  /// The identifier.
  open var identifier: String { "" }
  /// The data of the picture.
  open var imageData: Data? { nil }
  /// A Boolean value that indicates whether there is a picture.
  open var imageDataAvailable: Bool { false }
  /// The nickname.
  open var nickname: String { "" }
  /// The organization.
  open var organizationName: String { "" }

  /// Returns a predicate that no contact meets.
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Returns a predicate that no contact meets.
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: false)
  }
}

/// A request of contacts.
open class CNContactFetchRequest: NSObject {
  /// Creates a request.
  public init(keysToFetch: [any CNKeyDescriptor]) {}
}

/// The store of contacts, which is empty.
open class CNContactStore: NSObject {
  /// Returns `denied`.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .denied
  }
  /// Answers that the person denies access.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  /// Finds no contacts.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch: [any CNKeyDescriptor]
  ) throws -> [CNContact] { [] }
  /// Throws an error, because there are no contacts.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch: [any CNKeyDescriptor]
  ) throws -> CNContact { throw CocoaError(.fileNoSuchFile) }
  /// Finds no contacts.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
  ) throws {}
}
