public import Foundation
import Synchronization

/// How exact a position should be, in meters.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Every movement is reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Why there is no location.
public struct CLError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
}

/// Who hears of locations; all of it is optional.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}

  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}

  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}

  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Says where the device of a widget's world is.
///
/// The position stands still, so each request is answered once. Without a position in the world the app
/// isn't authorized, and every request fails with `CLError.denied`, as after a person's refusal.
open class CLLocationManager: NSObject, @unchecked Sendable {
  private static let world = Mutex<CLLocation?>(nil)

  /// Sets where the device is; nil for a person who refuses to tell.
  package static func place(at location: CLLocation?) { world.withLock { $0 = location } }

  /// Hears of locations, and first of the authorization, as on the platform.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      answer { manager, delegate in
        delegate.locationManager(manager, didChangeAuthorization: Self.authorizationStatus())
        delegate.locationManagerDidChangeAuthorization(manager)
      }
    }
  }

  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false

  open var location: CLLocation? { Self.world.withLock(\.self) }

  open class func locationServicesEnabled() -> Bool { true }

  open class func authorizationStatus() -> CLAuthorizationStatus {
    world.withLock { $0 == nil ? .denied : .authorizedWhenInUse }
  }

  open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }

  /// A person has answered before: the answer doesn't change.
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}

  open func requestLocation() { answer(Self.report) }
  open func startUpdatingLocation() { answer(Self.report) }
  open func startMonitoringSignificantLocationChanges() { answer(Self.report) }
  /// Nothing more would come.
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

  /// Answers on the main queue, once the code that asks is done, as the platform does.
  private func answer(
    _ reply: @escaping @Sendable (CLLocationManager, any CLLocationManagerDelegate) -> Void
  ) {
    DispatchQueue.main.async { [self] in
      if let delegate { reply(self, delegate) }
    }
  }
}
