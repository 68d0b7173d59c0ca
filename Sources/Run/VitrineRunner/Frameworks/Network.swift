// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Parts of Network and NetworkExtension without effect: no network and no tunnel.

/// The state of the network, of which there is none.
public struct NWPath: Hashable, Sendable {
  /// A state.
  public enum Status: Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  /// The state.
  public var status: Status { .unsatisfied }
  /// A Boolean value that indicates whether the network is expensive.
  public var isExpensive: Bool { false }
  /// A Boolean value that indicates whether the network has a limit of data.
  public var isConstrained: Bool { false }
  /// The interfaces, of which there are none.
  public var availableInterfaces: [NWInterface] { [] }
  /// The gateways, of which there are none.
  public var gateways: [NWEndpoint] { [] }
  /// The near end, of which there is none.
  public var localEndpoint: NWEndpoint? { nil }
  /// The far end, of which there is none.
  public var remoteEndpoint: NWEndpoint? { nil }
  /// A Boolean value that indicates whether names can be found.
  public var supportsDNS: Bool { false }
  /// A Boolean value that indicates whether addresses of version 4 can be reached.
  public var supportsIPv4: Bool { false }
  /// A Boolean value that indicates whether addresses of version 6 can be reached.
  public var supportsIPv6: Bool { false }
  /// Returns whether the network uses an interface.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// An interface of a network.
public struct NWInterface: Hashable, Sendable {
  /// A kind of interfaces.
  public enum InterfaceType: Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  /// The kind.
  public let type: InterfaceType
  /// The name.
  public let name: String
}

/// An observer of the network, which reports once that there is none.
public final class NWPathMonitor: @unchecked Sendable {
  /// The closure for states of the network.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// The present state.
  public var currentPath: NWPath { NWPath() }

  /// Creates an observer.
  public init() {}
  /// Creates an observer of an interface.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  /// Begins to observe.
  public func start(queue: DispatchQueue) {
    let handler = pathUpdateHandler
    queue.async { handler?(NWPath()) }
  }
  /// Ends to observe.
  public func cancel() {}
}

/// The state of a tunnel.
public enum NEVPNStatus: Int, Sendable {
  case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

extension NSNotification.Name {
  /// The name of the notification of another state of a tunnel, which is never posted.
  public static let NEVPNStatusDidChange = NSNotification.Name(
    "com.apple.networkextension.statusdidchange")
  /// The name of the notification of other settings of a tunnel, which is never posted.
  public static let NEVPNConfigurationChange = NSNotification.Name(
    "com.apple.networkextension.changed")
}

/// A connection through a tunnel, which is always closed.
open class NEVPNConnection: NSObject, @unchecked Sendable {
  /// The state.
  open var status: NEVPNStatus { .disconnected }
  /// The date of the connection, or nil.
  open var connectedDate: Date? { nil }
  /// Opens no tunnel.
  open func startVPNTunnel() throws {}
  /// Opens no tunnel.
  open func startVPNTunnel(options: [String: NSObject]? = nil) throws {}
  /// Closes the tunnel.
  open func stopVPNTunnel() {}
}

/// A session of a tunnel.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
  /// Sends nothing.
  open func sendProviderMessage(_ message: Data, responseHandler: ((Data?) -> Void)? = nil) throws {
    responseHandler?(nil)
  }
}

/// The settings of a tunnel.
open class NEVPNProtocol: NSObject, @unchecked Sendable {
  /// The address of the server.
  open var serverAddress: String?
  /// The name of the user.
  open var username: String?
}

/// The settings of an app's tunnel.
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
  /// The app's own settings.
  open var providerConfiguration: [String: Any]?
  /// The identifier of the extension.
  open var providerBundleIdentifier: String?
}

/// A device's tunnel.
open class NEVPNManager: NSObject, @unchecked Sendable {
  /// The settings.
  open var protocolConfiguration: NEVPNProtocol?
  /// The connection.
  open var connection: NEVPNConnection { NEVPNConnection() }
  /// A Boolean value that indicates whether the tunnel can be opened.
  open var isEnabled = false
  /// A Boolean value that indicates whether the tunnel opens by itself.
  open var isOnDemandEnabled = false
  /// The name.
  open var localizedDescription: String?

  private static let device = NEVPNManager()
  /// The device's tunnel.
  open class func shared() -> NEVPNManager { device }
  /// Loads no settings.
  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  /// Loads no settings.
  open func loadFromPreferences() async throws {}
  /// Saves no settings.
  open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  /// Saves no settings.
  open func saveToPreferences() async throws {}
}

/// A tunnel of an app, of which there is none.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  /// Passes no tunnels.
  open class func loadAllFromPreferences(
    completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
  /// Returns no tunnels.
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
}
