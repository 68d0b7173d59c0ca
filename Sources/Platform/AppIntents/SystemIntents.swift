public import Foundation
public import SwiftUI

/// An intent that opens an address.
public struct OpenURLIntent: AppIntent {
  /// The title.
  public static var title: LocalizedStringResource { "Open URL" }
  /// The address.
  public var url: URL

  /// Creates an intent without an address.
  public init() { url = URL(fileURLWithPath: "/") }
  /// Creates an intent.
  public init(_ url: URL) { self.url = url }

  /// Opens nothing.
  public func perform() async throws -> some IntentResult { .result() }
}

extension ForegroundContinuableIntent {
  /// Returns the error of an intent that goes on in the app.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
  ) -> any Error { AppIntentError.unsupportedOnDevice }

  /// Throws an error, because there is no app to go on in.
  public func requestToContinueInForeground(
    _ dialog: IntentDialog? = nil
  ) async throws { throw AppIntentError.unsupportedOnDevice }
}

/// An error of an intent.
public enum AppIntentError: Error {
  case unsupportedOnDevice, restartPerform

  /// An error of a person's permission.
  public enum PermissionRequired: Error {
    case unknown
  }

  /// An error that a person can mend.
  public enum UserActionRequired: Error {
    case accountSetup, signin, subscriptionRequired
  }

  /// An error that a person can't mend.
  public enum Unrecoverable: Error {
    case entityNotFound, featureCurrentlyRestricted, notAllowed, unknown
  }
}

/// A type whose cases have names.
public protocol CaseDisplayRepresentable: TypeDisplayRepresentable, Hashable {
  /// The names of the cases.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
