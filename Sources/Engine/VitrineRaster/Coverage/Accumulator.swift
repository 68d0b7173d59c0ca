import VitrineGraphics

/// Exact area coverage of a polygon, accumulated from its edges.
///
/// For every pixel row that it crosses, an edge adds the signed height that it spans there: the
/// part of the pixel to the right of the edge in its column, and the rest in the next column. The
/// prefix sum of a row is then the signed covered area of every pixel. There is no sampling: the
/// only errors are the rounding of each contribution to 2⁻¹⁶ and the flattening of curves.
///
/// Sums wrap around where 32,768 contours overlap, which gives wrong pixels but no memory error.
///
/// The sum is clamped, so overlaps count once unless edges of different contours share a pixel. In
/// that case `Winding` removes the overlap first.
struct Accumulator {
  private let box: PixelBox
  private let stride: Int
  private var cells: [Int32]

  private static let one = 65536.0

  init(_ box: PixelBox) {
    self.box = box
    stride = box.width + 2
    cells = [Int32](repeating: 0, count: stride * box.height)
  }

  /// Adds one edge in pixels.
  mutating func line(from a: Point, to b: Point) {
    let direction: Double = a.y < b.y ? 1 : -1
    var (top, bottom) = a.y < b.y ? (a, b) : (b, a)
    // A flatter edge adds less than sixteen bits can represent, and its slope may be infinite.
    guard bottom.y - top.y > 1e-9 else { return }
    let left = Double(box.minX)
    let above = Double(box.minY)
    let below = Double(box.maxY)
    guard bottom.y > above, top.y < below else { return }
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    if top.y < above { top = Point(x: top.x + slope * (above - top.y), y: above) }
    if bottom.y > below { bottom = Point(x: top.x + slope * (below - top.y), y: below) }
    var y = top.y - above
    var x = top.x - left
    let endY = bottom.y - above
    var row = min(box.height - 1, Int(y))
    while y < endY && row < box.height {
      let nextY = min(endY, Double(row + 1))
      let nextX = nextY == endY ? bottom.x - left : x + slope * (nextY - y)
      addRow(row, from: x, to: nextX, height: (nextY - y) * direction)
      y = nextY
      x = nextX
      row += 1
    }
  }

  /// Adds the part of an edge in one pixel row, from `x0` to `x1`, which spans `height` of the row.
  private mutating func addRow(_ row: Int, from x0: Double, to x1: Double, height: Double) {
    let width = Double(box.width)
    let from = min(x0, x1)
    let to = max(x0, x1)
    let base = row * stride
    if to <= 0 {
      cells[base] &+= fixed(height)
      return
    }
    if from >= width { return }
    if from < 0 || to > width {
      // The part left of the box covers it entirely, and the part right of it doesn't cover it.
      let span = to - from
      if from < 0 { cells[base] &+= fixed(height * (-from / span)) }
      let inside = (min(to, width) - max(from, 0)) / span
      addInside(base, from: max(from, 0), to: min(to, width), height: height * inside)
      return
    }
    addInside(base, from: from, to: to, height: height)
  }

  private mutating func addInside(_ base: Int, from: Double, to: Double, height: Double) {
    let first = min(box.width - 1, Int(from))
    let last = min(box.width - 1, Int(to))
    if first == last {
      // A trapezoid in one pixel: the mean distance from the pixel's left edge remains uncovered.
      let uncovered = (from + to) / 2 - Double(first)
      let whole = fixed(height)
      let next = fixed(height * uncovered)
      cells[base + first] &+= whole - next
      cells[base + first + 1] &+= next
      return
    }
    // An edge across several pixels: the covered area is a triangle, then grows linearly, then a
    // triangle.
    let perPixel = height / (to - from)
    let firstPart = Double(first + 1) - from
    var before = 0
    var covered = perPixel * firstPart * firstPart / 2
    var total = Int(fixed(covered))
    cells[base + first] &+= Int32(total)
    before = total
    var reached = perPixel * firstPart
    for column in (first + 1)..<max(first + 1, last) {
      covered = reached + perPixel / 2
      total = Int(fixed(covered))
      cells[base + column] &+= Int32(total - before)
      before = total
      reached += perPixel
    }
    let lastPart = to - Double(last)
    covered = reached + perPixel * lastPart * (1 - lastPart / 2)
    total = Int(fixed(covered))
    cells[base + last] &+= Int32(total - before)
    cells[base + last + 1] &+= Int32(Int(fixed(height)) - total)
  }

  private func fixed(_ value: Double) -> Int32 {
    let scaled = value * Self.one
    return Int32(scaled < 0 ? scaled - 0.5 : scaled + 0.5)
  }

  /// Returns the prefix sums of all rows as coverage, 0…255.
  func mask(_ rule: FillRule) -> Mask {
    var bytes = [UInt8](repeating: 0, count: box.width * box.height)
    for row in 0..<box.height {
      var sum: Int32 = 0
      for column in 0..<box.width {
        sum &+= cells[row * stride + column]
        var area = Int64(sum.magnitude)
        if rule == .evenOdd {
          area &= 131071
          if area > 65536 { area = 131072 - area }
        }
        bytes[row * box.width + column] = UInt8(
          truncatingIfNeeded: (min(area, 65536) * 255 + 32768) >> 16)
      }
    }
    return Mask(x: box.minX, y: box.minY, width: box.width, height: box.height, bytes: bytes)
  }
}
