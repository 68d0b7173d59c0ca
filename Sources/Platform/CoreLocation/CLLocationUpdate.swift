import Foundation

/// A position of the device, which doesn't change.
public struct CLLocationUpdate: Sendable {
  /// The movement that positions are for.
  public enum LiveConfiguration: Int, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// The position, or nil if the person denied access.
  public let location: CLLocation?
  /// A Boolean value that indicates whether the device rests.
  public var isStationary: Bool { true }
  /// A Boolean value that indicates whether the device rests.
  public var stationary: Bool { true }
  /// A Boolean value that indicates whether the person denied access.
  public var authorizationDenied: Bool { location == nil }
  /// A Boolean value that indicates whether access is denied to all apps.
  public var authorizationDeniedGlobally: Bool { false }
  /// A Boolean value that indicates whether access is restricted.
  public var authorizationRestricted: Bool { false }
  /// A Boolean value that indicates whether the person is being asked.
  public var authorizationRequestInProgress: Bool { false }
  /// A Boolean value that indicates whether the position is exact.
  public var accuracyLimited: Bool { false }
  /// A Boolean value that indicates whether there is no position.
  public var locationUnavailable: Bool { location == nil }
  /// A Boolean value that indicates whether the app isn't in use.
  public var insufficientlyInUse: Bool { false }
  /// A Boolean value that indicates whether a session is missing.
  public var serviceSessionRequired: Bool { false }

  /// Returns the one position.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates(update: CLLocationUpdate(location: CLLocationManager().location))
  }

  /// A sequence of one position.
  public struct Updates: AsyncSequence, Sendable {
    /// The type of the values.
    public typealias Element = CLLocationUpdate
    let update: CLLocationUpdate

    /// Returns an iterator.
    public func makeAsyncIterator() -> Iterator { Iterator(rest: update) }

    /// An iterator over one position.
    public struct Iterator: AsyncIteratorProtocol {
      var rest: CLLocationUpdate?

      /// Returns the position once, and then nil.
      public mutating func next() async throws -> CLLocationUpdate? {
        defer { rest = nil }
        return rest
      }
    }
  }
}

/// A request of access to the position, which has no effect.
public final class CLServiceSession: Sendable {
  /// The access that is requested.
  public enum AuthorizationRequirement: Int, Sendable {
    case none, whenInUse, always
  }

  /// Creates a request.
  public init(authorization: AuthorizationRequirement) {}
  /// Creates a request.
  public init(
    authorization: AuthorizationRequirement, fullAccuracyPurposeKey purposeKey: String
  ) {}
  /// Ends the request.
  public func invalidate() {}
}
