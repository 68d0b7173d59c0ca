import VitrineGraphics
import VitrineRaster

/// The shape of a symbol on the grid of its icons, in parts that are drawn one after the other.
struct SymbolShape: Sendable {
  /// A part of a shape.
  struct Part: Sendable {
    /// The effect of a part on the parts before it.
    enum Effect: Sendable {
      /// The part is drawn over them.
      case draw
      /// The part cuts them away.
      case cut
      /// The part is a hole in a symbol of one color, and is drawn in one of several.
      case knockOut
    }

    var path: Path
    /// The width of the line along the path, or nil to fill the path.
    var line: Double?
    var effect = Effect.draw
    /// The layer, with 0 in front.
    var layer = 0
  }

  var parts: [Part] = []

  /// The side of the grid.
  static let grid = 24.0
  /// The center of the grid.
  static let center = Point(x: 12, y: 12)

  /// The bounds of the parts that are drawn, with half of their lines' width.
  var bounds: Rect {
    var bounds: Rect?
    for part in parts where part.effect == .draw {
      guard let box = part.path.tightBounds else { continue }
      let grown = box.inset(by: Insets(all: -(part.line ?? 0) / 2))
      bounds = bounds.map { $0.union(grown) } ?? grown
    }
    return bounds ?? Rect(x: 2, y: 2, width: 20, height: 20)
  }

  /// Creates the shape of a symbol with lines of a width in units of the grid.
  ///
  /// An unknown symbol is a rounded square.
  init(_ name: SymbolName, line: Double) {
    let icon = name.base.flatMap(SymbolTables.icon) ?? Self.neutral
    if let enclosure = name.enclosure {
      enclose(icon, in: enclosure, isFilled: name.isFilled, line: line)
    } else {
      add(icon, isFilled: name.isFilled, line: line)
    }
    if name.isSlashed { slash(line: line) }
    if let badge = name.badge { add(badge: badge, line: line) }
  }

  /// The stand-in for a symbol that the table doesn't contain.
  private static let neutral = SymbolTables.Icon(
    lines: .roundedRectangle(Rect(x: 3, y: 3, width: 18, height: 18), radius: 4.5), areas: nil)

  /// Adds an icon.
  ///
  /// Without a filled form, its closed lines are filled, and lines inside of them are cut out.
  private mutating func add(_ icon: SymbolTables.Icon, isFilled: Bool, line: Double) {
    guard isFilled else {
      parts.append(Part(path: icon.lines, line: line))
      return
    }
    if let areas = icon.areas {
      parts.append(Part(path: areas))
      return
    }
    let lines = icon.lines.subpaths
    let closed = lines.filter(\.isClosed)
    // A cut affects the parts before it, so the lines inside come last.
    var cuts: [Part] = []
    for path in lines {
      let box = path.tightBounds
      let isInside = closed.contains { other in
        other != path && box.map { other.tightBounds?.contains($0) ?? false } ?? false
      }
      if isInside {
        cuts.append(Part(path: path, line: line, effect: .cut))
      } else {
        if path.isClosed { parts.append(Part(path: path)) }
        parts.append(Part(path: path, line: line))
      }
    }
    parts += cuts
  }

  /// Adds an icon in a shape, as lines or as a hole in the filled shape.
  private mutating func enclose(
    _ icon: SymbolTables.Icon, in enclosure: SymbolName.Enclosure, isFilled: Bool, line: Double
  ) {
    let outline = enclosure.path
    if isFilled { parts.append(Part(path: outline, layer: 1)) }
    parts.append(Part(path: outline, line: line, layer: 1))
    guard let box = icon.lines.tightBounds else { return }
    let room = enclosure.room
    let scale = min(0.7, room / max(box.width, box.height, 1))
    let middle = enclosure.middle
    let map = Affine.translation(x: -(box.minX + box.maxX) / 2, y: -(box.minY + box.maxY) / 2)
      .then(.scale(x: scale, y: scale)).then(.translation(x: middle.x, y: middle.y))
    // A symbol in a shape is solid if it has a filled form.
    parts.append(
      Part(
        path: (icon.areas ?? icon.lines).mapped(by: map), line: icon.areas == nil ? line : nil,
        effect: isFilled ? .knockOut : .draw))
  }

  /// Crosses the shape out with a line from the top left, beside a gap.
  private mutating func slash(line: Double) {
    var path = Path()
    path.move(to: Point(x: 3, y: 3))
    path.line(to: Point(x: 21, y: 21))
    let gap = path.mapped(by: .translation(x: line * 0.7, y: -line * 0.7))
    parts.append(Part(path: gap, line: line * 1.6, effect: .cut))
    parts.append(Part(path: path, line: line))
  }

