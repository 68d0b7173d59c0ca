// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import Foundation

// The settings of Network's connections, which have no effect.

/// The settings of a protocol.
open class NWProtocolOptions: @unchecked Sendable {}

/// TCP.
public final class NWProtocolTCP: Sendable {
  /// The settings of TCP.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Creates settings.
    override public init() {}
    /// A Boolean value that indicates whether small packets are sent at once.
    public var noDelay = false
    /// A Boolean value that indicates whether the connection is tested.
    public var enableKeepalive = false
    /// The seconds before the first test.
    public var keepaliveIdle = 0
    /// The number of tests.
    public var keepaliveCount = 0
    /// The seconds between tests.
    public var keepaliveInterval = 0
    /// The seconds to connect.
    public var connectionTimeout = 0
    /// The seconds before data is dropped.
    public var connectionDropTime = 0
    /// The seconds of repeated sending.
    public var persistTimeout = 0
    /// A Boolean value that indicates whether the last packet is sent once.
    public var retransmitFinDrop = false
    /// A Boolean value that indicates whether data is sent with the first packet.
    public var enableFastOpen = false
    /// A Boolean value that indicates whether urgent data is off.
    public var noPush = false
    /// The largest size of a segment.
    public var maximumSegmentSize = 0
  }
}

/// UDP.
public final class NWProtocolUDP: Sendable {
  /// The settings of UDP.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Creates settings.
    override public init() {}
    /// A Boolean value that indicates whether checksums are off.
    public var preferNoChecksum = false
  }
}

/// TLS.
public final class NWProtocolTLS: Sendable {
  /// The settings of TLS.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Creates settings.
    override public init() {}
    /// The settings in Security.
    public var securityProtocolOptions: sec_protocol_options_t { sec_protocol_options_t() }
  }
}

/// WebSocket.
public final class NWProtocolWebSocket: Sendable {
  /// The settings of WebSocket.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Creates settings.
    override public init() {}
    /// A Boolean value that indicates whether pings are answered.
    public var autoReplyPing = false
  }
}

/// The settings of TLS in Security.
public final class sec_protocol_options_t: Sendable {}
/// A certificate chain.
public final class sec_trust_t: Sendable {}
/// The state of TLS.
public final class sec_protocol_metadata_t: Sendable {}

/// Sets the check of a certificate, which is never called.
public func sec_protocol_options_set_verify_block(
  _ options: sec_protocol_options_t,
  _ block: @escaping (sec_protocol_metadata_t, sec_trust_t, @escaping (Bool) -> Void) -> Void,
  _ queue: DispatchQueue
) {}

/// The settings of a connection.
public final class NWParameters: @unchecked Sendable {
  /// Settings of TCP.
  public static var tcp: NWParameters { NWParameters(tls: nil) }
  /// Settings of UDP.
  public static var udp: NWParameters { NWParameters(dtls: nil) }
  /// Settings of TLS.
  public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }

  /// The kind of a connection with several paths.
  public enum MultipathServiceType: Sendable {
    case disabled, handover, interactive, aggregate
  }
  /// The use of expired names.
  public enum ExpiredDNSBehavior: Sendable {
    case systemDefault, allow, prohibit, persistent
  }
  /// The protocols of a connection, from the highest to the lowest.
  public final class ProtocolStack: @unchecked Sendable {
    /// The protocols above that of transport.
    public var applicationProtocols: [NWProtocolOptions] = []
    /// The protocol of transport.
    public var transportProtocol: NWProtocolOptions?
    /// The protocol of addresses.
    public var internetProtocol: NWProtocolOptions?
  }
  /// The protocols.
  public let defaultProtocolStack = ProtocolStack()
  /// The purpose of a connection.
  public enum ServiceClass: Sendable {
    case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
  }

  /// A Boolean value that indicates whether addresses are used again.
  public var allowLocalEndpointReuse = false
  /// A Boolean value that indicates whether neighbors are found.
  public var includePeerToPeer = false
  /// A Boolean value that indicates whether expensive networks are refused.
  public var prohibitExpensivePaths = false
  /// A Boolean value that indicates whether networks with a limit are refused.
  public var prohibitConstrainedPaths = false
  /// The interfaces that are refused.
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  /// The required interface.
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  /// The use of expired names.
  public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
  /// The kind of a connection with several paths.
  public var multipathServiceType = MultipathServiceType.disabled
  /// The purpose.
  public var serviceClass = ServiceClass.bestEffort
  /// A Boolean value that indicates whether data is sent with the first packet.
  public var allowFastOpen = false

  /// Creates settings.
  public init() {}
  /// Creates settings of TCP.
  public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) {
    set([tls].compactMap(\.self), tcp)
  }
  /// Creates settings of UDP.
  public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) {
    set([dtls].compactMap(\.self), udp)
  }

  private func set(_ protocols: [NWProtocolOptions], _ transport: NWProtocolOptions) {
    defaultProtocolStack.applicationProtocols = protocols
    defaultProtocolStack.transportProtocol = transport
  }
}
