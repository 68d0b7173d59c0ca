// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

// More names of Security for empty key chains.

/// There is such an item already.
public let errSecDuplicateItem: OSStatus = -25299
/// The person must unlock the device.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// A parameter is wrong.
public let errSecParam: OSStatus = -50
/// The data can't be decoded.
public let errSecDecode: OSStatus = -26275
/// The person couldn't prove the identity.
public let errSecAuthFailed: OSStatus = -25293
/// There is no key chain.
public let errSecNotAvailable: OSStatus = -25291
/// The function isn't there.
public let errSecUnimplemented: OSStatus = -4
/// The person canceled.
public let errSecUserCanceled: OSStatus = -128
/// An entitlement is missing.
public let errSecMissingEntitlement: OSStatus = -34018

/// The exchange of an item between devices.
public var kSecAttrSynchronizable: CFString { "sync" }
/// Items with and without an exchange.
public var kSecAttrSynchronizableAny: CFString { "syna" }
/// The label of an item.
public var kSecAttrLabel: CFString { "labl" }
/// The comment of an item.
public var kSecAttrComment: CFString { "icmt" }
/// The description of an item.
public var kSecAttrDescription: CFString { "desc" }
/// The generic value of an item.
public var kSecAttrGeneric: CFString { "gena" }
/// The protocol of an item.
public var kSecAttrProtocol: CFString { "ptcl" }
/// The port of an item.
public var kSecAttrPort: CFString { "port" }
/// The path of an item.
public var kSecAttrPath: CFString { "path" }
/// The creation of an item.
public var kSecAttrCreationDate: CFString { "cdat" }
/// The last change of an item.
public var kSecAttrModificationDate: CFString { "mdat" }
/// The conditions of access to an item.
public var kSecAttrAccessControl: CFString { "accc" }
/// The tag of a key.
public var kSecAttrApplicationTag: CFString { "atag" }
/// The kind of a key.
public var kSecAttrKeyType: CFString { "type" }
/// Keys of RSA.
public var kSecAttrKeyTypeRSA: CFString { "42" }
/// Keys of elliptic curves.
public var kSecAttrKeyTypeECSECPrimeRandom: CFString { "73" }
/// The class of a key.
public var kSecAttrKeyClass: CFString { "kcls" }
/// The class of public keys.
public var kSecAttrKeyClassPublic: CFString { "0" }
/// The class of private keys.
public var kSecAttrKeyClassPrivate: CFString { "1" }
/// The number of a key's bits.
public var kSecAttrKeySizeInBits: CFString { "bsiz" }
/// The storage of a key in the key chain.
public var kSecAttrIsPermanent: CFString { "perm" }
/// The use of the key chain of newer systems.
public var kSecUseDataProtectionKeychain: CFString { "nleg" }
/// The context of an identification.
public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" }
/// The class of keys.
public var kSecClassKey: CFString { "keys" }
/// The class of certificates.
public var kSecClassCertificate: CFString { "cert" }
/// The class of identities.
public var kSecClassIdentity: CFString { "idnt" }
/// The request of a reference that can be stored.
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" }
/// The request of a reference.
public var kSecReturnRef: CFString { "r_Ref" }
/// A reference that can be stored.
public var kSecValuePersistentRef: CFString { "v_PersistentRef" }
/// A reference.
public var kSecValueRef: CFString { "v_Ref" }
/// Access always, without a transfer to other devices.
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" }
/// Access always.
public var kSecAttrAccessibleAlways: CFString { "dk" }

/// Returns the text of a result.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? { NSString(string: "OSStatus \(status)") }

/// The source of random numbers.
public struct SecRandomRef: Sendable {}
/// The standard source of random numbers.
public let kSecRandomDefault: SecRandomRef? = nil

/// Writes zeros, because every picture has the same numbers.
@discardableResult
public func SecRandomCopyBytes(
  _ random: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  unsafe bytes.initializeMemory(as: UInt8.self, repeating: 0, count: max(0, count))
  return errSecSuccess
}

/// A key, always empty.
public final class SecKey: Sendable {}
/// A certificate, always empty.
public final class SecCertificate: Sendable {}
/// The trust in a server, of which there is none.
public final class SecTrust: Sendable {}
/// The conditions of access to an item.
public final class SecAccessControl: Sendable {}

/// Conditions of access to an item.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The bits of the conditions.
  public let rawValue: UInt

  /// Creates conditions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A person is present.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  /// A face or a finger.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
  /// The same faces and fingers.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
  /// The passcode.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
}

/// Returns nil, because there is no key chain.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutableRawPointer?
) -> SecAccessControl? { nil }

/// Returns nil, because no keys are made.
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: UnsafeMutableRawPointer?
) -> SecKey? { nil }

/// Returns nil, because no keys are made.
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutableRawPointer?
) -> SecKey? { nil }

/// Returns nil.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
