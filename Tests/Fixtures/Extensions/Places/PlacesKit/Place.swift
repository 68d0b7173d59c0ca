import CoreLocation
import os.log

/// A place that the app and its widget share.
public struct Place {
  public let name: String
  public let location: CLLocation

  public init(_ name: String, _ latitude: Double, _ longitude: Double) {
    self.name = name
    location = CLLocation(latitude: latitude, longitude: longitude)
  }

  public static let all = [
    Place("Oslo", 59.9139, 10.7522), Place("Bergen", 60.3913, 5.3221),
    Place("Tromsø", 69.6492, 18.9553),
  ]

  /// The place that is nearest to a position, and how far away it is.
  public static func nearest(to position: CLLocation) -> (place: Place, kilometers: Int) {
    let nearest = all.min {
      position.distance(from: $0.location) < position.distance(from: $1.location)
    }!
    os_log("nearest: %@", log: .default, type: .debug, nearest.name)
    return (nearest, Int(position.distance(from: nearest.location) / 1000))
  }
}
