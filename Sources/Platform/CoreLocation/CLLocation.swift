public import Foundation
import VitrineGraphics

/// A latitude or longitude in degrees.
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// An accuracy in meters.
public typealias CLLocationAccuracy = Double
/// A speed in meters per second.
public typealias CLLocationSpeed = Double
/// A direction in degrees from true north.
public typealias CLLocationDirection = Double

/// A coordinate on the WGS 84 ellipsoid.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude in degrees.
  public var latitude: CLLocationDegrees
  /// The longitude in degrees.
  public var longitude: CLLocationDegrees

  /// Creates a coordinate at 0° N, 0° E.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a coordinate from its latitude and longitude.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Creates a coordinate with the platform's older function.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns whether the latitude is within ±90° and the longitude within ±180°.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  coordinate.latitude.magnitude <= 90 && coordinate.longitude.magnitude <= 180
}

/// An invalid coordinate.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A device's position at a time.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The coordinate.
  public let coordinate: CLLocationCoordinate2D
  /// The altitude above sea level, in meters.
  public let altitude: CLLocationDistance
  /// The accuracy in meters, which is negative if the coordinate is unknown.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The accuracy of the altitude in meters, which is negative if the altitude is unknown.
  public let verticalAccuracy: CLLocationAccuracy
  /// The course, which is negative because the device doesn't move.
  public let course: CLLocationDirection
  /// The speed in meters per second, which is negative if it is unknown.
  public let speed: CLLocationSpeed
  /// The time at which the position was determined.
  public let timestamp: Date

  /// Creates a position from all its values.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection = -1, speed: CLLocationSpeed = -1, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// Creates a position from its latitude and longitude, at the current time.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Returns the distance in meters along a great circle.
  ///
  /// The angle between two unit vectors is computed from their chord, as in the haversine formula
  /// (R. W. Sinnott, "Virtues of the Haversine", Sky & Telescope 68, 1984), on a sphere of the
  /// IUGG's mean radius. The platform measures on the ellipsoid, which differs by up to 0.6 %.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (a, b) = (Self.vector(coordinate), Self.vector(location.coordinate))
    let (x, y, z) = (a.x - b.x, a.y - b.y, a.z - b.z)
    let half = min(1, (x * x + y * y + z * z).squareRoot() / 2)
    return 2 * 6_371_008.8 * Self.arcsine(half)
  }

  private static func vector(
    _ place: CLLocationCoordinate2D
  ) -> (x: Double, y: Double, z: Double) {
    let latitude = Scalars.direction(turns: place.latitude / 360)
    let longitude = Scalars.direction(turns: place.longitude / 360)
    return (
      latitude.cosine * longitude.cosine, latitude.cosine * longitude.sine, latitude.sine
    )
  }

  /// Returns the angle of a sine from 0 to 1.
  ///
  /// Bisection gives the same bits on every machine. 60 steps exceed the precision of a `Double`.
  private static func arcsine(_ sine: Double) -> Double {
    var (low, high) = (0.0, 0.25)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Scalars.direction(turns: middle).sine < sine { low = middle } else { high = middle }
    }
    return (low + high) * Scalars.pi
  }
}
