import VitrineBase
import VitrineGraphics
import VitrineLayout

extension DocumentBuilder {
  /// The limit of a path's text, which prevents excessive work.
  private static let pathLimit = 100_000

  /// Creates a shape.
  ///
  /// Without a `viewBox`, the shape extends from the origin to the right and the bottom of the
  /// path, so that its size in points is that of the coordinates.
  func shape(_ keys: KeyedObject<ShapeKeys>) throws(InputError) -> ShapeView {
    let text = try text(keys.path)
    guard text.utf8.count <= Self.pathLimit, let path = Path(wholeSVGData: text) else {
      throw InputError(
        Diagnostic(
          .error, "bad-path", "the path \"\(text.prefix(40))\" is not valid path data of SVG",
          at: keys.place(of: \.path), hint: "write commands such as M0 12 L12 0 L24 12 Z"))
    }
    let bounds = path.controlBounds ?? .zero
    let box =
      try keys.viewBox
      ?? Rect(x: 0, y: 0, width: max(0, bounds.maxX), height: max(0, bounds.maxY))
    guard !box.isEmpty || text.isEmpty && request.isTolerant else {
      throw InputError(
        Diagnostic(
          .error, "out-of-range", "the path covers no area to the right of and below 0, 0",
          at: keys.place(of: \.path), hint: "give it a \"viewBox\": [x, y, width, height]"))
    }
    var shape = ShapeView(path, box: box)
    shape.fill = try color(keys.fill)
    shape.stroke = try color(keys.stroke)
    shape.lineWidth = try keys.lineWidth ?? 1
    shape.cap = try keys.lineCap ?? .butt
    shape.join = try keys.lineJoin ?? .miter
    shape.dash = try keys.dash ?? []
    return shape
  }
}
