public import CoreGraphics
import VitrineGraphics
package import VitrinePlacement

/// The geometry of a view.
public struct GeometryProxy {
  package let geometry: PlacedGeometry
  /// The named spaces of coordinates around the view.
  package var spaces: [AnyHashable: PlacedFrame] = [:]

  /// The size.
  public var size: CGSize { CGSize(geometry.frame.size) }

  /// The insets of the safe area.
  public var safeAreaInsets: EdgeInsets { EdgeInsets(geometry.safeArea) }

  /// Returns the frame in a space of coordinates.
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: size)
    case .global: CGRect(geometry.frame)
    case .named(let name):
      CGRect(geometry.frame.offset(by: Point.zero - (spaces[name]?.rect.origin ?? .zero)))
    }
  }

  /// The value of an anchor in the coordinates of the view.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(from: geometry.frame.origin) }

  /// Returns the frame in a space of coordinates.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }
}

/// A view whose content depends on its size.
public struct GeometryReader<Content: View>: PrimitiveView, SitedView {
  package var site = _SourceSite()
  /// A function that creates the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a view.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Returns the layout nodes.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    let context = context.at(view.site)
    let inner = context.child(0).inside(nil)
    return _Nodes([context.addDeferred { inner.nodesOfContent(view.content($0)) }])
  }
}

extension _ViewContext {
  func nodesOfContent<Content: View>(_ content: Content) -> _Nodes {
    Content._nodes(of: content, in: self)
  }

  /// Adds a node whose children are created when it is placed.
  func addDeferred(_ make: @escaping @MainActor (GeometryProxy) -> _Nodes) -> NodeID {
    let (builder, spaces) = (builder, spaces)
    return add(
      ReaderRule { tree, geometry in
        MainActor.assumeIsolated {
          // The nodes are added to the tree of the running layout.
          swap(&builder.tree, &tree)
          let nodes = make(GeometryProxy(geometry: geometry, spaces: spaces))
          swap(&builder.tree, &tree)
          return nodes.ids
        }
      })
  }
}

/// The first of several views that fits.
public struct ViewThatFits<Content: View>: PrimitiveView, SitedView {
  package var site = _SourceSite()
  private let axes: Axis.Set
  private let content: Content

  /// Creates a view.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Returns the layout nodes.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    let context = context.at(view.site)
    let nodes = Content._nodes(of: view.content, in: context.child(0))
    return _Nodes([context.add(ChoiceRule(axes: view.axes.engine), nodes.ids)])
  }
}
