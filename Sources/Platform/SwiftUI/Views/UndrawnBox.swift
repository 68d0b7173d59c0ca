import VitrinePlacement

/// A labeled box in place of a view that compiles but isn't drawn.
///
/// Each use is listed in the diagnostics of the picture with the author's file and line.
package struct UndrawnBox: PrimitiveView {
  let name: String
  let place: CallSite

  package init(_ name: String, _ place: CallSite) {
    self.name = name
    self.place = place
  }

  /// Returns the layout nodes.
  package static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    context.builder.note("\(view.name) isn't drawn", view.place)
    return _Nodes([context.add(FillLeaf(), [], .placeholder(view.name))])
  }
}
