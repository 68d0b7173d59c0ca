// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Connections of Network, which fail because there is no network.

/// A failure of a connection.
public enum NWError: Error, Equatable, Sendable {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)
}

/// The end of a connection.
public enum NWEndpoint: Hashable, Sendable {
  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)

  /// A host by its name.
  public struct Host: Hashable, Sendable, ExpressibleByStringLiteral,
    CustomDebugStringConvertible
  {
    private let name: String

    /// The name.
    public var debugDescription: String { name }

    /// Creates a host.
    public init(_ string: String) { name = string }
    /// Creates a host.
    public init(stringLiteral value: String) { name = value }
  }

  /// A port by its number.
  public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral {
    /// The number.
    public let rawValue: UInt16

    /// Creates a port.
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    /// Creates a port.
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// Creates a port, or returns nil if the text is no number.
    public init?(_ string: String) {
      guard let number = UInt16(string) else { return nil }
      rawValue = number
    }

    /// The port of web pages.
    public static let http: Port = 80
    /// The port of secure web pages.
    public static let https: Port = 443
  }
}

/// A connection, which fails.
public final class NWConnection: @unchecked Sendable {
  /// The state of a connection.
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case preparing
    case ready
    case failed(NWError)
    case cancelled
  }

  /// The context of a message.
  public final class ContentContext: Sendable {
    /// A message.
    public static let defaultMessage = ContentContext()
    /// The last message.
    public static let finalMessage = ContentContext()
  }

  /// The treatment of a sent message.
  public enum SendCompletion {
    case contentProcessed(@Sendable (NWError?) -> Void)
    case idempotent
  }

  /// The other end.
  public let endpoint: NWEndpoint
  /// The state.
  public private(set) var state = State.setup
  /// The parameters.
  public let parameters: NWParameters
  /// The network, of which there is none.
  public var currentPath: NWPath? { nil }
  /// The receiver of other networks, which is never called.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// The receiver of better networks, which is never called.
  public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
  /// The receiver of states.
  public var stateUpdateHandler: (@Sendable (State) -> Void)?

  private static let failure = NWError.posix(.ENETDOWN)

  /// Creates a connection.
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    self.endpoint = endpoint
    self.parameters = parameters
  }
  /// Creates a connection.
  public convenience init(
    host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters
  ) { self.init(to: .hostPort(host: host, port: port), using: parameters) }

  /// Fails, because there is no network.
  public func start(queue: DispatchQueue) {
    state = .failed(Self.failure)
    let (handler, state) = (stateUpdateHandler, state)
    queue.async { handler?(state) }
  }
  /// Ends the connection.
  public func cancel() { state = .cancelled }
  /// Ends the connection.
  public func forceCancel() { state = .cancelled }
  /// Starts the connection again, which fails.
  public func restart() {}
  /// Sends no message.
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    if case .contentProcessed(let handler) = completion { handler(Self.failure) }
  }
  /// Receives no message.
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { completion(nil, nil, true, Self.failure) }
  /// Receives no message.
  public func receiveMessage(
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { completion(nil, nil, true, Self.failure) }
}

/// A receiver of connections, which can't be created.
public final class NWListener: @unchecked Sendable {
  /// The receiver of connections.
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
  /// The port.
  public var port: NWEndpoint.Port? { nil }

  /// Throws, because there is no network.
  public init(using parameters: NWParameters, on port: NWEndpoint.Port = 0) throws {
    throw NWError.posix(.ENETDOWN)
  }
  /// Does nothing.
  public func start(queue: DispatchQueue) {}
  /// Does nothing.
  public func cancel() {}
}
