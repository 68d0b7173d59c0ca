extension Path {
  /// Parses the path of a `d` attribute (SVG 1.1, 8.3).
  ///
  /// Data after an error is ignored, as the standard requires.
  package init(svgData text: String) {
    var reader = SVGPathReader(text)
    _ = reader.read()
    self = reader.path
  }

  /// Parses path data, or returns nil if any of it is invalid or if there are too many commands.
  package init?(wholeSVGData text: String) {
    var reader = SVGPathReader(text)
    guard reader.read() else { return nil }
    self = reader.path
  }

  /// The limit of a path's segments, which prevents excessive work for hostile data.
  package static let svgSegmentLimit = 500_000
}

/// A reader for path data.
///
/// A repeated command's letter may be omitted, so each call of `perform` reads one set of numbers:
///
///     M10 10 20 20 30 10z    is    M10 10 L20 20 L30 10 z
private struct SVGPathReader {
  var path = Path()
  private var scanner: SVGScanner
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point of the previous curve, which a smooth curve reflects.
  private var control: (kind: UInt8, point: Point)?
  /// A Boolean value that indicates whether a subpath was begun and not closed.
  private var isOpen = false

  init(_ text: String) { scanner = SVGScanner(text) }

  /// Reads commands up to the end or the first error, and returns whether it read all of them.
  mutating func read() -> Bool {
    var command: UInt8?
    while let byte = scanner.peek() {
      if (0x61...0x7A).contains(byte | 0x20) {
        scanner.skip()
        command = byte
      } else if command == nil || command == UInt8(ascii: "z") || command == UInt8(ascii: "Z") {
        return false
      }
      guard let kind = command, path.elements.count < Path.svgSegmentLimit,
        perform(kind)
      else { return false }
      // Additional pairs after a move are lines.
      if kind == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if kind == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
    return true
  }

  /// Executes one command: uppercase with absolute points, lowercase with relative points.
  ///
  /// Returns false after an error.
  private mutating func perform(_ command: UInt8) -> Bool {
    let isRelative = command & 0x20 != 0
    let base = isRelative ? current : .zero
    let kind = command | 0x20
    if kind != UInt8(ascii: "m") && path.isEmpty { return false }
    defer {
      switch kind {
      case UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "q"), UInt8(ascii: "t"): break
      default: control = nil
      }
    }
    switch kind {
    case UInt8(ascii: "m"):
      guard let end = point(base) else { return false }
      path.move(to: end)
      (current, start, isOpen) = (end, end, true)
    case UInt8(ascii: "z"):
      path.close()
      (current, isOpen) = (start, false)
    case UInt8(ascii: "l"):
      guard let end = point(base) else { return false }
      line(to: end)
    case UInt8(ascii: "h"):
      guard let x = scanner.number() else { return false }
      line(to: Point(x: base.x + x, y: current.y))
    case UInt8(ascii: "v"):
      guard let y = scanner.number() else { return false }
      line(to: Point(x: current.x, y: base.y + y))
    case UInt8(ascii: "a"): return arc(base)
    default: return curve(kind, base)
    }
    return true
  }

  /// Adds a cubic (8.3.6) or quadratic (8.3.7) curve.
  ///
  /// `s` and `t` reflect the previous control point.
  private mutating func curve(_ kind: UInt8, _ base: Point) -> Bool {
    switch kind {
    case UInt8(ascii: "c"), UInt8(ascii: "s"):
      let first = kind == UInt8(ascii: "c") ? point(base) : mirrored(UInt8(ascii: "c"))
      guard let first, let second = point(base), let end = point(base) else { return false }
      reopen()
      path.curve(to: end, control1: first, control2: second)
      control = (UInt8(ascii: "c"), second)
      current = end
    case UInt8(ascii: "q"), UInt8(ascii: "t"):
      let middle = kind == UInt8(ascii: "q") ? point(base) : mirrored(UInt8(ascii: "q"))
      guard let middle, let end = point(base) else { return false }
      reopen()
      path.curve(to: end, control: middle)
      control = (UInt8(ascii: "q"), middle)
      current = end
    default: return false
    }
    return true
  }

  /// Adds an elliptical arc by its end points (8.3.8).
  ///
  /// Its flags are single digits without separators.
  private mutating func arc(_ base: Point) -> Bool {
    guard let rx = scanner.number(), let ry = scanner.number(), let turn = scanner.number(),
      let isLarge = scanner.flag(), let isSweep = scanner.flag(), let end = point(base)
    else { return false }
    reopen()
    path.arc(
      from: current, to: end, radii: Size(width: rx.magnitude, height: ry.magnitude),
      turns: turn / 360, isLarge: isLarge, isSweep: isSweep)
    current = end
    return true
  }

  private mutating func line(to end: Point) {
    reopen()
    path.line(to: end)
    current = end
  }

  /// Starts a subpath at the start of the closed one, if a drawing command follows a close.
  private mutating func reopen() {
    if !isOpen {
      path.move(to: current)
      isOpen = true
    }
  }

  private mutating func point(_ base: Point) -> Point? {
    guard let x = scanner.number(), let y = scanner.number() else { return nil }
    return Point(x: base.x + x, y: base.y + y)
  }

  /// Returns the reflected control point, or the current point if the previous curve is of another
  /// kind.
  private func mirrored(_ kind: UInt8) -> Point {
    guard let control, control.kind == kind else { return current }
    return current * 2 - control.point
  }
}
