/// The view that a style of an author makes, with the style's own properties connected.
package struct StyledBody<Style, Content: View>: PrimitiveView {
  private let style: Style
  private let make: @MainActor (Style) -> Content

  package init(_ style: Style, @ViewBuilder _ make: @escaping @MainActor (Style) -> Content) {
    self.style = style
    self.make = make
  }

  /// Returns the layout nodes.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    DynamicProperties.connect(view.style, to: context)
    return Content._nodes(of: view.make(view.style), in: context.child(0))
  }
}
