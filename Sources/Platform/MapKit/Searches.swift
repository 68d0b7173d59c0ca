// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import CoreLocation
public import Foundation
public import UIKit

// Parts of MapKit without maps: every search and every route fails.

/// A point of the world's map.
public struct MKMapPoint: Sendable {
  /// The horizontal place.
  public var x: Double
  /// The vertical place.
  public var y: Double

  /// Creates a point.
  public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }
  /// Creates the point of a coordinate, with a degree as its unit.
  public init(_ coordinate: CLLocationCoordinate2D) {
    self.init(x: coordinate.longitude, y: coordinate.latitude)
  }

  /// The coordinate.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: y, longitude: x)
  }

  /// Returns the distance to a point in meters.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    CLLocation(latitude: y, longitude: x)
      .distance(from: CLLocation(latitude: point.y, longitude: point.x))
  }
}

/// A size on the world's map.
public struct MKMapSize: Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a size.
  public init(width: Double = 0, height: Double = 0) { (self.width, self.height) = (width, height) }
}

/// A rectangle of the world's map.
public struct MKMapRect: Sendable {
  /// The corner.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize

  /// Creates a rectangle.
  public init(origin: MKMapPoint = MKMapPoint(), size: MKMapSize = MKMapSize()) {
    self.origin = origin
    self.size = size
  }

  /// The whole world.
  public static let world = MKMapRect(
    origin: MKMapPoint(x: -180, y: -90), size: MKMapSize(width: 360, height: 180))
  /// No rectangle.
  public static let null = MKMapRect()
}

/// An address with its position.
open class MKPlacemark: CLPlacemark {
  /// The position.
  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? CLLocationCoordinate2D()
  }
  /// The lines of the address, or nil.
  open var title: String? { nil }

  /// Creates an address of a position.
  public init(coordinate: CLLocationCoordinate2D) {
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
}

/// A place of interest.
open class MKMapItem: NSObject {
  /// The address.
  public let placemark: MKPlacemark
  /// The name.
  open var name: String?
  /// The telephone number.
  open var phoneNumber: String?
  /// The address of the web.
  open var url: URL?

  /// Creates a place.
  public init(placemark: MKPlacemark) { self.placemark = placemark }

  /// Returns false, because there are no maps.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  /// Returns the place of the person.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
}

/// The kind of a route for the app of maps.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// A route by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// A route on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// A route by trains and buses.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// A search for places, which fails.
open class MKLocalSearch: NSObject {
  /// The words and the region of a search.
  open class Request: NSObject {
    /// The words.
    open var naturalLanguageQuery: String?
    /// The region.
    open var region = MKCoordinateRegion()
  }

  /// The places that were found.
  open class Response: NSObject {
    /// The places.
    open var mapItems: [MKMapItem] { [] }
    /// The region.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  /// Creates a search.
  public init(request: Request) {}

  /// Throws an error.
  open func start() async throws -> Response { throw CLError(.network) }
  /// Answers with a failure.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, CLError(.network))
  }
  /// Ends the search.
  open func cancel() {}
}

/// Suggestions of searches, always empty.
open class MKLocalSearchCompleter: NSObject {
  /// The words.
  open var queryFragment = ""
  /// The region.
  open var region = MKCoordinateRegion()
  /// The suggestions.
  open var results: [MKLocalSearchCompletion] { [] }
}

/// A suggestion of a search.
open class MKLocalSearchCompletion: NSObject {
  /// The title.
  open var title: String { "" }
  /// The second line.
  open var subtitle: String { "" }
}

/// A route.
open class MKRoute: NSObject {
  /// The name.
  open var name: String { "" }
  /// The length in meters.
  open var distance: CLLocationDistance { 0 }
  /// The duration in seconds.
  open var expectedTravelTime: TimeInterval { 0 }
}

/// A search for routes, which fails.
open class MKDirections: NSObject {
  /// The ends of a route.
  open class Request: NSObject {
    /// The start.
    open var source: MKMapItem?
    /// The end.
    open var destination: MKMapItem?
    /// The kind.
    open var transportType = MKDirectionsTransportType.automobile
  }

  /// The routes that were found.
  open class Response: NSObject {
    /// The routes.
    open var routes: [MKRoute] { [] }
  }

  /// Creates a search.
  public init(request: Request) {}

  /// Throws an error.
  open func calculate() async throws -> Response { throw CLError(.network) }
  /// Answers with a failure.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, CLError(.network))
  }
}

/// The kind of a route.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// By trains and buses.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// All kinds.
  public static let any: MKDirectionsTransportType = [.automobile, .walking, .transit]
}

/// The places of interest on a map, which isn't drawn.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  /// All places.
  public static let includingAll = MKPointOfInterestFilter()
  /// No places.
  public static let excludingAll = MKPointOfInterestFilter()
}

extension MKMapSnapshot {
  /// Returns the corner, because there is no map.
  public func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
}

extension MKMapSnapshotter {
  /// Throws an error, because there are no maps.
  public func start() async throws -> MKMapSnapshot { throw CLError(.network) }
}

extension MKMapSnapshotter.Options {
  /// The traits of the picture.
  public var traitCollection: UITraitCollection {
    get { .current }
    set {}
  }
  /// The places of interest.
  public var pointOfInterestFilter: MKPointOfInterestFilter? {
    get { nil }
    set {}
  }
}
