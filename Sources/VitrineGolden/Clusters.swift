public import VitrineGraphics

/// The places where two pictures of one size differ: pixels that lie near each other, as boxes.
///
/// Pixels are gathered in cells of 16 × 16; cells that touch, corners included, are one cluster.
/// The largest comes first.
public func clusters(_ expected: Bitmap, _ actual: Bitmap) -> [Rect] {
  guard expected.width == actual.width, expected.height == actual.height else { return [] }
  let cell = 16
  let columns = (expected.width + cell - 1) / cell
  let rows = (expected.height + cell - 1) / cell
  var boxes = [Rect?](repeating: nil, count: columns * rows)
  for y in 0..<expected.height {
    for x in 0..<expected.width where expected[x, y] != actual[x, y] {
      let index = y / cell * columns + x / cell
      let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
      boxes[index] = boxes[index].map { union($0, pixel) } ?? pixel
    }
  }
  var found: [Rect] = []
  for start in boxes.indices {
    guard var box = boxes[start] else { continue }
    boxes[start] = nil
    var waiting = [start]
    while let index = waiting.popLast() {
      let (column, row) = (index % columns, index / columns)
      for y in max(0, row - 1)...min(rows - 1, row + 1) {
        for x in max(0, column - 1)...min(columns - 1, column + 1) {
          guard let near = boxes[y * columns + x] else { continue }
          box = union(box, near)
          boxes[y * columns + x] = nil
          waiting.append(y * columns + x)
        }
      }
    }
    found.append(box)
  }
  return found.sorted { $0.width * $0.height > $1.width * $1.height }
}

private func union(_ a: Rect, _ b: Rect) -> Rect {
  Rect(
    minX: min(a.minX, b.minX), minY: min(a.minY, b.minY), maxX: max(a.maxX, b.maxX),
    maxY: max(a.maxY, b.maxY))
}
