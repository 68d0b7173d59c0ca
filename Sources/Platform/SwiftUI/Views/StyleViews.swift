import VitrineGraphics
import VitrineLayout
import VitrinePlacement
import VitrineRaster

extension Color: View {
  /// The body, which is never evaluated.
  public var body: Never { fatalError("Color has no body") }

  /// Returns the layout nodes.
  public static func _nodes(of color: Color, in context: _ViewContext) -> _Nodes {
    context.fill(color._resolved(in: context.environment))
  }
}

extension LinearGradient: View {
  /// The body, which is never evaluated.
  public var body: Never { fatalError("LinearGradient has no body") }

  /// Returns the layout nodes.
  public static func _nodes(of style: Self, in context: _ViewContext) -> _Nodes {
    context.fill(style._resolved(in: context.environment))
  }
}

extension RadialGradient: View {
  /// The body, which is never evaluated.
  public var body: Never { fatalError("RadialGradient has no body") }

  /// Returns the layout nodes.
  public static func _nodes(of style: Self, in context: _ViewContext) -> _Nodes {
    context.fill(style._resolved(in: context.environment))
  }
}

extension AngularGradient: View {
  /// The body, which is never evaluated.
  public var body: Never { fatalError("AngularGradient has no body") }

  /// Returns the layout nodes.
  public static func _nodes(of style: Self, in context: _ViewContext) -> _Nodes {
    context.fill(style._resolved(in: context.environment))
  }
}

extension EllipticalGradient: View {
  /// The body, which is never evaluated.
  public var body: Never { fatalError("EllipticalGradient has no body") }

  /// Returns the layout nodes.
  public static func _nodes(of style: Self, in context: _ViewContext) -> _Nodes {
    context.fill(style._resolved(in: context.environment))
  }
}

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
