/// A view without content.
public struct EmptyView: PrimitiveView, Sendable {
  /// Creates a view.
  public nonisolated init() {}

  /// Returns the layout nodes.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes { _Nodes() }
}

/// A view whose type is hidden.
public struct AnyView: PrimitiveView {
  private let make: @MainActor (_ViewContext) -> _Nodes

  /// Creates a view.
  public init<V: View>(_ view: V) {
    make = { context in V._nodes(of: view, in: context) }
  }

  /// Creates a view.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// Returns the layout nodes.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    view.make(context)
  }
}
