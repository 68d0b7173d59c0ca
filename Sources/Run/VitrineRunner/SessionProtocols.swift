import CSandbox
import Foundation
import FoundationNetworking

/// Foundation's protocol class for HTTP, which sessions with a configuration query before all
/// registered classes.
///
/// It refuses all requests, so that they come to the class with the configured responses.
enum SessionProtocols {
  /// A class that inherits all methods.
  private final class Plain: URLProtocol {}

  /// A class that overrides only the question whether it loads a request.
  private final class Refusing: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { false }
  }

  /// Makes Foundation's class refuse all requests.
  ///
  /// Returns false if this version of Foundation has another one.
  static func refuse() -> Bool {
    guard let own = URLSessionConfiguration.default.protocolClasses?.first as? URLProtocol.Type,
      let url = URL(string: "https://vitrine.invalid")
    else { return false }
    unsafe vitrine_copy_override(
      unsafeBitCast(Refusing.self as AnyClass, to: UnsafeRawPointer.self),
      unsafeBitCast(Plain.self as AnyClass, to: UnsafeRawPointer.self),
      unsafeBitCast(URLProtocol.self as AnyClass, to: UnsafeRawPointer.self),
      unsafeBitCast(own as AnyClass, to: UnsafeMutableRawPointer.self))
    return !own.canInit(with: URLRequest(url: url))
  }
}
