// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

// Small parts of Security, WatchConnectivity, CoreTelephony and
// MobileCoreServices: empty key chains, no network, and no other device.

/// A result of the key chain.
public typealias OSStatus = Int32
/// Success.
public let errSecSuccess: OSStatus = 0
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300

/// The class of an item.
public var kSecClass: CFString { "class" }
/// The class of passwords.
public var kSecClassGenericPassword: CFString { "genp" }
/// The class of passwords of the internet.
public var kSecClassInternetPassword: CFString { "inet" }
/// The account of an item.
public var kSecAttrAccount: CFString { "acct" }
/// The service of an item.
public var kSecAttrService: CFString { "svce" }
/// The server of an item.
public var kSecAttrServer: CFString { "srvr" }
/// The group of an item.
public var kSecAttrAccessGroup: CFString { "agrp" }
/// The access to an item.
public var kSecAttrAccessible: CFString { "pdmn" }
/// Access after the first unlocking.
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
/// Access while the device is unlocked.
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
/// Access after the first unlocking, without a transfer to other devices.
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
/// Access while the device is unlocked, without a transfer to other devices.
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
/// Access on a device with a passcode, without a transfer to other devices.
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" }
/// The data of an item.
public var kSecValueData: CFString { "v_Data" }
/// The request of data.
public var kSecReturnData: CFString { "r_Data" }
/// The request of attributes.
public var kSecReturnAttributes: CFString { "r_Attributes" }
/// The number of results.
public var kSecMatchLimit: CFString { "m_Limit" }
/// One result.
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
/// All results.
public var kSecMatchLimitAll: CFString { "m_LimitAll" }

/// Finds nothing.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { errSecItemNotFound }
/// Adds nothing.
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { errSecSuccess }
/// Changes nothing.
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus { errSecItemNotFound }
/// Removes nothing.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { errSecItemNotFound }

/// The state of a session with a watch.
public enum WCSessionActivationState: Int, Sendable {
  case notActivated, inactive, activated
}

/// The delegate of a session with a watch, which is never called.
public protocol WCSessionDelegate: AnyObject {
  /// Handles the beginning of a session.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// Handles a message.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Handles a state.
  func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
}

extension WCSessionDelegate {
  /// Handles nothing.
  public func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?
  ) {}
  /// Handles nothing.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Handles nothing.
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
}

/// A session with a watch, of which there is none.
open class WCSession: NSObject {
  /// The delegate, which is never called.
  open weak var delegate: (any WCSessionDelegate)?

  /// The session.
  open class var `default`: WCSession { WCSession() }
  /// Returns false.
  open class func isSupported() -> Bool { false }
  /// Begins the session.
  open func activate() {}
  /// False.
  open var isReachable: Bool { false }
  /// False.
  open var isPaired: Bool { false }
  /// The state.
  open var activationState: WCSessionActivationState { .notActivated }
  /// Sends nothing.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Sends nothing.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {}
  /// Sends nothing.
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> NSObject { NSObject() }
  /// Sends nothing.
  @discardableResult
  open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> NSObject {
    NSObject()
  }
  /// Sends nothing.
  @discardableResult
  open func transferFile(_ file: URL, metadata: [String: Any]?) -> NSObject { NSObject() }
  /// Sends nothing.
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// False.
  open var isWatchAppInstalled: Bool { false }
  /// False.
  open var isComplicationEnabled: Bool { false }
  /// The number of transfers that are left.
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  /// The last state that was sent, which is empty.
  open var applicationContext: [String: Any] { [:] }
  /// The last state that was received, which is empty.
  open var receivedApplicationContext: [String: Any] { [:] }
}

/// A mobile network, of which there is none.
open class CTCarrier: NSObject {
  /// The name.
  open var carrierName: String? { nil }
  /// The code of the country.
  open var isoCountryCode: String? { nil }
}

/// The mobile networks of the device, of which there are none.
open class CTTelephonyNetworkInfo: NSObject {
  /// Nil.
  open var subscriberCellularProvider: CTCarrier? { nil }
  /// Nil.
  open var currentRadioAccessTechnology: String? { nil }
}

/// The kind of texts.
public var kUTTypeText: CFString { "public.text" }
/// The kind of plain texts.
public var kUTTypePlainText: CFString { "public.plain-text" }
/// The kind of images.
public var kUTTypeImage: CFString { "public.image" }
/// The kind of URLs.
public var kUTTypeURL: CFString { "public.url" }
/// The kind of data.
public var kUTTypeData: CFString { "public.data" }
