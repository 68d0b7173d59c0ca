public import Foundation
import VitrineGraphics

/// Degrees, meters and meters per second.
public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double

/// A place on Earth, on the ellipsoid of WGS 84.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() { self.init(latitude: 0, longitude: 0) }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A coordinate by the platform's older spelling.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether a latitude is within a quarter turn, and a longitude within half a turn.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  coordinate.latitude.magnitude <= 90 && coordinate.longitude.magnitude <= 180
}

/// No coordinate at all.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Where a device was, and when.
open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  /// Negative where the coordinate is unknown.
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  /// Negative: the device of a widget's world rests.
  public let course: CLLocationDirection
  public let speed: CLLocationSpeed
  public let timestamp: Date

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

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Meters along a great circle.
  ///
  /// The angle between two unit vectors by way of their chord, as in the haversine formula (R. W.
  /// Sinnott, "Virtues of the Haversine", Sky & Telescope 68, 1984), on a sphere of the IUGG's mean
  /// radius. The platform measures on the ellipsoid; the two differ by up to 0.6 %.
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

  /// The angle of a sine from 0 to 1.
  ///
  /// Found by halving the interval that it lies in: the same bits on every machine. 60 halvings end below the precision of a `Double`.
  private static func arcsine(_ sine: Double) -> Double {
    var (low, high) = (0.0, 0.25)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Scalars.direction(turns: middle).sine < sine { low = middle } else { high = middle }
    }
    return (low + high) * Scalars.pi
  }
}
