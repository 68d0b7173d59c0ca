import VitrineGraphics
import VitrineImport
import VitrineRaster

extension SVGReader {
  /// Fills and strokes a basic shape.
  ///
  /// The line is in front of the fill. A `line` has no area to fill.
  mutating func shape(_ element: XMLElement, _ scope: Scope) throws(VectorError) {
    let style = scope.inherited
    guard style.isVisible, let path = Path(svgShape: element, in: scope.viewport), !path.isEmpty
    else { return }
    if let paint = paint(style.fill, style.fillOpacity, path: path, scope: scope),
      element.name != "line"
    {
      try builder.add(.fill(path.mapped(by: scope.map), style.fillRule, paint))
    }
    if let paint = paint(style.stroke, style.strokeOpacity, path: path, scope: scope),
      let stroke = stroke(style, scope.viewport)
    {
      try builder.add(.stroke(path, stroke, pen: scope.map, paint))
    }
  }

  /// Returns the stroke, or nil if the line has no width.
  private func stroke(_ style: SVGStyle.Inherited, _ viewport: Size) -> Stroke? {
    func length(_ text: String) -> Double? {
      SVGLength(text)?.resolved(viewport.extent(along: .diagonal))
    }
    var stroke = style.line
    stroke.width = length(style.strokeWidth) ?? 1
    guard stroke.width > 0 else { return nil }
    let dashes = style.dashes.compactMap(length)
    // A pattern with a negative length, or without a positive one, is a solid line.
    if dashes.count == style.dashes.count, dashes.allSatisfy({ $0 >= 0 }),
      dashes.contains(where: { $0 > 0 })
    {
      stroke.dash = dashes.count % 2 == 0 ? dashes : dashes + dashes
      stroke.phase = length(style.dashOffset) ?? 0
    }
    return stroke
  }

  /// Returns the paint of a property, or nil if it paints nothing.
  private mutating func paint(
    _ paint: SVGPaint, _ opacity: Double, path: Path, scope: Scope
  ) -> VectorPaint? {
    switch paint {
    case .none: return nil
    case .color(let color): return .color(color.withAlpha(color.alpha * opacity))
    case .currentColor:
      let color = scope.inherited.color
      return .color(color.withAlpha(color.alpha * opacity))
    case .reference(let id, let fallback):
      guard let target = document.element(id: id) else {
        return self.paint(fallback, opacity, path: path, scope: scope)
      }
      guard let gradient = SVGGradient(target, document) else {
        builder.report("'\(target.name)' paints")
        return nil
      }
      return gradient.paint(
        bounds: path.tightBounds, viewport: scope.viewport, opacity: opacity, map: scope.map)
    }
  }
}
