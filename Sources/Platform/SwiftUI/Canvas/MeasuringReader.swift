import VitrineGraphics

/// A view with content that measures texts before the drawing.
package struct MeasuringReader<Content: View>: PrimitiveView {
  private let place: CallSite
  private let content: (GraphicsContext) -> Content

  /// Creates a view.
  package init(
    _ place: CallSite, @ViewBuilder content: @escaping (GraphicsContext) -> Content
  ) {
    self.place = place
    self.content = content
  }

  /// Returns the layout nodes.
  package static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    let scale = Double(context.environment.displayScale)
    let graphics = GraphicsContext(context, .zero, scale, view.place)
    return context.nodesOfContent(view.content(graphics))
  }
}
