public import Foundation
import Synchronization

/// The accuracy for navigation, with data of additional sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The highest accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of a district.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 20000
/// The filter that reports every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// The authorization of an app to access the location.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// An error of a location request.
public struct CLError: Error, Hashable, Sendable {
  /// The reason for an error.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network
  }

  /// The reason for the error.
  public let code: Code

  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }

  /// The position is unknown.
  public static var locationUnknown: Code { .locationUnknown }
  /// The person denied access to the position.
  public static var denied: Code { .denied }
  /// The network is unavailable.
  public static var network: Code { .network }
}

/// The delegate of a location manager.
///
/// All methods are optional.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Ignores new positions.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}

  /// Ignores an error.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}

  /// Ignores a change of the authorization.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}

  /// Ignores a change of the authorization.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// A manager with the position of the device in a widget's environment.
///
/// The position is constant, so each request is answered once. Without a position the app isn't
/// authorized, and every request fails with `CLError.denied`, as after a person's refusal.
open class CLLocationManager: NSObject, @unchecked Sendable {
  private static let world = Mutex<CLLocation?>(nil)

  /// Sets the position of the device.
  ///
  /// Nil means that the person denies access.
  package static func place(at location: CLLocation?) { world.withLock { $0 = location } }

  /// The delegate.
  ///
  /// As on the platform, it is first notified of the authorization.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      answer { manager, delegate in
        delegate.locationManager(manager, didChangeAuthorization: Self.authorizationStatus())
        delegate.locationManagerDidChangeAuthorization(manager)
      }
    }
  }

  open var desiredAccuracy = kCLLocationAccuracyBest
  open var activityType: CLActivityType = .other
  open var headingFilter: CLLocationDegrees = 1
  open var distanceFilter = kCLDistanceFilterNone
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false

  open var location: CLLocation? { Self.world.withLock(\.self) }

  open class func locationServicesEnabled() -> Bool { true }

  open class func authorizationStatus() -> CLAuthorizationStatus {
    world.withLock { $0 == nil ? .denied : .authorizedWhenInUse }
  }

  open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }

  /// Requests authorization.
  ///
  /// A Boolean value that indicates whether a widget gets locations.
  open var isAuthorizedForWidgetUpdates: Bool {
    [.authorizedAlways, .authorizedWhenInUse].contains(authorizationStatus)
  }

  /// It has no effect, because the person has already decided.
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}

  open func requestLocation() { answer(Self.report) }
  open func startUpdatingLocation() { answer(Self.report) }
  open func startMonitoringSignificantLocationChanges() { answer(Self.report) }
  /// Stops updates.
  ///
  /// It has no effect, because there are no further ones.
  open func stopUpdatingLocation() {}
  open func stopMonitoringSignificantLocationChanges() {}

  private static func report(
    _ manager: CLLocationManager, _ delegate: any CLLocationManagerDelegate
  ) {
    if let location = manager.location {
      delegate.locationManager(manager, didUpdateLocations: [location])
    } else {
      delegate.locationManager(manager, didFailWithError: CLError(.denied))
    }
  }

  /// Calls the delegate on the main queue after the requesting code has returned.
  private func answer(
    _ reply: @escaping @Sendable (CLLocationManager, any CLLocationManagerDelegate) -> Void
  ) {
    DispatchQueue.main.async { [self] in
      if let delegate { reply(self, delegate) }
    }
  }
}

/// The activity of a person, which has no effect.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// The largest distance.
public let CLLocationDistanceMax = Double.greatestFiniteMagnitude
