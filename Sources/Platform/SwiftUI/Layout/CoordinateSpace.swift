import VitrinePlacement

/// A space of coordinates.
public enum CoordinateSpace: Hashable {
  case global, local
  case named(AnyHashable)
}

/// A type with a space of coordinates.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of a view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the root view.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of a view.
  public static var local: LocalCoordinateSpace { .init() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the root view.
  public static var global: GlobalCoordinateSpace { .init() }
}

/// A space of coordinates with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the space with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// Returns the space with a name.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
  /// The space of the surrounding scroll view.
  public static var scrollView: NamedCoordinateSpace { .named("vitrine.scrollView") }
}

/// A modifier that names the coordinates of its content.
public struct _CoordinateSpaceModifier: PrimitiveModifier {
  let name: AnyHashable

  /// Returns the layout nodes of the modified content.
  package func nodes(
    of content: @MainActor (_ViewContext) -> _Nodes, in context: _ViewContext
  ) -> _Nodes {
    let frame = PlacedFrame()
    var inner = context
    inner.spaces[name] = frame
    let rule = FrameReportRule { frame.rect = $0 }
    return _Nodes(content(inner).ids.map { context.wrap($0, in: rule) })
  }
}

extension View {
  /// Returns the view with a name of its coordinates.
  public func coordinateSpace<T: Hashable>(
    name: T
  ) -> ModifiedContent<Self, _CoordinateSpaceModifier> {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Returns the view with a name of its coordinates.
  public func coordinateSpace(
    _ name: NamedCoordinateSpace
  ) -> ModifiedContent<Self, _CoordinateSpaceModifier> {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }
}
