import VitrineGraphics
import VitrineRaster

/// A picture of a grid's colors, mixed between points at any places.
///
/// It has at most 256 pixels along a side, because it is scaled smoothly to the shape that it fills.
struct MeshPicture {
  private struct Vertex {
    var place: Point
    var color: VitrineGraphics.Color
  }

  private static let limit = 256.0
  /// The number of parts along each side of a cell, in which colors are mixed like a plane.
  private static let parts = 16
  private(set) var bitmap: Bitmap

  /// Creates the picture of a grid whose points are in fractions of a rectangle.
  init(
    _ colors: [VitrineGraphics.Color], at points: [Point], columns: Int, in size: Size
  ) {
    let factor = min(1, Self.limit / max(1, size.width, size.height))
    func length(_ value: Double) -> Int {
      max(1, Int(clamping: PixelGrid(scale: 1).ceil(value * factor)))
    }
    bitmap = Bitmap(width: length(size.width), height: length(size.height))
    let vertices = zip(points, colors).map { point, color in
      Vertex(
        place: Point(
          x: point.x * Double(bitmap.width), y: point.y * Double(bitmap.height)),
        color: color)
    }
    for row in 0..<max(0, vertices.count / columns - 1) {
      for column in 0..<max(0, columns - 1) {
        let first = row * columns + column
        fill([first, first + 1, first + columns, first + columns + 1].map { vertices[$0] })
      }
    }
  }

  /// Fills a cell, of which the corners are in reading order.
  private mutating func fill(_ corners: [Vertex]) {
    func vertex(_ column: Int, _ row: Int) -> Vertex {
      let (x, y) = (Double(column) / Double(Self.parts), Double(row) / Double(Self.parts))
      let top = corners[0].place * (1 - x) + corners[1].place * x
      let bottom = corners[2].place * (1 - x) + corners[3].place * x
      return Vertex(
        place: top * (1 - y) + bottom * y,
        color: corners[0].color.mixed(with: corners[1].color, by: x).mixed(
          with: corners[2].color.mixed(with: corners[3].color, by: x), by: y))
    }
    for row in 0..<Self.parts {
      for column in 0..<Self.parts {
        let (a, b) = (vertex(column, row), vertex(column + 1, row))
        let (c, d) = (vertex(column, row + 1), vertex(column + 1, row + 1))
        fill(a, b, c)
        fill(b, d, c)
      }
    }
  }

  /// Fills a triangle with the colors of its corners; a pixel belongs to it by its center.
  private mutating func fill(_ a: Vertex, _ b: Vertex, _ c: Vertex) {
    let (u, v) = (b.place - a.place, c.place - a.place)
    let area = u.x * v.y - u.y * v.x
    guard area != 0 else { return }
    let (xs, ys) = ([a, b, c].map(\.place.x), [a, b, c].map(\.place.y))
    func range(_ values: [Double], _ count: Int) -> Range<Int> {
      let first = max(0, min(count, Int(clamping: values.min() ?? 0)))
      return first..<max(first, min(count - 1, Int(clamping: values.max() ?? 0)) + 1)
    }
    for y in range(ys, bitmap.height) {
      for x in range(xs, bitmap.width) {
        let offset = Point(x: Double(x) + 0.5, y: Double(y) + 0.5) - a.place
        let second = (offset.x * v.y - offset.y * v.x) / area
        let third = (u.x * offset.y - u.y * offset.x) / area
        guard second >= -1e-9, third >= -1e-9, second + third <= 1 + 1e-9 else { continue }
        let edge = second + third
        let side = edge > 0 ? b.color.mixed(with: c.color, by: third / edge) : a.color
        bitmap[x, y] = Pixel(a.color.mixed(with: side, by: max(0, min(1, edge))))
      }
    }
  }
}
