import Vitrine
import VitrineGraphics
import VitrineLayout
import VitrineRaster

extension _ResolvedStyle {
  /// Returns the items that fill a shape in pixels, of which a node has a size in points.
  func filling(
    _ shape: VitrineRaster.Shape, in size: Size, scale: Double
  ) -> [DisplayItem] {
    switch kind {
    case .color(let color): return [.fill(shape, .color(color), .sourceOver)]
    case .linear(let stops, let start, let end):
      return [
        .fill(
          shape,
          .linear(stops, start: start.pixels(in: size, scale), end: end.pixels(in: size, scale)),
          .sourceOver)
      ]
    case .radial(let stops, let center, let startRadius, let endRadius):
      let part = endRadius > 0 ? startRadius / endRadius : 0
      return [
        .fill(
          shape,
          .radial(
            stops.map {
              GradientStop(position: part + (1 - part) * $0.position, color: $0.color)
            }, center: center.pixels(in: size, scale), radius: endRadius * scale),
          .sourceOver)
      ]
    case .elliptical(let stops, let center, let start, let end):
      let side = max(size.width, size.height)
      let part = end > 0 ? start / end : 0
      return [
        .fill(
          shape,
          .radial(
            stops.map {
              GradientStop(position: part + (1 - part) * $0.position, color: $0.color)
            }, center: center.pixels(in: size, scale), radius: end * side * scale),
          .sourceOver)
      ]
    case .angular(let stops, let center, let start, let end):
      let paint = Self.conic(stops, around: center.pixels(in: size, scale), from: start, to: end)
      return [.fill(shape, paint, .sourceOver)]
    case .material(let style): return [.fill(shape, .color(style.tint), .sourceOver)]
    case .mesh(let colors, let columns, let points):
      guard !points.isEmpty else {
        return Self.strips(colors, columns: columns, in: size * scale, shape)
      }
      let whole = size * scale
      let picture = MeshPicture(colors, at: points, columns: columns, in: whole)
      return [
        .beginClip(shape),
        .image(
          picture.bitmap, in: Rect(origin: .zero, size: whole), ImageDrawing(), .sourceOver),
        .endClip,
      ]
    case .tiles(let bitmap, let width, let height):
      return Self.tiling(
        bitmap, of: Size(width: width, height: height), in: size, scale: scale, shape)
    }
  }

  /// Returns horizontal strips with the mixed colors of a grid's rows.
  private static func strips(
    _ colors: [VitrineGraphics.Color], columns: Int, in size: Size,
    _ shape: VitrineRaster.Shape
  ) -> [DisplayItem] {
    let rows = colors.count / columns
    let (width, height) = (size.width, PixelGrid(scale: 1).ceil(size.height))
    let count = min(256, max(1, Int(clamping: height)))
    func edge(_ index: Int) -> Double {
      PixelGrid(scale: 1).round(height * Double(index) / Double(count))
    }
    var items: [DisplayItem] = [.beginClip(shape)]
    for index in 0..<count {
      let position = (Double(index) + 0.5) / Double(count) * Double(rows - 1)
      let first = min(max(0, rows - 2), Int(position))
      let second = min(rows - 1, first + 1)
      let stops = (0..<columns).map { column in
        GradientStop(
          position: Double(column) / Double(max(1, columns - 1)),
          color: colors[first * columns + column].mixed(
            with: colors[second * columns + column], by: position - Double(first)))
      }
      let (top, bottom) = (edge(index), edge(index + 1))
      items.append(
        .fill(
          .rect(Rect(x: 0, y: top, width: width, height: bottom - top)),
          .linear(stops, start: .zero, end: Point(x: width, y: 0)), .sourceOver))
    }
    return items + [.endClip]
  }

  /// Returns an angular gradient's paint of a full turn.
  ///
  /// A gradient of more than a turn shows its last turn. One of less than a turn leaves a gap with
  /// its last color up to the middle and its first color from there on.
  private static func conic(
    _ stops: [GradientStop], around center: Point, from start: Double, to end: Double
  ) -> Paint {
    let turn = 2 * Scalars.pi
    let sweep = end == start ? turn : end - start
    let share = sweep.magnitude / turn
    var turned = stops.map { stop in
      GradientStop(position: (stop.position - 1) * share + min(1, share), color: stop.color)
    }
    if share < 1, let first = stops.first, let last = stops.last {
      let middle = (1 + share) / 2
      turned += [
        GradientStop(position: middle, color: last.color),
        GradientStop(position: middle, color: first.color),
      ]
    }
    // The last turn of several ends where the gradient ends.
    let angle = share > 1 ? end - (sweep < 0 ? -turn : turn) : start
    let (cosine, sine) = Scalars.direction(turns: angle / turn)
    let side: Double = sweep < 0 ? -1 : 1
    return .angular(
      turned, center: center, start: Point(x: cosine, y: sine),
      quarter: Point(x: -sine * side, y: cosine * side))
  }
}

extension UnitPoint {
  fileprivate func pixels(in size: Size, _ scale: Double) -> Point {
    Point(x: Double(x) * size.width * scale, y: Double(y) * size.height * scale)
  }
}
