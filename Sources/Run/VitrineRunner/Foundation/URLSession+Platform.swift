// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import Foundation
public import FoundationNetworking
import UIKit

// Settings and calls of URL sessions on Apple's systems that Linux lacks. Requests go through the
// world's network, so settings of the transport have no effect.
extension URLSessionConfiguration {
  /// Returns a standard configuration, because nothing goes on in the background.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    .default
  }

  /// A Boolean value that indicates whether a request waits for a network.
  @_disfavoredOverload
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }

  /// The folder of an app group for downloads.
  @_disfavoredOverload
  public var sharedContainerIdentifier: String? {
    get { nil }
    set {}
  }

  /// A Boolean value that indicates whether the app is started for a download.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }

  /// A Boolean value that indicates whether the system chooses the time of a download.
  @_disfavoredOverload
  public var isDiscretionary: Bool {
    get { false }
    set {}
  }

  /// A Boolean value that indicates whether expensive networks are used.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// A Boolean value that indicates whether networks with a limit are used.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// The oldest version of transport security.
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv12 }
    set {}
  }

  /// The newest version of transport security.
  public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv13 }
    set {}
  }
}

/// A version of transport security.
public enum tls_protocol_version_t: UInt16, Sendable {
  case TLSv10 = 0x0301
  case TLSv11, TLSv12, TLSv13
}

extension URLSession {
  /// The bytes of an answer one by one.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = UInt8

    fileprivate let data: Data

    /// Returns an iterator of the bytes.
    public func makeAsyncIterator() -> Iterator { Iterator(data: data) }

    /// An iterator of an answer's bytes.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let data: Data
      private var index = 0

      fileprivate init(data: Data) { self.data = data }

      /// Returns the next byte, or nil at the end.
      public mutating func next() async throws -> UInt8? {
        guard index < data.count else { return nil }
        defer { index += 1 }
        return data[data.startIndex + index]
      }
    }

    /// The lines of the text.
    public var lines: AsyncThrowingStream<String, any Error> {
      let lines = String(decoding: data, as: UTF8.self)
        .split(omittingEmptySubsequences: false) { $0.isNewline }.map { String($0) }
      return AsyncThrowingStream { stream in
        for line in lines.last == "" ? lines.dropLast() : lines[...] { stream.yield(line) }
        stream.finish()
      }
    }

    /// The characters of the text.
    public var characters: AsyncThrowingStream<Character, any Error> {
      let text = String(decoding: data, as: UTF8.self)
      return AsyncThrowingStream { stream in
        for character in text { stream.yield(character) }
        stream.finish()
      }
    }
  }

  /// Returns the bytes of the answer to a request.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request)
    return (AsyncBytes(data: data), response)
  }

  /// Returns the bytes at a URL.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(from: url)
    return (AsyncBytes(data: data), response)
  }

  /// The tasks of the session.
  public var allTasks: [URLSessionTask] {
    get async {
      await withCheckedContinuation { done in getAllTasks { done.resume(returning: $0) } }
    }
  }
}

extension URLRequest {
  /// The origin of a request.
  public enum Attribution: UInt, Sendable {
    case developer, user
  }

  /// The origin of the request.
  public var attribution: Attribution {
    get { .developer }
    set {}
  }

  /// A Boolean value that indicates whether the server has the third version of the protocol.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }

  /// A Boolean value that indicates whether expensive networks are used.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// A Boolean value that indicates whether networks with a limit are used.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}

/// The method of a server that proves its identity.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The method of a client that proves its identity.
public let NSURLAuthenticationMethodClientCertificate =
  "NSURLAuthenticationMethodClientCertificate"
