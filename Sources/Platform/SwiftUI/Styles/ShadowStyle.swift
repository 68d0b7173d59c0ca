public import CoreGraphics
import VitrineGraphics
import VitrineLayout
import VitrinePlacement

/// A shadow of the content that has a style.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGPoint
  let isInner: Bool

  /// Returns a shadow below the content.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGPoint(x: x, y: y), isInner: false)
  }

  /// Returns a shadow at the edges inside of the content, which isn't drawn.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGPoint(x: x, y: y), isInner: true)
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  /// Returns the style as it is painted in an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    var result = style._resolved(in: environment)
    guard !shadow.isInner else {
      PlatformNotes.add("an inner shadow of a style isn't drawn")
      return result
    }
    result.shadows.append(
      VitrineLayout.Shadow(
        color: shadow.color.resolvedColor(in: environment),
        offset: Point(x: Double(shadow.offset.x), y: Double(shadow.offset.y)),
        radius: Double(shadow.radius)))
    return result
  }
}

extension ShapeStyle {
  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the current foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: ForegroundStyle(), shadow: style)
  }
}

extension _ViewContext {
  /// Returns a node for a drawing in one color, with the colors and the effects of a style.
  ///
  /// A gradient fills the box of the drawing, which is its stencil.
  func painted(_ drawing: NodeID, in style: _ResolvedStyle) -> NodeID {
    var result = drawing
    if style.isGradient, let fill = fill(style).ids.first {
      result = wrap(result, with: [fill], in: SecondaryRule(), .effect(.stencil))
    }
    return withEffects(of: style, on: result)
  }

  /// Returns a node with the shadows of its style below it, and in the blend mode of the style.
  func withEffects(of style: _ResolvedStyle, on drawing: NodeID) -> NodeID {
    let result = style.shadows.reduce(drawing) { inner, shadow in
      wrap(inner, in: PassRule("shadow"), .effect(.shadow(shadow)))
    }
    guard let blend = style.blend else { return result }
    return wrap(result, in: PassRule("effect"), .effect(.blend(blend)))
  }
}
