/// Views that modifiers change one by one.
public struct Group<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Returns the layout nodes.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    Content._nodes(of: view.content, in: context.child(0))
  }
}
