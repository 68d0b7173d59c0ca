import VitrineGraphics
import VitrineImport
import VitrineRaster

/// A `linearGradient` or `radialGradient` with the attributes that it inherits by reference.
struct SVGGradient {
  /// The element's attributes, with those of referenced gradients as defaults (13.2.2).
  private var attributes: [String: String] = [:]
  private var stops: [GradientStop] = []
  private let isRadial: Bool

  /// Creates a gradient.
  ///
  /// Returns nil if the element isn't one.
  init?(_ element: XMLElement, _ document: SVGDocument) {
    guard element.name == "linearGradient" || element.name == "radialGradient" else { return nil }
    isRadial = element.name == "radialGradient"
    var next: XMLElement? = element
    // References may form a cycle.
    for _ in 0..<16 {
      guard let current = next else { break }
      for (name, value) in current.attributes where attributes[name] == nil {
        attributes[name] = value
      }
      if stops.isEmpty { stops = Self.stops(of: current, document) }
      next = current["href"].flatMap { document.element(at: $0) }
    }
  }

  /// Returns the paint for a shape with these bounds, or nil if the shape isn't painted.
  ///
  /// By default coordinates are fractions of the shape's box, so a shape without a box, such as a
  /// straight line, isn't painted (7.11). A single stop paints its color.
  func paint(bounds: Rect?, viewport: Size, opacity: Double, map: Affine) -> VectorPaint? {
    guard let last = stops.last else { return nil }
    let stops = self.stops.map {
      GradientStop(position: $0.position, color: $0.color.withAlpha($0.color.alpha * opacity))
    }
    guard stops.count > 1 else { return .color(last.color.withAlpha(last.color.alpha * opacity)) }
    var transform = attributes["gradientTransform"].flatMap(Affine.init(svgTransform:)) ?? .identity
    var whole = viewport
    if attributes["gradientUnits"] != "userSpaceOnUse" {
      guard let bounds, bounds.width > 0, bounds.height > 0 else { return nil }
      whole = Size(width: 1, height: 1)
      transform = transform.then(
        Affine(a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY))
    }
    let spread: VectorGradient.Spread =
      switch attributes["spreadMethod"] {
      case "repeat": .repeat
      case "reflect": .reflect
      default: .pad(before: true, after: true)
      }
    return .gradient(
      VectorGradient(
        geometry(in: whole), stops: stops, spread: spread, transform: transform.then(map)))
  }

  /// Returns the axis or the circles.
  ///
  /// Missing lengths have the defaults of 13.2.2 and 13.2.3.
  private func geometry(in whole: Size) -> VectorGradient.Geometry {
    func length(_ name: String, _ axis: SVGAxis, initial: String) -> Double {
      let length = SVGLength(attributes[name] ?? initial) ?? SVGLength(initial)
      return length?.resolved(whole.extent(along: axis)) ?? 0
    }
    guard isRadial else {
      return .linear(
        start: Point(
          x: length("x1", .width, initial: "0%"), y: length("y1", .height, initial: "0%")),
        end: Point(
          x: length("x2", .width, initial: "100%"), y: length("y2", .height, initial: "0%")))
    }
    let center = Point(
      x: length("cx", .width, initial: "50%"), y: length("cy", .height, initial: "50%"))
    let radius = length("r", .diagonal, initial: "50%")
    var focus = Point(
      x: attributes["fx"] == nil ? center.x : length("fx", .width, initial: "50%"),
      y: attributes["fy"] == nil ? center.y : length("fy", .height, initial: "50%"))
    // A focus outside the circle is moved to its edge (SVG 1.1, 13.2.3).
    let offset = focus - center
    let distance = (offset.x * offset.x + offset.y * offset.y).squareRoot()
    if distance > radius * 0.999, distance > 0 {
      focus = center + offset * (radius * 0.999 / distance)
    }
    return .radial(
      VectorGradient.Circle(focus, radius: length("fr", .diagonal, initial: "0%")),
      VectorGradient.Circle(center, radius: radius))
  }

  /// Returns at most 256 stops, with offsets clipped to 0…1.
  private static func stops(of element: XMLElement, _ document: SVGDocument) -> [GradientStop] {
    var stops: [GradientStop] = []
    for child in element.children where child.name == "stop" && stops.count < 256 {
      let style = document.style(of: child, inheriting: SVGStyle.Inherited())
      let offset = SVGLength(child["offset"] ?? "0")?.value ?? 0
      let color: Color =
        switch style.stopColor {
        case .color(let color): color
        // A stop can't refer to a paint. `currentColor` is the element's `color`.
        case .none, .currentColor, .reference: style.inherited.color
        }
      // An offset less than an earlier one is raised to it.
      stops.append(
        GradientStop(
          position: max(stops.last?.position ?? 0, max(0, min(1, offset))),
          color: color.withAlpha(color.alpha * style.stopOpacity)))
    }
    return stops
  }
}
