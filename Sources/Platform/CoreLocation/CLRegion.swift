public import Foundation

/// A region, of which no border is watched.
open class CLRegion: NSObject {
  /// The identifier.
  public let identifier: String
  /// A Boolean value that indicates whether an entry is reported.
  open var notifyOnEntry = true
  /// A Boolean value that indicates whether an exit is reported.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }
}

/// A circle.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The center.
  public let center: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance

  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Returns whether a coordinate is inside.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude)
      .distance(
        from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
      <= radius
  }
}

/// The surroundings of a beacon.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  /// The identifier of the beacon.
  public let uuid: UUID

  /// Creates a region.
  public init(uuid: UUID, identifier: String) {
    self.uuid = uuid
    super.init(identifier: identifier)
  }
}

/// A direction of the device.
open class CLHeading: NSObject {
  /// The direction from the magnetic pole.
  open var magneticHeading: CLLocationDirection { 0 }
  /// The direction from the pole, or a negative value.
  open var trueHeading: CLLocationDirection { -1 }
  /// The accuracy, or a negative value.
  open var headingAccuracy: CLLocationDirection { -1 }
}

/// A stay at a place.
open class CLVisit: NSObject {
  /// The start.
  open var arrivalDate: Date { .distantPast }
  /// The end.
  open var departureDate: Date { .distantFuture }
  /// The position.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

/// The accuracy that a person allows.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

extension CLLocation {
  /// The accuracy of the course; it is negative because the device doesn't move.
  public var courseAccuracy: CLLocationDirection { -1 }
  /// The accuracy of the speed; it is negative because the device doesn't move.
  public var speedAccuracy: CLLocationSpeed { -1 }
  /// The floor, or nil.
  public var floor: CLFloor? { nil }
}

/// A floor of a building.
open class CLFloor: NSObject {
  /// The number.
  open var level: Int { 0 }
}

extension CLLocationManager {
  /// The accuracy that the person allows.
  public var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// The direction of the device, or nil.
  public var heading: CLHeading? { nil }
  /// The regions, always empty.
  public var monitoredRegions: Set<CLRegion> { [] }
  /// A Boolean value that indicates whether an arrow shows the use of positions.
  public var showsBackgroundLocationIndicator: Bool {
    get { false }
    set {}
  }
  /// Returns false, because the direction isn't measured.
  public class func headingAvailable() -> Bool { false }
  /// Returns false, because no border is watched.
  public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Returns true.
  public class func significantLocationChangeMonitoringAvailable() -> Bool { true }
  /// Begins to measure the direction, without a result.
  public func startUpdatingHeading() {}
  /// Ends to measure the direction.
  public func stopUpdatingHeading() {}
  /// Watches a region, without a result.
  public func startMonitoring(for region: CLRegion) {}
  /// Ends to watch a region.
  public func stopMonitoring(for region: CLRegion) {}
  /// Watches stays, without a result.
  public func startMonitoringVisits() {}
  /// Ends to watch stays.
  public func stopMonitoringVisits() {}
  /// Requests the full accuracy for a time; the person allows it already.
  public func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) { completion?(nil) }
}

extension CLGeocoder {
  /// Throws `CLError.network`.
  public func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }

  /// Throws `CLError.network`.
  public func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Fails with `CLError.network`.
  public func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { reverseGeocodeLocation(location, completionHandler: completionHandler) }
}
