// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
public import CoreLocation
public import Foundation
public import UIKit

// The maps of MapKit, which are drawn as boxes with their name.

/// The width and height of a region in degrees.
public struct MKCoordinateSpan: Sendable {
  /// The height.
  public var latitudeDelta: CLLocationDegrees
  /// The width.
  public var longitudeDelta: CLLocationDegrees

  /// Creates a size without extent.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  /// Creates a size.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A region of a map.
public struct MKCoordinateRegion: Sendable {
  /// The center.
  public var center: CLLocationCoordinate2D
  /// The size.
  public var span: MKCoordinateSpan

  /// Creates a region without extent.
  public init() {
    center = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    span = MKCoordinateSpan()
  }
  /// Creates a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// Creates a region by its size in meters.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / 111_000, longitudeDelta: longitudinalMeters / 111_000))
  }
}

/// Creates a region by its size in meters.
public func MKCoordinateRegionMakeWithDistance(
  _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// Creates a region.
public func MKCoordinateRegionMake(
  _ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: center, span: span) }

/// Creates a size.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// The kind of a map.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// A place on a map.
@preconcurrency @MainActor
public protocol MKAnnotation: AnyObject {
  /// The position.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title.
  var title: String? { get }
  /// The subtitle.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// Nil.
  public var title: String? { nil }
  /// Nil.
  public var subtitle: String? { nil }
}

/// A shape with a title.
open class MKShape: NSObject {
  /// The title.
  open var title: String?
  /// The subtitle.
  open var subtitle: String?
}

/// A place on a map.
open class MKPointAnnotation: MKShape, MKAnnotation {
  /// The position.
  open var coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
}

/// A shape over a map, which isn't drawn.
@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation {}

/// A line over a map, which isn't drawn.
open class MKPolyline: MKShape, MKOverlay {
  /// The position.
  open var coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)

  /// Creates a line.
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init()
  }
}

/// The drawing of a shape over a map, which isn't drawn.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  /// Creates a drawing.
  public init(overlay: any MKOverlay) {}
}

/// The drawing of a path.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The color of the line.
  open var strokeColor: UIColor?
  /// The color of the interior.
  open var fillColor: UIColor?
  /// The width of the line.
  open var lineWidth: CGFloat = 0
}

/// The drawing of a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {}

/// The view of a place, which isn't drawn.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// The place.
  open var annotation: (any MKAnnotation)?
  /// The image.
  open var image: UIImage?
  /// A Boolean value that indicates whether a tap shows details.
  open var canShowCallout = false
  /// The offset of the center.
  open var centerOffset = CGPoint.zero
  /// The view at the trailing edge of the details.
  open var rightCalloutAccessoryView: UIView?
  /// The view at the leading edge of the details.
  open var leftCalloutAccessoryView: UIView?
  /// The identifier with which the view is reused.
  public private(set) var reuseIdentifier: String?

  /// Creates a view of a place.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a view of a storyboard or xib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A pin, which isn't drawn.
open class MKPinAnnotationView: MKAnnotationView {
  /// The color of the pin.
  open var pinTintColor: UIColor?
  /// A Boolean value that indicates whether the pin falls.
  open var animatesDrop = false
}

/// The place of the person, which is nil.
open class MKUserLocation: NSObject {
  /// The position.
  open var location: CLLocation? { nil }
  /// The position.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 0, longitude: 0) }
}

/// The delegate of a map, which is never called because no map is drawn.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: AnyObject {
  /// Returns the view of a place.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Returns the drawing of a shape.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Handles a change of the region.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Handles a selection.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Handles a change of the person's place.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Handles the end of drawing.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
}

extension MKMapViewDelegate {
  /// Returns nil.
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  /// Returns a drawing without effect.
  public func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
  /// Ignores the change.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Ignores the selection.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Ignores the change.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Ignores the end.
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
}

/// A map, which is drawn as a box with its name.
@preconcurrency @MainActor
open class MKMapView: LabeledBoxView {
  /// The delegate, which is never called.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The kind of the map.
  open var mapType: MKMapType = .standard
  /// The visible region.
  open var region = MKCoordinateRegion()
  /// The center of the visible region.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// A Boolean value that indicates whether people can zoom.
  open var isZoomEnabled = true
  /// A Boolean value that indicates whether people can scroll.
  open var isScrollEnabled = true
  /// A Boolean value that indicates whether people can rotate.
  open var isRotateEnabled = true
  /// A Boolean value that indicates whether people can tilt.
  open var isPitchEnabled = true
  /// A Boolean value that indicates whether the map shows the person's place.
  open var showsUserLocation = false
  /// A Boolean value that indicates whether the map shows a compass.
  open var showsCompass = true
  /// A Boolean value that indicates whether the map shows a scale.
  open var showsScale = false
  /// A Boolean value that indicates whether the map shows traffic.
  open var showsTraffic = false
  /// The person's place.
  open var userLocation: MKUserLocation { MKUserLocation() }
  /// The places.
  open private(set) var annotations: [any MKAnnotation] = []
  /// The shapes.
  open private(set) var overlays: [any MKOverlay] = []

  /// Sets the visible region.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Sets the center of the visible region.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }
  /// Returns the region.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  /// Adds a place.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Adds places.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Removes a place.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  /// Removes places.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }
  /// Shows places.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
  }
  /// Selects a place.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
  /// Adds a shape.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Removes a shape.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  /// Returns nil, because no view is unused.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
}

/// A picture of a map.
open class MKMapSnapshot: NSObject {
  /// The image.
  open var image: UIImage { UIImage() }
}

/// A creator of pictures of maps, which always fails because there are no maps.
open class MKMapSnapshotter: NSObject {
  /// The settings of a picture.
  open class Options: NSObject {
    /// The visible region.
    open var region = MKCoordinateRegion()
    /// The size.
    open var size = CGSize(width: 256, height: 256)
    /// The number of pixels per point.
    open var scale: CGFloat = 1
    /// The kind of the map.
    open var mapType: MKMapType = .standard
    /// A Boolean value that indicates whether the map shows buildings.
    open var showsBuildings = true
  }

  /// Creates a creator.
  public init(options: Options) {}

  /// Answers with a failure.
  open func start(completionHandler: @escaping (MKMapSnapshot?, (any Error)?) -> Void) {
    completionHandler(nil, CLError(.network))
  }
  /// Ends the creation.
  open func cancel() {}
}

/// The older name of `MKMapSnapshotter.Options`.
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options

/// A formatter of distances in metric units and English.
open class MKDistanceFormatter: Formatter {
  /// The length of units' names.
  public enum DistanceUnitStyle: UInt, Sendable {
    case `default`, abbreviated, full
  }

  /// The system of units.
  public enum Units: UInt, Sendable {
    case `default`, metric, imperial, imperialWithYards
  }

  /// The length of units' names.
  open var unitStyle: DistanceUnitStyle = .default
  /// The system of units, which is always metric.
  open var units: Units = .default

  /// Returns a distance as text.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let names = unitStyle == .full ? ("meters", "kilometers") : ("m", "km")
    guard distance >= 1000 else { return "\(Int(distance.rounded())) \(names.0)" }
    return String(format: "%.1f ", distance / 1000) + names.1
  }
}
