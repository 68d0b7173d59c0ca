// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Hosts that can always be reached, because the world may have responses.

/// The ways to reach a host.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  /// The bits of the ways.
  public let rawValue: UInt32

  /// Creates ways from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A connection is made on demand.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
  /// The host can be reached.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  /// A connection is needed.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  /// Data start the connection.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  /// Data start the connection.
  public static let connectionAutomatic = connectionOnTraffic
  /// A person must act for the connection.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  /// The system's programs start the connection.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  /// The host is this device.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// The host is in the same network.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// The connection is mobile.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

/// A host that may be reached.
open class SCNetworkReachability: NSObject {}

/// The receiver of changes, which don't occur.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// The information for a receiver of changes.
@unsafe public struct SCNetworkReachabilityContext {
  /// The version of the structure.
  public var version: CFIndex
  /// The receiver's value.
  public var info: UnsafeMutableRawPointer?

  /// Creates information.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  ) {
    unsafe self.version = version
    unsafe self.info = info
  }

  /// Creates empty information.
  public init() {
    unsafe version = 0
    unsafe info = nil
  }
}

/// Returns a host.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: String
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Returns a host.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Answers that the host can be reached.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  unsafe flags.pointee = .reachable
  return true
}

/// Answers that changes would be sent to a receiver.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }

/// Answers that changes would be sent on a queue.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { true }

/// The loop of a thread.
public typealias CFRunLoop = RunLoop

/// Returns the loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop { .main }
/// Returns the loop of this thread.
public func CFRunLoopGetCurrent() -> CFRunLoop { .current }

/// A mode of a loop.
public struct CFRunLoopMode: Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The mode of a loop that waits.
  public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
  /// The modes that usual sources share.
  public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

/// Answers that changes would be sent in a loop.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: String
) -> Bool { true }

/// Answers that changes are no longer sent.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: String
) -> Bool { true }

extension sockaddr {
  /// The size of an address, which Linux doesn't store.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }
}

extension sockaddr_in {
  /// The size of an address, which Linux doesn't store.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}
