import Vitrine
package import VitrineGraphics
package import VitrineLayout
package import VitrineRaster

/// A style in an environment, ready to be painted.
public struct _ResolvedStyle {
  /// The paint of a style.
  package enum Kind {
    case color(VitrineGraphics.Color)
    case linear([GradientStop], start: UnitPoint, end: UnitPoint)
    case radial([GradientStop], center: UnitPoint, startRadius: Double, endRadius: Double)
    case elliptical([GradientStop], center: UnitPoint, start: Double, end: Double)
    case angular([GradientStop], center: UnitPoint, start: Double, end: Double)
    case material(BlurStyle)
    /// The colors of a grid's points, row by row, and the points' places in fractions of a rectangle.
    ///
    /// Without places the rows and columns have equal sizes.
    case mesh([VitrineGraphics.Color], columns: Int, [Point])
    /// A picture that is repeated, with the size of a copy in points.
    case tiles(Bitmap, width: Double, height: Double)
  }

  /// The paint.
  package let kind: Kind
  /// The shadows below the content that has the style.
  package var shadows: [VitrineLayout.Shadow] = []
  /// The combination of the content with the views behind it, or nil.
  package var blend: VitrineGraphics.BlendMode?

  package init(_ kind: Kind) { self.kind = kind }

  /// Returns the style with its opacity multiplied by a factor.
  func faded(by opacity: Double) -> _ResolvedStyle {
    func fade(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map {
        GradientStop(position: $0.position, color: $0.color.withAlpha($0.color.alpha * opacity))
      }
    }
    let result: Kind =
      switch kind {
      case .color(let color): .color(color.withAlpha(color.alpha * opacity))
      case .linear(let stops, let start, let end):
        .linear(fade(stops), start: start, end: end)
      case .radial(let stops, let center, let start, let end):
        .radial(fade(stops), center: center, startRadius: start, endRadius: end)
      case .elliptical(let stops, let center, let start, let end):
        .elliptical(fade(stops), center: center, start: start, end: end)
      case .angular(let stops, let center, let start, let end):
        .angular(fade(stops), center: center, start: start, end: end)
      case .material(let style): .material(style)
      case .mesh(let colors, let columns, let points):
        .mesh(colors.map { $0.withAlpha($0.alpha * opacity) }, columns: columns, points)
      case .tiles(let bitmap, let width, let height):
        .tiles(bitmap, width: width, height: height)
      }
    var style = _ResolvedStyle(result)
    style.blend = blend
    style.shadows = shadows.map { shadow in
      var shadow = shadow
      shadow.color = shadow.color.withAlpha(shadow.color.alpha * opacity)
      return shadow
    }
    return style
  }

  /// A Boolean value that indicates whether the style has several colors.
  var isGradient: Bool {
    switch kind {
    case .color, .material: false
    case .linear, .radial, .elliptical, .angular, .mesh, .tiles: true
    }
  }

  /// The single color of the style, which parts of a text have.
  ///
  /// A gradient has the color at its middle.
  var color: VitrineGraphics.Color {
    switch kind {
    case .color(let color): color
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _),
      .elliptical(let stops, _, _, _):
      stops.isEmpty ? .clear : stops[stops.count / 2].color
    case .material(let style): style.tint
    case .mesh(let colors, _, _): colors.isEmpty ? .clear : colors[colors.count / 2]
    case .tiles: .clear
    }
  }
}
