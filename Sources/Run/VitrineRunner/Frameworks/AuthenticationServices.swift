// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import UIKit

// A sign-in always fails, because no person uses a picture.

/// A failure of a sign-in.
public struct ASAuthorizationError: Error, Equatable, Sendable {
  /// The reason of a failure.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }

  /// The reason.
  public let code: Code

  /// Creates a failure.
  public init(_ code: Code) { self.code = code }

  /// The person ended it.
  public static var canceled: Code { .canceled }
  /// It failed.
  public static var failed: Code { .failed }
  /// The reason is unknown.
  public static var unknown: Code { .unknown }
}

/// A way of signing in.
public protocol ASAuthorizationProvider: AnyObject {}
/// The result of a sign-in.
public protocol ASAuthorizationCredential: AnyObject {}

/// A sign-in of a person.
open class ASAuthorization: NSObject {
  /// A part of a person's identity.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a part from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the person.
    public static let fullName = Scope(rawValue: "full_name")
    /// The address of the person.
    public static let email = Scope(rawValue: "email")
  }

  /// The result.
  public let credential: any ASAuthorizationCredential

  init(_ credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// A request of a sign-in.
open class ASAuthorizationRequest: NSObject {}

/// A request of a sign-in with a scope.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// The requested parts of the identity.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// The state of the request.
  open var state: String?
  /// The number that is used once.
  open var nonce: String?
}

/// A request of a sign-in with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// The identifier of the person.
  open var user: String?
}

/// A request of a password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// The sign-in with Apple.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// The state of a person's sign-in.
  public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }

  /// Returns a request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Reports that the person is unknown.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
  /// Returns that the person isn't known.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// The stored passwords.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  /// Returns a request.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// The identity of a person.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// The identifier of the person.
  open var user: String { "" }
  /// The address.
  open var email: String? { nil }
  /// The name.
  open var fullName: PersonNameComponents? { nil }
  /// The proof of the identity.
  open var identityToken: Data? { nil }
  /// The code for a server.
  open var authorizationCode: Data? { nil }
}

/// A stored password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// The name of the person.
  public let user: String
  /// The password.
  public let password: String

  /// Creates a password.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// The window of a sign-in.
public typealias ASPresentationAnchor = UIWindow

/// The receiver of a sign-in.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// Receives the result of a sign-in, and is never called here.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  )
  /// Receives a failure.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Ignores a result.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Ignores a failure.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// The provider of a window for a sign-in.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// Returns the window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// A sign-in, which the person ends.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
  /// The receiver of the result.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The provider of the window.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  /// The requests.
  public let authorizationRequests: [ASAuthorizationRequest]

  /// Creates a sign-in.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Answers that the person ended it.
  open func performRequests() {
    delegate?.authorizationController(
      controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
  }
}

// MARK: Web pages

/// A failure of a sign-in on a web page.
public struct ASWebAuthenticationSessionError: Error, Equatable, Sendable {
  /// The reason of a failure.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }

  /// The reason.
  public let code: Code

  /// Creates a failure.
  public init(_ code: Code) { self.code = code }

  /// The person ended it.
  public static var canceledLogin: Code { .canceledLogin }
}

/// The provider of a window for a web page.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  /// Returns the window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// A sign-in on a web page, which isn't presented.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  /// The receiver of the address or a failure.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The provider of the window.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// A Boolean value that indicates whether cookies are ignored.
  open var prefersEphemeralWebBrowserSession = false

  /// Creates a sign-in.
  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {}

  /// Returns false, because a picture shows no sign-in.
  @discardableResult
  open func start() -> Bool { false }
  /// Ends the sign-in.
  open func cancel() {}
}
