import VitrineGraphics
import VitrineImport

extension Path {
  /// Creates the path of a basic shape.
  ///
  /// Returns nil for other elements and for shapes without extent.
  init?(svgShape element: XMLElement, in viewport: Size) {
    let shape = SVGShape(element: element, viewport: viewport)
    switch element.name {
    case "path": self.init(svgData: element["d"] ?? "")
    case "rect":
      guard let path = shape.rectangle else { return nil }
      self = path
    case "circle":
      let radius = shape.length("r", .diagonal) ?? 0
      guard radius > 0 else { return nil }
      self = .ellipse(in: shape.box(radius, radius))
    case "ellipse":
      let rx = shape.length("rx", .width) ?? shape.length("ry", .height) ?? 0
      let ry = shape.length("ry", .height) ?? rx
      guard rx > 0, ry > 0 else { return nil }
      self = .ellipse(in: shape.box(rx, ry))
    case "line":
      self.init()
      move(to: shape.point("x1", "y1"))
      line(to: shape.point("x2", "y2"))
    case "polyline", "polygon":
      self.init()
      var scanner = SVGScanner(element["points"] ?? "")
      while let x = scanner.number(), let y = scanner.number() {
        let point = Point(x: x, y: y)
        if isEmpty { move(to: point) } else { line(to: point) }
      }
      if element.name == "polygon", !isEmpty { close() }
    default: return nil
    }
  }
}

/// The side of the viewport that a percentage is relative to.
enum SVGAxis { case width, height, diagonal }

/// The lengths in an element's attributes.
struct SVGShape {
  let element: XMLElement
  let viewport: Size

  /// Returns a length in the element's coordinates, or nil if it is missing or malformed.
  func length(_ name: String, _ axis: SVGAxis) -> Double? {
    guard let text = element[name], let length = SVGLength(text) else { return nil }
    return length.resolved(viewport.extent(along: axis))
  }

  func point(_ x: String, _ y: String) -> Point {
    Point(x: length(x, .width) ?? 0, y: length(y, .height) ?? 0)
  }

  /// Returns the box around the center `cx`, `cy`.
  func box(_ rx: Double, _ ry: Double) -> Rect {
    let center = point("cx", "cy")
    return Rect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry)
  }

  /// The rounded rectangle, or nil if it has no extent.
  ///
  /// A missing radius equals the other one, and both are at most half of the sides (SVG 1.1, 9.2).
  var rectangle: Path? {
    let origin = point("x", "y")
    let size = Size(width: length("width", .width) ?? 0, height: length("height", .height) ?? 0)
    let rect = Rect(origin: origin, size: size)
    guard size.width > 0, size.height > 0 else { return nil }
    let (x, y) = (length("rx", .width), length("ry", .height))
    let rx = min(max(0, x ?? y ?? 0), size.width / 2)
    let ry = min(max(0, y ?? x ?? 0), size.height / 2)
    guard rx > 0, ry > 0 else { return .rectangle(rect) }
    // A rectangle with circular corners is stretched, which makes the corners elliptical.
    let stretch = ry / rx
    let flat = Rect(x: 0, y: 0, width: size.width, height: size.height / stretch)
    return Path.roundedRectangle(flat, radius: rx).mapped(
      by: Affine.scale(x: 1, y: stretch).then(.translation(x: origin.x, y: origin.y)))
  }
}

extension Size {
  /// Returns the length of 100 % along an axis (SVG 1.1, 7.10).
  func extent(along axis: SVGAxis) -> Double {
    switch axis {
    case .width: width
    case .height: height
    case .diagonal: ((width * width + height * height) / 2).squareRoot()
    }
  }
}
