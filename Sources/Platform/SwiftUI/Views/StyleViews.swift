import VitrineGraphics
import VitrineLayout
import VitrinePlacement
import VitrineRaster

/// A style that is also a view, which fills its space.
package protocol StyleView: ShapeStyle, PrimitiveView {}

extension StyleView {
  /// Returns the layout nodes.
  public static func _nodes(of style: Self, in context: _ViewContext) -> _Nodes {
    context.fill(style._resolved(in: context.environment))
  }
}

extension Color: StyleView {}
extension LinearGradient: StyleView {}
extension RadialGradient: StyleView {}
extension AngularGradient: StyleView {}
extension EllipticalGradient: StyleView {}
extension MeshGradient: StyleView {}

extension _ViewContext {
  /// Returns a node that fills its space with a style.
  func fill(_ style: _ResolvedStyle) -> _Nodes {
    switch style.kind {
    case .color(let color):
      _Nodes([add(FillLeaf(), [], .color(color))])
    case .material(let material): _Nodes([add(FillLeaf(), [], .material(material))])
    default:
      _Nodes([
        add(
          FillLeaf(), [],
          .drawing { size, scale in
            style.filling(
              .rect(Rect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)),
              in: size, scale: scale)
          })
      ])
    }
  }
}
