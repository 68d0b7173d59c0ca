public import Foundation
package import VitrineGraphics
package import VitrineRaster

extension CGContext {
  /// Converts a point to pixels.
  ///
  /// As in Core Graphics, a point is transformed when it is added.
  private func place(_ point: CGPoint) -> Point { state.transform.apply(point.point) }

  /// Replaces the path by an empty one.
  public func beginPath() { path = Path() }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { path.move(to: place(point)) }

  /// Adds a line from the current point to another point.
  public func addLine(to point: CGPoint) { path.line(to: place(point)) }

  /// Adds lines between points, starting with the first.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  /// Adds a quadratic Bézier curve, which has one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.curve(to: place(end), control: place(control))
  }

  /// Adds a cubic Bézier curve, which has two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.curve(to: place(end), control1: place(control1), control2: place(control2))
  }

  /// Adds an arc of a circle, with a line to its start.
  ///
  /// Clockwise is defined as in Core Graphics, with y upward. It appears reversed here, as in
  /// UIKit's drawings.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var arc = Path()
    arc.addArc(
      center: center.point, radius: Double(radius), from: Double(startAngle),
      to: Double(endAngle), clockwise: !clockwise)
    var placed = arc.mapped(by: state.transform)
    if !path.isEmpty, case .move(let point) = placed.elements.first {
      placed.elements[0] = .line(point)
    }
    path.append(placed)
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect) {
    path.append(Path.rectangle(rect.rect).mapped(by: state.transform))
  }

  /// Adds the ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) {
    path.append(Path.ellipse(in: rect.rect).mapped(by: state.transform))
  }

  /// Adds a path with the current transform.
  public func addPath(_ other: CGPath) { path.append(other.path.mapped(by: state.transform)) }

  /// Closes the current subpath.
  public func closePath() { path.close() }

  // MARK: Painting

  /// Fills and clears the path.
  ///
  /// Open subpaths are closed.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(.path(path, rule.rule))
    path = Path()
  }

  /// Strokes and clears the path.
  public func strokePath() {
    stroke(path)
    path = Path()
  }

  /// Fills a rectangle without changing the path.
  public func fill(_ rect: CGRect) {
    fill(shape(.rectangle(rect.rect), rect.rect))
  }

  /// Fills an ellipse without changing the path.
  public func fillEllipse(in rect: CGRect) {
    fill(.path(Path.ellipse(in: rect.rect).mapped(by: state.transform), .nonZero))
  }

  /// Strokes a rectangle without changing the path.
  public func stroke(_ rect: CGRect) {
    stroke(Path.rectangle(rect.rect).mapped(by: state.transform))
  }

  /// Strokes a rectangle with a given line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let known = state.stroke.width
    setLineWidth(width)
    stroke(rect)
    state.stroke.width = known
  }

  /// Strokes an ellipse without changing the path.
  public func strokeEllipse(in rect: CGRect) {
    stroke(Path.ellipse(in: rect.rect).mapped(by: state.transform))
  }

  /// Strokes lines between pairs of points.
  ///
  /// An odd last point is ignored.
  public func strokeLineSegments(between points: [CGPoint]) {
    var lines = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      lines.move(to: place(points[index]))
      lines.line(to: place(points[index + 1]))
    }
    stroke(lines)
  }

  /// Returns the shape of a rectangle, which is a rectangle if it remains upright, so that its
  /// edges are sharp.
  private func shape(_ path: Path, _ rect: Rect) -> Shape {
    let map = state.transform
    guard map.b == 0, map.c == 0 else { return .path(path.mapped(by: map), .nonZero) }
    let (a, b) = (
      map.apply(Point(x: rect.minX, y: rect.minY)), map.apply(Point(x: rect.maxX, y: rect.maxY))
    )
    return .rect(
      Rect(minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y)))
  }

  package func fill(_ shape: Shape) {
    if state.erases { erase(shape) }
    guard state.paints else { return }
    if state.blend == .destinationIn {
      return maskDrawing(by: [.fill(shape, paint(state.fill), .sourceOver)])
    }
    castShadow(shape)
    append(.fill(shape, paint(state.fill), state.blend))
  }

  /// Strokes a path in pixels.
  ///
  /// The pen has the shape of the current transform.
  package func stroke(_ path: Path) {
    let map = state.transform
    let factor = (map.a * map.d - map.b * map.c).magnitude.squareRoot()
    guard factor > 0 else { return }
    let isUniform =
      (map.a * map.a + map.b * map.b - factor * factor).magnitude < 1e-9 * factor * factor
      && (map.a * map.c + map.b * map.d).magnitude < 1e-9 * factor * factor
    guard isUniform, state.shadow == nil else {
      let back = CGAffineTransform(map).inverted().affine
      let line = outline(path.mapped(by: back), state.stroke).mapped(by: map)
      castShadow(.path(line, .nonZero))
      return append(.fill(.path(line, .nonZero), paint(state.line), state.blend))
    }
    var pen = state.stroke
    pen.width *= factor
    pen.dash = pen.dash.map { $0 * factor }
    pen.phase *= factor
    append(.stroke(path, pen, paint(state.line), state.blend))
  }

  /// Draws the state's shadow of a shape in pixels, if there is one.
  ///
  /// Without a transparency layer, each fill, stroke and run of glyphs has a separate shadow.
  package func castShadow(_ shape: Shape) {
    guard let shadow = state.shadow else { return }
    append(
      .shadow(
        shape, shadow.color.withAlpha(shadow.color.alpha * state.alpha), offset: shadow.offset,
        sigma: shadow.sigma))
  }

  // MARK: Clips

  /// Intersects the clip with the path and clears the path, until the state is restored.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: .path(path, rule.rule))
    path = Path()
  }

  /// Intersects the clip with a rectangle, until the state is restored.
  public func clip(to rect: CGRect) { clip(to: shape(.rectangle(rect.rect), rect.rect)) }

  private func clip(to shape: Shape) {
    append(.beginClip(shape))
    state.clips += 1
  }

  // MARK: Gradients

  /// Draws a linear gradient across the clip.
  ///
  /// The options define its continuation.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (from, to) = (place(start), place(end))
    let way = to - from
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    guard length > 0 else { return }
    // The band is as wide as the drawing's diagonal, and as long as the options permit.
    let far = (bounds.width + bounds.height) * scale * 2
    let along = way * (1 / length)
    let across = Point(x: -along.y, y: along.x) * far
    let first =
      options.contains(.drawsBeforeStartLocation) ? from - along * far : from
    let last = options.contains(.drawsAfterEndLocation) ? to + along * far : to
    var band = Path()
    band.move(to: first - across)
    band.line(to: last - across)
    band.line(to: last + across)
    band.line(to: first + across)
    band.close()
    append(
      .fill(.path(band, .nonZero), .linear(faded(gradient), start: from, end: to), state.blend))
  }

  /// Draws a radial gradient between two circles with the same center.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    precondition(
      startCenter == endCenter && endRadius > startRadius,
      "a radial gradient's circles must be around one center, the larger one last")
    let factor = (state.transform.a * state.transform.d - state.transform.b * state.transform.c)
      .magnitude.squareRoot()
    let (inner, outer) = (Double(startRadius) * factor, Double(endRadius) * factor)
    let center = place(endCenter)
    let stops = faded(gradient).map {
      GradientStop(
        position: (inner + $0.position * (outer - inner)) / outer, color: $0.color)
    }
    let reach =
      options.contains(.drawsAfterEndLocation) ? (bounds.width + bounds.height) * scale * 2 : outer
    func circle(_ radius: Double) -> Path {
      .ellipse(
        in: Rect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    var disc = circle(reach)
    if inner > 0, !options.contains(.drawsBeforeStartLocation) { disc.append(circle(inner)) }
    append(
      .fill(
        .path(disc, .evenOdd), .radial(stops, center: center, radius: outer), state.blend))
  }

  /// Returns the gradient's colors multiplied by the state's alpha.
  private func faded(_ gradient: CGGradient) -> [GradientStop] {
    gradient.stops.map {
      GradientStop(
        position: $0.position, color: $0.color.withAlpha($0.color.alpha * state.alpha))
    }
  }
}
