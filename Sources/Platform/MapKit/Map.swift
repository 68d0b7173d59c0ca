public import CoreLocation
public import Foundation
public import SwiftUI

/// The visible part of a map.
public struct MapCameraPosition: Hashable, Sendable {
  private let name: String

  /// The part with all content.
  public static let automatic = MapCameraPosition(name: "automatic")
  /// Returns a region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(name: "region")
  }
  /// Returns the position of the person.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { MapCameraPosition(name: "userLocation") }
  /// Returns a view from a point.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(name: "camera")
  }
  /// Returns a rectangle of the world.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(name: "rect")
  }
}

/// A view of a map from a point.
public struct MapCamera: Sendable {
  /// The position in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// The distance in meters.
  public var distance: Double
  /// The direction in degrees.
  public var heading: Double
  /// The angle in degrees.
  public var pitch: Double

  /// Creates a view.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}

/// The interactions of a map.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moves.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Changes of the scale.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Turns.
  public static let rotate = MapInteractionModes(rawValue: 4)
  /// Changes of the angle.
  public static let pitch = MapInteractionModes(rawValue: 8)
  /// All interactions.
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// A map, drawn as a box with its name.
public struct Map<Content>: View {
  private let place: CallSite

  private init(at place: CallSite) { self.place = place }

  /// The box.
  public var body: some View { UndrawnBox("Map", place) }
}

extension Map where Content == MapParts {
  /// Creates a map.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: Never? = nil,
    interactionModes: MapInteractionModes = .all, file: StaticString = #fileID, line: Int = #line
  ) { self.init(at: CallSite(file, line)) }

  /// Creates a map with content.
  public init(
    initialPosition: MapCameraPosition = .automatic,
    interactionModes: MapInteractionModes = .all, file: StaticString = #fileID, line: Int = #line,
    @MapContentBuilder content: () -> MapParts
  ) { self.init(at: CallSite(file, line)) }

  /// Creates a map with a visible part that people change.
  public init(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    file: StaticString = #fileID, line: Int = #line
  ) { self.init(at: CallSite(file, line)) }

  /// Creates a map with content and a visible part that people change.
  public init(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    file: StaticString = #fileID, line: Int = #line, @MapContentBuilder content: () -> MapParts
  ) { self.init(at: CallSite(file, line)) }

  /// Creates a map of a region, as before iOS 17.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    file: StaticString = #fileID, line: Int = #line
  ) { self.init(at: CallSite(file, line)) }

  /// Creates a map of a region with places, as before iOS 17.
  public init<Items: RandomAccessCollection, Annotation>(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    annotationItems items: Items, file: StaticString = #fileID, line: Int = #line,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable { self.init(at: CallSite(file, line)) }
}

/// The parts of a map, which aren't drawn.
@preconcurrency @MainActor
public struct MapParts: MapContent {}

/// A part of a map.
public protocol MapContent {}

extension MapContent {
  /// Returns the part in a color.
  public func tint<S: ShapeStyle>(_ tint: S) -> Self { self }
  /// Returns the part with a line.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> Self { self }
  /// Returns the part with a line.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> Self { self }
  /// Returns the part with a filling.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
  /// Returns the part with a visibility of its title.
  public func annotationTitles(_ visibility: Visibility) -> Self { self }
  /// Returns the part with a level.
  public func mapOverlayLevel(level: Int) -> Self { self }
  /// Returns the part with a tag.
  public func tag<V: Hashable>(_ tag: V) -> Self { self }
}

/// Builds the parts of a map from statements.
@resultBuilder
public enum MapContentBuilder {
  /// Returns no part.
  public static func buildExpression<C: MapContent>(_ content: C) -> MapParts { MapParts() }
  /// Returns the parts of statements.
  public static func buildBlock(_ parts: MapParts...) -> MapParts { MapParts() }
  /// Returns the parts of a condition.
  public static func buildOptional(_ parts: MapParts?) -> MapParts { MapParts() }
  /// Returns the parts of a condition.
  public static func buildEither(first parts: MapParts) -> MapParts { parts }
  /// Returns the parts of the other case.
  public static func buildEither(second parts: MapParts) -> MapParts { parts }
}

extension ForEach: MapContent where Content: MapContent {
  /// Creates parts of a map for the elements of a collection.
  public init(
    _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> MapParts
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == MapParts {
    self.init(_data: data, id: \.id, content: content)
  }

  /// Creates parts of a map for the elements of a collection with identifiers at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> MapParts
  ) where Content == MapParts { self.init(_data: data, id: id, content: content) }
}

/// A balloon on a map.
public struct Marker: MapContent {
  /// Creates a balloon with a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  /// Creates a balloon.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  /// Creates a balloon with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  /// Creates a balloon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
  /// Creates a balloon with a short text.
  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {}
}

/// A view on a map.
public struct Annotation<Content: View>: MapContent {
  /// Creates a view at a position.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
  /// Creates a view at a position.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
}

/// A line on a map.
public struct MapPolyline: MapContent {
  /// Creates a line.
  public init(coordinates: [CLLocationCoordinate2D]) {}
  /// Creates a line of a line.
  public init(_ polyline: MKPolyline) {}
}

/// An area on a map.
public struct MapPolygon: MapContent {
  /// Creates an area.
  public init(coordinates: [CLLocationCoordinate2D]) {}
}

/// A circle on a map.
public struct MapCircle: MapContent {
  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

/// The position of the person on a map.
public struct UserAnnotation: MapContent {
  /// Creates a mark.
  public init() {}
}

/// A pin, as before iOS 17.
public struct MapPin {
  /// Creates a pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A balloon, as before iOS 17.
public struct MapMarker {
  /// Creates a balloon.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A view on a map, as before iOS 17.
public struct MapAnnotation<Content: View> {
  /// Creates a view at a position.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}

/// The look of a map.
public struct MapStyle: Sendable {
  /// The heights on a map.
  public enum Elevation: Sendable {
    case automatic, flat, realistic
  }

  /// Streets.
  public static let standard = MapStyle()
  /// Pictures from above.
  public static let imagery = MapStyle()
  /// Pictures from above with streets.
  public static let hybrid = MapStyle()
  /// Returns streets.
  public static func standard(
    elevation: Elevation = .automatic, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  /// Returns pictures from above.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
}

/// A control of a map, which isn't drawn.
public struct MapCompass: View {
  /// Creates a compass.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A control of a map, which isn't drawn.
public struct MapScaleView: View {
  /// Creates a scale.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A control of a map, which isn't drawn.
public struct MapUserLocationButton: View {
  /// Creates a button.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

extension View {
  /// Returns the view with a look of maps, which aren't drawn.
  public func mapStyle(_ mapStyle: MapStyle) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn()
  }
  /// Returns the view with controls of maps, which aren't drawn.
  public func mapControls<C: View>(
    @ViewBuilder _ content: () -> C
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
  /// Returns the view with a visibility of maps' controls, which aren't drawn.
  public func mapControlVisibility(
    _ visibility: Visibility
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
  /// Returns the view with an action for changes of a map, which never come.
  public func onMapCameraChange(
    _ action: @escaping () -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}
