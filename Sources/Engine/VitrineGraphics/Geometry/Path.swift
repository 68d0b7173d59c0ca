/// An outline of lines and quadratic and cubic Bézier curves.
///
/// Filling closes open subpaths.
public struct Path: Hashable, Codable, Sendable {
  /// A command of a path.
  public enum Element: Hashable, Codable, Sendable {
    case move(Point)
    case line(Point)
    case quadratic(Point, Point)
    case cubic(Point, Point, Point)
    case close
  }

  /// The commands in drawing order.
  public var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a subpath at a point.
  public mutating func move(to point: Point) { elements.append(.move(point)) }
  /// Appends a line from the current point.
  public mutating func line(to point: Point) { elements.append(.line(point)) }
  /// Appends a quadratic Bézier curve from the current point.
  public mutating func curve(to point: Point, control: Point) {
    elements.append(.quadratic(control, point))
  }
  /// Appends a cubic Bézier curve from the current point.
  public mutating func curve(to point: Point, control1: Point, control2: Point) {
    elements.append(.cubic(control1, control2, point))
  }
  /// Closes the current subpath.
  public mutating func close() { elements.append(.close) }
  /// Appends all elements of another path.
  public mutating func append(_ other: Path) { elements.append(contentsOf: other.elements) }

  /// Returns the path with every point transformed.
  public func mapped(by affine: Affine) -> Path {
    var result = Path()
    result.elements.reserveCapacity(elements.count)
    for element in elements {
      switch element {
      case .move(let p): result.elements.append(.move(affine.apply(p)))
      case .line(let p): result.elements.append(.line(affine.apply(p)))
      case .quadratic(let c, let p):
        result.elements.append(.quadratic(affine.apply(c), affine.apply(p)))
      case .cubic(let c1, let c2, let p):
        result.elements.append(.cubic(affine.apply(c1), affine.apply(c2), affine.apply(p)))
      case .close: result.elements.append(.close)
      }
    }
    return result
  }

  /// The bounding box of all points and control points, or nil for an empty path.
  public var controlBounds: Rect? {
    var box: (minX: Double, minY: Double, maxX: Double, maxY: Double)?
    func grow(_ p: Point) {
      guard let b = box else {
        box = (p.x, p.y, p.x, p.y)
        return
      }
      box = (min(b.minX, p.x), min(b.minY, p.y), max(b.maxX, p.x), max(b.maxY, p.y))
    }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): grow(p)
      case .quadratic(let c, let p):
        grow(c)
        grow(p)
      case .cubic(let c1, let c2, let p):
        grow(c1)
        grow(c2)
        grow(p)
      case .close: break
      }
    }
    return box.map { Rect(minX: $0.minX, minY: $0.minY, maxX: $0.maxX, maxY: $0.maxY) }
  }
}
