package import VitrinePlacement

/// A part of the user interface.
@preconcurrency @MainActor
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder var body: Body { get }

  /// Returns the layout nodes of the view.
  ///
  /// Views of an author have the default implementation, which evaluates the body.
  static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes

  /// Returns the view with the line of the statement that creates it.
  ///
  /// Views of an author have the default implementation, because the lines of their bodies are
  /// nearer.
  static func _sited(_ view: Self, _ site: _SourceSite) -> Self
}

/// The layout nodes of a view: one, or several for a group.
public struct _Nodes {
  package var ids: [NodeID]

  package init(_ ids: [NodeID] = []) { self.ids = ids }
}

extension Never: View {
  /// The body of a view without one.
  public var body: Never { fatalError("a view without a body") }
}

extension View {
  /// Returns the layout nodes of the body.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    context.nodes(ofBodyOf: view)
  }

  /// Returns the view unchanged.
  public static func _sited(_ view: Self, _ site: _SourceSite) -> Self { view }
}

/// A view that creates layout nodes itself.
///
/// A new view of the library conforms to it and implements `_nodes`.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// The body, which is never evaluated.
  public var body: Never { fatalError("\(Self.self) has no body") }
}
