public import CoreGraphics
import Vitrine
import VitrineGraphics
import VitrineRaster
import VitrineText

extension GraphicsContext {
  /// The color or pattern of a drawing.
  public struct Shading {
    private enum Kind {
      case style(any ShapeStyle)
      case linear(Gradient, start: CGPoint, end: CGPoint)
      case radial(Gradient, center: CGPoint, start: CGFloat, end: CGFloat)
      case conic(Gradient, center: CGPoint, angle: Angle)
    }

    private let kind: Kind

    /// The foreground style.
    public static var foreground: Shading { Shading(kind: .style(ForegroundStyle())) }

    /// Returns a color.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }

    /// Returns a color of components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a gray.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, white: white, opacity: opacity)) }

    /// Returns a style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

    /// Returns a gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { Shading(kind: .linear(gradient, start: startPoint, end: endPoint)) }

    /// Returns a gradient of circles.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(kind: .radial(gradient, center: center, start: startRadius, end: endRadius))
    }

    /// Returns a gradient around a center.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero
    ) -> Shading { Shading(kind: .conic(gradient, center: center, angle: angle)) }

    /// Returns the color of a text; nil for the foreground style and for patterns.
    @MainActor
    func color(in environment: EnvironmentValues) -> VitrineGraphics.Color? {
      guard case .style(let style) = kind, !(style is ForegroundStyle),
        case .color(let color) = style._resolved(in: environment).kind
      else { return nil }
      return color
    }

    /// Returns the items that fill a shape in points.
    @MainActor
    func items(
      filling shape: VitrineRaster.Shape, in box: Rect, _ environment: EnvironmentValues
    ) -> [DisplayItem] {
      switch kind {
      case .style(let style):
        return Self.items(filling: shape, style._resolved(in: environment), in: box)
      case .linear(let gradient, let start, let end):
        return [
          .fill(
            shape,
            .linear(gradient.resolved(in: environment), start: start.point, end: end.point),
            .sourceOver)
        ]
      case .radial(let gradient, let center, let start, let end):
        let style = RadialGradient(
          gradient: gradient, center: Self.unit(center, in: box), startRadius: start,
          endRadius: end)
        return Self.items(filling: shape, style._resolved(in: environment), in: box)
      case .conic(let gradient, let center, let angle):
        let style = AngularGradient(
          gradient: gradient, center: Self.unit(center, in: box), angle: angle)
        return Self.items(filling: shape, style._resolved(in: environment), in: box)
      }
    }

    /// Returns the items of a style with the unit points of the shape's box.
    @MainActor
    private static func items(
      filling shape: VitrineRaster.Shape, _ style: _ResolvedStyle, in box: Rect
    ) -> [DisplayItem] {
      if case .color(let color) = style.kind { return [.fill(shape, .color(color), .sourceOver)] }
      guard case .path(let path, let rule) = shape else { return [] }
      let moved = path.mapped(by: .translation(x: -box.minX, y: -box.minY))
      let mapping = ItemMapping(
        map: .translation(x: box.minX, y: box.minY),
        glyphs: LiveEnvironment.current.typesetter.fonts, limit: box)
      return style.filling(.path(moved, rule), in: box.size, scale: 1).flatMap { mapping($0) }
    }

    private static func unit(_ point: CGPoint, in box: Rect) -> UnitPoint {
      let x = box.width > 0 ? (Double(point.x) - box.minX) / box.width : 0
      let y = box.height > 0 ? (Double(point.y) - box.minY) / box.height : 0
      return UnitPoint(x: CGFloat(x), y: CGFloat(y))
    }
  }
}