  /// Adds a badge: a dot at the top right, or a symbol at the bottom right.
  private mutating func add(badge: String, line: Double) {
    guard !badge.isEmpty, let icon = SymbolTables.icon(of: badge) else {
      let dot = Path.circle(Point(x: 18.5, y: 5.5), radius: 3.5)
      parts.append(Part(path: dot, line: line * 1.4, effect: .cut))
      parts.append(Part(path: dot, effect: .cut))
      parts.append(Part(path: dot))
      return
    }
    let circle = Path.circle(Point(x: 18.5, y: 18.5), radius: 5)
    parts.append(Part(path: circle, line: line * 1.4, effect: .cut))
    parts.append(Part(path: circle, effect: .cut))
    parts.append(Part(path: circle))
    guard let box = icon.lines.tightBounds else { return }
    let scale = min(0.45, 5.5 / max(box.width, box.height, 1))
    let map = Affine.translation(x: -(box.minX + box.maxX) / 2, y: -(box.minY + box.maxY) / 2)
      .then(.scale(x: scale, y: scale)).then(.translation(x: 18.5, y: 18.5))
    parts.append(Part(path: icon.lines.mapped(by: map), line: line * 0.9, effect: .knockOut))
  }
}

extension SymbolName.Enclosure {
  /// The center line of the shape.
  fileprivate var path: Path {
    switch self {
    case .circle: .circle(SymbolShape.center, radius: 9.3)
    case .square, .app:
      .roundedRectangle(Rect(x: 3.2, y: 3.2, width: 17.6, height: 17.6), radius: 4)
    case .rectangle: .roundedRectangle(Rect(x: 1.5, y: 4.5, width: 21, height: 15), radius: 3)
    case .capsule: .roundedRectangle(Rect(x: 1, y: 5.5, width: 22, height: 13), radius: 6.5)
    case .octagon: Path(svgData: "M8.1 2.8h7.8l5.3 5.3v7.8l-5.3 5.3h-7.8l-5.3-5.3v-7.8z")
    case .hexagon: Path(svgData: "M12 2.3l8.6 4.9v9.6l-8.6 4.9l-8.6-4.9v-9.6z")
    case .diamond: Path(svgData: "M12 2l10 10l-10 10l-10-10z")
    case .triangle: Path(svgData: "M12 3.2l9.6 17h-19.2z")
    case .seal:
      Path(
        svgData: "M12 2.4l2.5 1.8l3.1-.1l.9 3l2.6 1.8l-1.1 2.9l1.1 2.9l-2.6 1.8l-.9 3l-3.1-.1"
          + "l-2.5 1.8l-2.5-1.8l-3.1.1l-.9-3l-2.6-1.8l1.1-2.9l-1.1-2.9l2.6-1.8l.9-3l3.1.1z")
    case .shield: Path(svgData: "M12 2.6l8 3v6.2c0 4.6-3.2 7.8-8 9.6c-4.8-1.8-8-5-8-9.6v-6.2z")
    }
  }

  /// The longer side of the symbol in the shape.
  fileprivate var room: Double {
    switch self {
    case .triangle, .diamond: 7
    case .rectangle, .capsule, .shield: 8
    default: 9.5
    }
  }

  /// The center of the symbol in the shape.
  fileprivate var middle: Point {
    switch self {
    case .triangle: Point(x: 12, y: 14.5)
    case .shield: Point(x: 12, y: 11.5)
    default: SymbolShape.center
    }
  }
}

extension Path {
  fileprivate static func circle(_ center: Point, radius: Double) -> Path {
    .ellipse(
      in: Rect(
        x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }

  /// The parts of the path that begin with a move.
  fileprivate var subpaths: [Path] {
    var paths: [Path] = []
    for element in elements {
      if case .move = element { paths.append(Path()) }
      if paths.isEmpty { paths.append(Path()) }
      paths[paths.count - 1].elements.append(element)
    }
    return paths
  }

  /// A Boolean value that indicates whether the path ends at its start.
  fileprivate var isClosed: Bool {
    guard elements.count > 2, case .move(let start) = elements[0] else { return false }
    let end: Point
    switch elements[elements.count - 1] {
    case .close: return true
    case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
      end = point
    }
    return abs(end.x - start.x) < 0.05 && abs(end.y - start.y) < 0.05
  }
}
