import VitrineGraphics

/// The path that a content stream constructs, in picture coordinates.
struct PDFPath {
  private(set) var mapped = Path()
  /// The start of the current subpath, to which `h` returns.
  private var start = Point.zero
  /// The current point in the operators' coordinates, at which the next segment starts.
  private var current = Point.zero

  /// Executes a path construction operator.
  ///
  /// Returns false for other operators.
  ///
  /// Points are mapped immediately, because a `cm` between two operators applies only to the later
  /// one (8.5.2).
  mutating func perform(_ name: String, _ n: [Double], map: Affine) -> Bool {
    func point(_ index: Int) -> Point { Point(x: n[index], y: n[index + 1]) }
    let counts = ["m": 2, "l": 2, "c": 6, "v": 4, "y": 4, "h": 0, "re": 4]
    guard let count = counts[name] else { return false }
    // Broken operators and lines without a current point are ignored.
    guard n.count == count, name == "m" || name == "re" || !mapped.isEmpty else { return true }
    switch name {
    case "m":
      current = point(0)
      start = current
      mapped.move(to: map.apply(current))
    case "l":
      current = point(0)
      mapped.line(to: map.apply(current))
    case "c": curve(point(0), point(2), to: point(4), map: map)
    case "v": curve(current, point(0), to: point(2), map: map)
    case "y": curve(point(0), point(2), to: point(2), map: map)
    case "re":
      let rect = Rect(x: n[0], y: n[1], width: n[2], height: n[3])
      mapped.append(Path.rectangle(rect).mapped(by: map))
      start = rect.origin
      current = start
    default: close()
    }
    return true
  }

  mutating func close() {
    guard !mapped.isEmpty else { return }
    mapped.close()
    current = start
  }

  /// Adds a cubic curve by its three points.
  ///
  /// `v` and `y` omit one that equals an end point.
  private mutating func curve(_ first: Point, _ second: Point, to end: Point, map: Affine) {
    mapped.curve(
      to: map.apply(end), control1: map.apply(first), control2: map.apply(second))
    current = end
  }
}
